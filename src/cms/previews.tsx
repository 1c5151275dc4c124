// First, as on the pages, so that rules of components override these.
import "../styles/fonts.css"
import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/type.css"
import "../styles/layout.css"
import "../styles/hindi.css"
import "../styles/buttons.css"
import "../styles/drawing.css"
import CMS from "decap-cms-app"
import type * as React from "react"
import { Band } from "../components/Band/Band"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { Carousel } from "../components/Carousel/Carousel"
import { ProjectCard } from "../components/Carousel/ProjectCard"
import { CertificateGrid } from "../components/CertificateGrid/CertificateGrid"
import { ContactReach } from "../components/ContactReach/ContactReach"
import { Footer } from "../components/Footer/Footer"
import { Header } from "../components/Header/Header"
import { TextPage } from "../components/TextPage/TextPage"
import { PolicyBar } from "../components/PolicyNotice/PolicyNotice"
import { about } from "../content-model/about"
import { branch } from "../content-model/branch"
import { certificate } from "../content-model/certificate"
import { tolerance } from "../content-model/tolerance"
import { Tolerances } from "../delivery/Tolerances"
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
import AboutPage from "../templates/about"
import BranchPage from "../templates/branch"
import CsrPage from "../templates/csr-initiative"
import HiddenProductPage from "../templates/hidden-product"
import HomePage from "../templates/home"
import PostPage from "../templates/post"
import ContactPage from "../templates/contact"
import PrivacyPage from "../templates/privacy"
import { fixedPageViews } from "./fixed-page-views"
import { ProductPreview } from "./ProductPreview"
import { otherPosts } from "../routes/other-posts"
import { byPlace, registerView, type View } from "./register-view"
import type { ShownEntries, ShownFiles, Surroundings } from "./surroundings"

/** The view of each content type. A type without one is edited in a plain form. */
const views = new Map<ContentType, View>([
  [
    product,
    (entry: ShownEntries["products"], around) =>
      entry.hidden ? (
        <HiddenProductPage
          data={{ hiddenProduct: entry, productsPage: around.file("site/products-page.json") }}
        />
      ) : (
        <ProductPreview product={entry} />
      ),
  ],
  [
    branch,
    (entry: ShownEntries["branches"], around) => (
      <BranchPage
        data={{
          branch: entry,
          branchPage: around.file("site/branch-page.json"),
          allBranch: { nodes: [entry, ...around.entries("branches")] },
        }}
      />
    ),
  ],
  [
    branchPage,
    (words: ShownFiles["site/branch-page.json"], around) => {
      const branches = around.entries("branches")
      return branches[0] ? (
        <BranchPage
          data={{ branch: branches[0], branchPage: words, allBranch: { nodes: branches } }}
        />
      ) : null
    },
  ],
  [project, projectView],
  [
    certificate,
    (entry: ShownEntries["certificates"], around) => (
      <Band {...around.file("site/home.json").certificates} className="band--galv">
        <CertificateGrid certificates={[entry, ...around.entries("certificates")]} />
      </Band>
    ),
  ],
  [
    tolerance,
    (entry: ShownEntries["tolerances"], around) => {
      const { tolerancesHeading, tolerancesText } = around.file("site/delivery-check-page.json")
      return (
        <Tolerances
          heading={tolerancesHeading}
          text={tolerancesText}
          tolerances={[entry, ...around.entries("tolerances")]}
        />
      )
    },
  ],
  [
    post,
    (entry: ShownEntries["posts"], around) => {
      const posts = [entry, ...around.entries("posts")].sort(byPlace)
      return (
        <PostPage
          data={{ post: entry, blogPage: around.file("site/blog-page.json") }}
          pageContext={{ isBlogPage: false, others: otherPosts(posts, entry.slug) }}
        />
      )
    },
  ],
  [
    home,
    (entry: ShownFiles["site/home.json"], around) => (
      <HomePage
        data={{
          home: entry,
          allProduct: { nodes: around.entries("products") },
          allProject: { nodes: around.entries("projects") },
          allCertificate: { nodes: around.entries("certificates") },
          allBranch: { nodes: around.entries("branches") },
          allPost: { nodes: around.entries("posts") },
        }}
      />
    ),
  ],
  [
    about,
    (entry: ShownFiles["site/about.json"], around) => (
      <AboutPage
        data={{
          about: entry,
          home: around.file("site/home.json"),
          allBranch: { nodes: around.entries("branches") },
        }}
      />
    ),
  ],
  [
    contact,
    (entry: ShownFiles["site/contact.json"], around) => (
      <ContactPage data={{ contact: entry, allBranch: { nodes: around.entries("branches") } }} />
    ),
  ],
  [
    weightsPage,
    (words: ShownFiles["site/weights-page.json"], around) => {
      const { label } = around.file("site/navigation.json").products
      return (
        <TextPage words={words} between={[{ label, to: "/products" }]}>
          <CallToAction />
        </TextPage>
      )
    },
  ],
  [
    privacyPage,
    (words: ShownFiles["site/privacy-page.json"]) => <PrivacyPage data={{ privacyPage: words }} />,
  ],
  [csr, (entry: ShownFiles["site/csr.json"]) => <CsrPage data={{ csr: entry }} />],
  [company, (_entry, around) => <Shell around={around} />],
  [navigation, (_entry, around) => <Shell around={around} />],
  [
    settings,
    (_entry, around) => (
      <>
        <div style={noticeFrame}>
          <PolicyBar isShown isPending={false} />
        </div>
        <Shell around={around} />
      </>
    ),
  ],
  ...fixedPageViews,
])

/** Keeps the notice, which is fixed to the foot of a window, at the top of the preview, where no button covers it. */
const noticeFrame: React.CSSProperties = { contain: "layout", height: 160 }

/** A project alone in its row, numbered as on the home page. */
function projectView(entry: ShownEntries["projects"], around: Surroundings) {
  const others = around.entries("projects")
  const place = others.filter((other) => byPlace(other, entry) <= 0).length + 1
  const { heading } = around.file("site/home.json").projects
  return (
    <section className="band dark">
      <div className="sheet">
        <Carousel
          label={heading}
          heading={<h2>{heading}</h2>}
          perView="responsive"
          slides={[
            {
              key: entry.slug,
              content: (
                <ProjectCard
                  name={entry.name}
                  caption={entry.picture?.caption}
                  linkTo={entry.linkTo}
                  picture={entry.picture}
                  position={`${place} / ${others.length + 1}`}
                />
              ),
            },
          ]}
        />
      </div>
    </section>
  )
}

/** The parts of every page that show the company's details, the menu and the settings. */
function Shell({ around }: { around: Surroundings }) {
  const { officeHeading, phonesHeading, emailsHeading } = around.file("site/contact.json")
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

/** Registers the previews that show the page itself. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle("/admin/cms.css")
  for (const [type, view] of views) registerView(type, view)
}
