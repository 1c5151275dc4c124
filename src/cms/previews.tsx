// First, as on the pages: a rule of a component wins over these.
import "../styles/fonts.css"
import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/hindi.css"
import "../styles/buttons.css"
import "../styles/drawing.css"
import CMS from "decap-cms-app"
import * as React from "react"
import { AboutView } from "../components/AboutView/AboutView"
import { BranchView } from "../components/BranchView/BranchView"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Carousel } from "../components/Carousel/Carousel"
import { ProjectCard } from "../components/Carousel/ProjectCard"
import { CertificateGrid } from "../components/CertificateGrid/CertificateGrid"
import { ContactReach } from "../components/ContactReach/ContactReach"
import { ContactView } from "../components/ContactView/ContactView"
import { CsrView } from "../components/CsrView/CsrView"
import { Footer } from "../components/Footer/Footer"
import { Header } from "../components/Header/Header"
import { HomeView } from "../components/HomeView/HomeView"
import { PostView } from "../components/PostView/PostView"
import { PrivacyView } from "../components/PrivacyView/PrivacyView"
import { TextPage } from "../components/TextPage/TextPage"
import { about } from "../content-model/about"
import { branch } from "../content-model/branch"
import { certificate } from "../content-model/certificate"
import { tolerance } from "../content-model/tolerance"
import { Tolerances } from "../components/DeliveryCheck/Tolerances"
import { company } from "../content-model/company"
import { contact } from "../content-model/contact"
import type { ContentType } from "../content-model/content-type"
import { csr } from "../content-model/csr"
import { branchPage } from "../content-model/fixed-pages"
import { home } from "../content-model/home"
import { navigation } from "../content-model/navigation"
import { post } from "../content-model/post"
import { privacyPage } from "../content-model/privacy-page"
import { product } from "../content-model/product"
import { project } from "../content-model/project"
import { settings } from "../content-model/settings"
import { weightsPage } from "../content-model/weights-page"
import { ProductPreview } from "./ProductPreview"
import type { PublishedContent } from "./published-content"
import { postDate } from "../format/dates"
import { otherPosts } from "../routes/other-posts"
import { type Entry, type Surroundings, type View, inPlace, registerView } from "./register-view"

const isEntry = (entry: Entry) => entry as never

/** The views of entries, by their type. A type without one is edited in a plain form. */
const views = new Map<ContentType, View>([
  [product, (entry) => <ProductPreview product={isEntry(entry)} />],
  [
    branch,
    (entry, around) => (
      <BranchView
        branch={isEntry(entry)}
        branches={isEntry([entry, ...around.entries("branches")] as never)}
        words={isEntry(around.file("site/branch-page.json"))}
      />
    ),
  ],
  [
    branchPage,
    (entry, around) => {
      const branches = around.entries("branches")
      return branches[0] ? (
        <BranchView
          branch={isEntry(branches[0])}
          branches={isEntry(branches as never)}
          words={isEntry(entry)}
        />
      ) : null
    },
  ],
  [
    project,
    (entry, around) => {
      const { heading } = around.file("site/home.json").projects as Queries.HomeProjects
      const { slug, name, linkTo, picture } = entry as unknown as ProjectEntry
      const count = around.entries("projects").length + 1
      const position = around.entries("projects").filter((other) => inPlace(other, entry) <= 0)
      return (
        <section className="band dark">
          <div className="sheet">
            <Carousel
              label={heading}
              heading={<h2>{heading}</h2>}
              perView="responsive"
              slides={[
                {
                  key: slug,
                  content: (
                    <ProjectCard
                      name={name}
                      caption={picture?.caption}
                      linkTo={linkTo}
                      picture={picture}
                      position={`${position.length + 1} / ${count}`}
                    />
                  ),
                },
              ]}
            />
          </div>
        </section>
      )
    },
  ],
  [
    certificate,
    (entry, around) => {
      const texts = around.file("site/home.json").certificates as Queries.HomeCertificates
      return (
        <section className="band band--galv">
          <div className="sheet">
            <div className="band__head">
              <h2>{texts.heading}</h2>
              {texts.text ? <p>{texts.text}</p> : null}
            </div>
            <CertificateGrid
              certificates={isEntry([entry, ...around.entries("certificates")] as never)}
            />
          </div>
        </section>
      )
    },
  ],
  [
    tolerance,
    (entry, around) => {
      const { tolerancesHeading, tolerancesText } = around.file("site/delivery-check-page.json")
      return (
        <section className="band">
          <div className="sheet">
            <Tolerances
              heading={String(tolerancesHeading)}
              text={String(tolerancesText)}
              tolerances={isEntry([entry, ...around.entries("tolerances")] as never)}
            />
          </div>
        </section>
      )
    },
  ],
  [
    post,
    (entry, around) => {
      const shown = dated(entry)
      const posts = [shown, ...around.entries("posts").map(dated)].sort(inPlace)
      return (
        <PostView
          post={isEntry(shown)}
          words={isEntry(around.file("site/blog-page.json"))}
          {...otherPosts(posts as never, String(shown.slug))}
        />
      )
    },
  ],
  [
    home,
    (entry, around) => (
      <HomeView
        data={isEntry({
          home: entry,
          allProduct: { nodes: around.entries("products") },
          allProject: { nodes: around.entries("projects") },
          allCertificate: { nodes: around.entries("certificates") },
          allBranch: { nodes: around.entries("branches") },
          allPost: { nodes: around.entries("posts").map(dated) },
        })}
      />
    ),
  ],
  [
    about,
    (entry, around) => (
      <AboutView
        data={isEntry({
          about: entry,
          home: around.file("site/home.json"),
          allBranch: { nodes: around.entries("branches") },
        })}
      />
    ),
  ],
  [
    contact,
    (entry, around) => (
      <ContactView
        data={isEntry({ contact: entry, allBranch: { nodes: around.entries("branches") } })}
      />
    ),
  ],
  [
    weightsPage,
    (entry, around) => {
      const { products } = around.file("site/navigation.json") as unknown as Queries.Navigation
      return (
        <TextPage words={isEntry(entry)} between={[{ label: products.label, to: "/products" }]}>
          <CallToAction />
        </TextPage>
      )
    },
  ],
  [privacyPage, (entry) => <PrivacyView words={isEntry(entry)} />],
  [csr, (entry) => <CsrView data={isEntry({ csr: entry })} />],
  [company, (_entry, around) => <Shell around={around} />],
  [navigation, (_entry, around) => <Shell around={around} />],
  [settings, (_entry, around) => <Shell around={around} />],
])

type ProjectEntry = Pick<Queries.Project, "slug" | "name" | "linkTo"> & {
  readonly picture: React.ComponentProps<typeof ProjectCard>["picture"]
}

/** What stands on every page and is made of the company's details, the menu and the settings. */
function Shell({ around }: { around: Surroundings }) {
  const { officeHeading, phonesHeading, emailsHeading } = around.file(
    "site/contact.json",
  ) as unknown as Queries.Contact
  return (
    <>
      <Header path="/" />
      <main>
        <ContactReach
          officeHeading={officeHeading}
          phonesHeading={phonesHeading}
          emailsHeading={emailsHeading}
        />
        <CallToAction />
      </main>
      <Footer path="/" />
    </>
  )
}

function dated(entry: Entry): Entry {
  return { ...entry, day: entry.date, shownDate: postDate(String(entry.date)) }
}

/** Registers the previews that show the page itself. */
export function registerPreviews(published: PublishedContent): void {
  CMS.registerPreviewStyle("/admin/cms.css")
  for (const [type, view] of views) registerView(type, view, published)
}
