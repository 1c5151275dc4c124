import { Band } from "../Band/Band"
import { AboutTeaser } from "../AboutTeaser/AboutTeaser"
import { branchesShownOn } from "../../branches/shownBranches"
import { Branches } from "../Branches/Branches"
import { CallToAction } from "../CallToAction/CallToAction"
import { Carousel } from "../Carousel/Carousel"
import { ProjectCard } from "../Carousel/ProjectCard"
import { CertificateGrid } from "../CertificateGrid/CertificateGrid"
import { FamilyIndex } from "../FamilyIndex/FamilyIndex"
import { HeroSlider } from "../HeroSlider/HeroSlider"
import { Icon } from "../Icon/Icon"
import { MarketSegments } from "../MarketSegments/MarketSegments"
import { PageLink } from "../PageLink/PageLink"
import { PostCard } from "../PostCard/PostCard"
import { ProductTiles } from "../ProductTile/ProductTile"
import { productsListedIn, useSite, type OwnData } from "../Site/Site"

type HomeData = OwnData<Queries.HomePageQuery> & Pick<Queries.HomePageQuery, "allProduct">

/** The home page. */
export function HomeView({ data }: { data: HomeData }) {
  const site = useSite()
  const { home, allProject, allCertificate, allPost, allBranch, allProduct } = data
  if (!home) return null
  const [post] = allPost.nodes
  return (
    <>
      <HeroSlider
        title={home.heading}
        slides={home.slides.map((slide) => ({ ...slide, marks: slide.picture.src.name }))}
      />
      <FamilyIndex products={productsListedIn(site, "homeTiles")} label={home.products.heading} />
      <AboutTeaser about={home.about} claims={home.claims} />
      <Projects {...home.projects} projects={allProject.nodes} />
      <MarketSegments {...home.segments} />
      <Band
        heading={home.products.heading}
        className="band--rule"
        link={
          <PageLink className="btn btn--text btn--arrow" to={home.products.linkTo}>
            <span>{home.products.linkLabel}</span>
            <Icon name="arrow" />
          </PageLink>
        }
      >
        <ProductTiles
          products={allProduct.nodes.filter(({ listedIn }) => listedIn.includes("homeTiles"))}
          label={home.products.tileLabel}
        />
      </Band>
      {allCertificate.nodes.length > 0 ? (
        <Band {...home.certificates} className="band--galv">
          <CertificateGrid certificates={allCertificate.nodes} />
        </Band>
      ) : null}
      {post ? (
        <Band heading={home.blog.heading}>
          <PostCard post={post} to="/blog" watch={home.blog.watch} newTab={home.blog.newTab} />
        </Band>
      ) : null}
      <Branches
        heading={home.branches.heading}
        text={home.branches.text}
        listed={branchesShownOn(allBranch.nodes, "home")}
        all={allBranch.nodes}
      />
      <CallToAction />
    </>
  )
}

interface ProjectsProps {
  heading: string
  note: string | null
  projects: Queries.HomePageQuery["allProject"]["nodes"]
}

function Projects({ heading, note, projects }: ProjectsProps) {
  if (projects.length === 0) return null
  return (
    <section className="band dark band--rule">
      <div className="sheet">
        <Carousel
          label={heading}
          heading={
            <div>
              <h2>{heading}</h2>
              {note ? <p className="small muted">{note}</p> : null}
            </div>
          }
          perView="responsive"
          slides={projects.map((project, index) => ({
            key: project.slug,
            content: (
              <ProjectCard
                name={project.name}
                caption={project.picture?.caption}
                linkTo={project.linkTo}
                picture={project.picture}
                position={`${index + 1} / ${projects.length}`}
              />
            ),
          }))}
        />
      </div>
    </section>
  )
}
