import { graphql, type PageProps } from "gatsby"
import * as React from "react"
import { Branches } from "../components/Branches/Branches"
import { Carousel } from "../components/Carousel/Carousel"
import { ProjectCard } from "../components/Carousel/ProjectCard"
import { CertificateGrid } from "../components/CertificateGrid/CertificateGrid"
import { Claims } from "../components/Claims/Claims"
import { FamilyNest, nestShapes } from "../components/FamilyNest/FamilyNest"
import { Gallery } from "../components/Gallery/Gallery"
import { HeroSlider } from "../components/HeroSlider/HeroSlider"
import { Icon } from "../components/Icon/Icon"
import { ProductTiles } from "../components/ProductTile/ProductTile"
import { ProductView } from "../components/ProductView/ProductView"
import { SectionGlyph } from "../components/SectionGlyph/SectionGlyph"
import { glyphNames } from "../steel/section/familyGlyph"
import { SectionSheet } from "../components/SectionSheet/SectionSheet"
import * as styles from "./styleguide.module.css"
import { families } from "../content-model/product"
import { representativeSection } from "../steel/section/representative"

/**
 * Some components in states that real content does not show: long names, empty, many. Served only by `gatsby develop`, at
 * /styleguide.
 */
export default function StyleguidePage({ data }: PageProps<Queries.StyleguideQuery>) {
  const { home, product, allCertificate, allBranch, allProject } = data
  const [certificate] = allCertificate.nodes
  const [project] = allProject.nodes
  if (!home || !product || !certificate) return null
  const [slide] = home.slides
  const longName = "Rectangular hollow sections for agricultural machinery and greenhouses"
  return (
    <>
      <div className="sheet">
        <h1>Styleguide</h1>
        <Foundations />
        <Part name="Claims, the vision larger than what was supplied">
          <Claims
            {...home.claims}
            vision={{ ...home.claims.vision, figure: home.claims.supplied.figure * 2 }}
          />
        </Part>
        <Part name="Tiles: a long name, no picture">
          <ProductTiles
            label="Sizes and weights"
            products={[
              { ...product, slug: "long", name: longName, listedIn: [] },
              { ...product, slug: "bare", pictures: [], listedIn: [] },
            ]}
          />
        </Part>
        <Part name="Twelve certificates">
          <CertificateGrid
            certificates={Array.from({ length: 12 }, (_, index) => ({
              ...certificate,
              slug: String(index),
            }))}
          />
        </Part>
      </div>
      <Gallery heading="Gallery without pictures" empty="Not applicable." pictures={[]} />
      {slide ? <HeroSlider title="One slide" slides={[slide]} /> : null}
      <section className="band dark">
        <div className="sheet">
          <Carousel
            label="Two projects, one without a picture"
            heading={<h2>Two projects, one without a picture</h2>}
            perView="responsive"
            slides={[
              { name: longName, picture: project?.picture },
              { name: "NTPC", picture: null },
            ].map(({ name, picture }) => ({
              key: name,
              content: <ProjectCard name={name} linkTo="/" picture={picture} position="1 / 2" />,
            }))}
          />
        </div>
      </section>
      <Branches
        heading="Two branches"
        listed={allBranch.nodes.slice(0, 2)}
        all={allBranch.nodes.slice(0, 2)}
      />
      <ProductView
        product={{
          ...product,
          name: longName,
          heading: `${longName}, ${longName}`,
          pictures: [],
          features: [],
          standards: [],
          related: [],
          listedIn: [],
        }}
      />
    </>
  )
}

/** Colours, type, buttons and drawings. */
function Foundations() {
  return (
    <>
      <Part name="Colour">
        <div className={styles.swatches}>
          {colours.map((colour) => (
            <div
              key={colour}
              className={styles.swatch}
              style={{ background: `var(--${colour})`, color: dark.has(colour) ? "white" : "" }}
            >
              {colour}
            </div>
          ))}
        </div>
      </Part>
      <Part name="Type">
        <p className="fig" style={{ fontSize: "var(--fs-figure)" }}>
          2,40,000&nbsp;MT
        </p>
        <h1>Heading 1</h1>
        <h2>Heading 2</h2>
        <h3>Heading 3</h3>
        <p className="lead">Lead. One sentence under a heading.</p>
        <p>Body. Figures are tabular: 14.41 kg/m, 86.46 kg, 1,729 kg.</p>
        <p className="label">Label, 14 px: the floor.</p>
        <p lang="hi">चौकोर पाइप 50 × 50 × 3. वज़न 4.25 किलो प्रति मीटर.</p>
      </Part>
      <Part name="Buttons">
        <Buttons />
        <div className="dark" style={{ padding: "var(--s-5)", marginTop: "var(--s-4)" }}>
          <Buttons />
        </div>
      </Part>
      <Part name="Glyphs">
        <div className={styles.glyphs}>
          {glyphNames.map((shape) => (
            <figure key={shape}>
              <SectionGlyph shape={shape} />
              <figcaption>{shape}</figcaption>
            </figure>
          ))}
        </div>
      </Part>
      <Part name="Families, drawn to scale">
        <div className={styles.drawings}>
          {nestShapes.map((shape) => (
            <FamilyNest key={shape} shape={shape} />
          ))}
        </div>
      </Part>
      <Part name="Sections">
        <div className={styles.drawings}>
          {families.map(({ value }) => {
            const section = representativeSection(value)
            return section ? <SectionSheet key={value} section={section} /> : null
          })}
        </div>
      </Part>
    </>
  )
}

const colours = [
  "paper",
  "white",
  "galv-100",
  "galv-200",
  "galv-300",
  "steel-400",
  "steel-500",
  "steel-600",
  "slate",
  "mill-2",
  "mill",
  "oxide",
  "oxide-700",
  "hot",
  "error",
  "ok",
  "focus",
] as const
const dark = new Set<string>(colours.slice(6).filter((colour) => colour !== "hot"))

function Part({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  return (
    <div className={styles.row}>
      <button type="button" className="btn btn--main btn--arrow">
        <span>Main</span>
        <Icon name="arrow" />
      </button>
      <button type="button" className="btn btn--line">
        Outlined
      </button>
      <button type="button" className="btn btn--text">
        Text
      </button>
      <button type="button" className="btn btn--main" disabled>
        Disabled
      </button>
      <button type="button" className="iconbtn" aria-label="Next">
        <Icon name="next" />
      </button>
    </div>
  )
}

export const query = graphql`
  query Styleguide {
    ...SiteParts
    home {
      claims {
        ...CompanyClaims
      }
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
    }
    product(url: { eq: "/structural-teel-tubes-and-pipes" }) {
      ...ProductView
    }
    allCertificate {
      nodes {
        ...CertificateSheet
      }
    }
    allProject {
      nodes {
        picture {
          ...PortraitPicture
        }
      }
    }
    ...AllBranches
  }
`
