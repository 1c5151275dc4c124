import { graphql, type HeadProps, type PageProps } from "gatsby"
import { AboutTeaser } from "../components/AboutTeaser/AboutTeaser"
import { branchesShownOn } from "../components/Branches/mapBranches"
import { Branches } from "../components/Branches/Branches"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Carousel } from "../components/Carousel/Carousel"
import { ProjectCard } from "../components/Carousel/ProjectCard"
import { CertificateGrid } from "../components/CertificateGrid/CertificateGrid"
import { FamilyIndex } from "../components/FamilyIndex/FamilyIndex"
import { HeroSlider } from "../components/HeroSlider/HeroSlider"
import { Icon } from "../components/Icon/Icon"
import { MarketSegments } from "../components/MarketSegments/MarketSegments"
import { PageLink } from "../components/PageLink/PageLink"
import { PostCard } from "../components/PostCard/PostCard"
import { ProductTiles } from "../components/ProductTile/ProductTile"
import { Seo } from "../components/Seo/Seo"
import { productsListedIn, useSite } from "../components/Site/Site"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const site = useSite()
  const { home, allProject, allCertificate, allPost, allBranch, allProduct } = data
  if (!home) return null
  const projects = allProject.nodes
  const [post] = allPost.nodes
  return (
    <>
      <HeroSlider
        title={home.heading}
        slides={home.slides.map((slide) => ({ ...slide, marks: slide.picture.src.name }))}
      />
      <FamilyIndex products={productsListedIn(site, "homeTiles")} label={home.products.heading} />
      <AboutTeaser about={home.about} claims={home.claims} />
      {projects.length > 0 ? (
        <section className="band dark band--rule">
          <div className="sheet">
            <Carousel
              label={home.projects.heading}
              heading={<h2>{home.projects.heading}</h2>}
              perView="responsive"
              slides={projects.map((project, index) => ({
                key: project.slug,
                content: (
                  <ProjectCard
                    name={project.name}
                    linkTo={project.linkTo}
                    picture={project.picture}
                    position={`${index + 1} / ${projects.length}`}
                  />
                ),
              }))}
            />
            {home.projects.note ? <p className="small muted">{home.projects.note}</p> : null}
          </div>
        </section>
      ) : null}
      <MarketSegments {...home.segments} />
      <section className="band band--rule">
        <div className="sheet">
          <div className="band__head">
            <h2>{home.products.heading}</h2>
            <PageLink className="btn btn--text btn--arrow" to={home.products.linkTo}>
              <span>{home.products.linkLabel}</span>
              <Icon name="arrow" />
            </PageLink>
          </div>
          <ProductTiles
            products={allProduct.nodes.filter(({ listedIn }) => listedIn.includes("homeTiles"))}
            label={home.products.tileLabel}
          />
        </div>
      </section>
      {allCertificate.nodes.length > 0 ? (
        <section className="band band--galv">
          <div className="sheet">
            <div className="band__head">
              <h2>{home.certificates.heading}</h2>
              {home.certificates.text ? <p>{home.certificates.text}</p> : null}
            </div>
            <CertificateGrid certificates={allCertificate.nodes} />
          </div>
        </section>
      ) : null}
      {post ? (
        <section className="band">
          <div className="sheet">
            <div className="band__head">
              <h2>{home.blog.heading}</h2>
            </div>
            <PostCard post={post} to="/blog" watch={home.blog.watch} newTab={home.blog.newTab} />
          </div>
        </section>
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

export function Head({ data, location }: HeadProps<Queries.HomePageQuery>) {
  if (!data.home) return null
  return (
    <Seo
      title={data.home.searchTitle}
      description={data.home.searchDescription}
      path={location.pathname}
    />
  )
}

export const query = graphql`
  query HomePage {
    home {
      heading
      searchTitle
      searchDescription
      slides {
        overline
        heading
        text
        name
        standard
        linkLabel
        linkTo
        picture {
          ...HeroPicture
        }
      }
      about {
        ...AboutTeaser
      }
      claims {
        ...CompanyClaims
      }
      projects {
        heading
        note
      }
      segments {
        ...MarketSegments
      }
      products {
        heading
        linkLabel
        linkTo
        tileLabel
      }
      certificates {
        heading
        text
      }
      blog {
        heading
        watch
        newTab
      }
      branches {
        heading
        text
      }
    }
    allProject(sort: { order: ASC }) {
      nodes {
        slug
        name
        linkTo
        picture {
          ...PortraitPicture
        }
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductTile
      }
    }
    allCertificate(sort: { order: ASC }) {
      nodes {
        ...CertificateSheet
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 1) {
      nodes {
        ...PostCard
      }
    }
    allBranch(sort: { number: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
