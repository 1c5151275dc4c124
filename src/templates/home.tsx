import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { useProductsListedIn, useSite } from "../kit/Site"
import { organization } from "../site/seo/search-engines"
import { Band } from "../kit/blocks/Band"
import { branchesShownOn } from "../branches/places"
import { Branches } from "../branches/cards/Branches"
import { CallToAction } from "../kit/blocks/CallToAction"
import { Claims } from "./blocks/Claims"
import { Picture } from "../kit/blocks/Picture"
import * as styles from "./home.module.css"
import { Carousel } from "../kit/blocks/Carousel"
import { ProductCells } from "./blocks/ProductIndex"
import { HeroSlider } from "./blocks/HeroSlider"
import { Icon } from "../kit/blocks/Icon"
import { MarketSegments } from "./blocks/MarketSegments"
import { PageLink } from "../kit/PageLink"
import { CertificateGrid, PostCard, ProjectCard } from "./HomeCards"
import { ProductTiles } from "./blocks/ProductTile"

/** The home page. */
export default function HomePage({ data }: { data: Queries.HomePageQuery }) {
  const products = useProductsListedIn("homeTiles")
  const { home, allProject, allCertificate, allPost, allBranch } = data
  if (!home) return null
  const [post] = allPost.nodes
  return (
    <>
      <HeroSlider title={home.heading} slides={home.slides} />
      <ProductCells products={products} heading={home.products.heading} />
      <AboutTeaser {...home} />
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
        <ProductTiles products={products} label={home.products.tileLabel} />
      </Band>
      {allCertificate.nodes.length > 0 ? (
        <Band {...home.certificates} className="band--galv">
          <CertificateGrid certificates={allCertificate.nodes} />
        </Band>
      ) : null}
      {post ? (
        <Band heading={home.blog.heading}>
          <PostCard post={post} {...home.blog} />
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

type Home = NonNullable<Queries.HomePageQuery["home"]>

/** A short text about the company beside its key figures. */
function AboutTeaser({ about, claims }: Pick<Home, "about" | "claims">) {
  return (
    <section className="band">
      <div className="sheet grid">
        <div className={`aside ${styles.about__copy}`}>
          <h2>{about.heading}</h2>
          <p className="lead">{about.text}</p>
          <PageLink className="btn btn--line btn--arrow" to={about.linkTo}>
            <span>{about.linkLabel}</span>
            <Icon name="arrow" />
          </PageLink>
          {about.picture ? (
            <div className={styles.about__pic}>
              <Picture
                picture={about.picture}
                sizes="(min-width: 1024px) 38vw, (max-width: 640px) and (min-resolution: 2.5dppx) 58vw, 100vw"
              />
            </div>
          ) : null}
        </div>
        <div className="beside">
          <Claims {...claims} />
        </div>
      </div>
    </section>
  )
}

type ProjectsProps = Home["projects"] & { projects: Queries.HomePageQuery["allProject"]["nodes"] }

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
          slides={projects.map((project, index) => (
            <ProjectCard
              key={project.slug}
              project={project}
              position={`${index + 1} / ${projects.length}`}
            />
          ))}
        />
      </div>
    </section>
  )
}

export const Head = pageHead<Queries.HomePageQuery>(function useHomeHead({ data }) {
  const { company, settings } = useSite()
  return headOf(data.home, { things: [organization(company, settings.siteUrl)] })
})

export const query = graphql`
  query HomePage {
    home {
      ...HomeContent
      slides {
        picture {
          ...HeroPicture
        }
      }
      about {
        picture {
          ...WidePicture
        }
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        slug
        ...ProjectContent
        picture {
          ...PortraitPicture
        }
      }
    }
    allCertificate(sort: { order: ASC }) {
      nodes {
        slug
        ...CertificateContent
        picture {
          ...SheetPicture
        }
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        slug
        title
        summary
        date
        poster {
          ...WidePicture
        }
        film {
          mp4 {
            publicURL
          }
        }
      }
    }
    ...AllBranches
  }
`
