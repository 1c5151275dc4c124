// First, as on the pages, so that rules of components override these.
import "../../site/styles/all"
import CMS from "decap-cms-app"
import type * as React from "react"
import { Band } from "../../site/blocks/Band"
import { CallToAction } from "../../site/blocks/CallToAction"
import { Carousel } from "../../site/blocks/Carousel"
import { ProjectCard } from "../../site/blocks/ProjectCard"
import { CertificateGrid } from "../../site/blocks/CertificateGrid"
import { ContactReach } from "../../site/blocks/ContactReach"
import { Footer } from "../../site/Footer"
import { Header } from "../../site/Header/Header"
import { PolicyBar } from "../../site/PolicyNotice"
import { slugOf } from "../../content/model/content-type"
import { contentTypes } from "../../content/model/index"
import { translationType } from "../../content/model/translation"
import { Tolerances } from "../../delivery/Tolerances"
import { otherPosts } from "../../content/routes/other-posts"
import AboutPage from "../../templates/about"
import BranchPage from "../../templates/branch"
import ContactPage from "../../templates/contact"
import CsrPage from "../../templates/csr-initiative"
import DeliveryCheckPage from "../../templates/delivery-check"
import HiddenProductPage from "../../templates/hidden-product"
import HomePage from "../../templates/home"
import InquiryPage from "../../templates/inquiry"
import NotFoundPage from "../../templates/not-found"
import PostPage from "../../templates/post"
import PrivacyPage from "../../templates/privacy"
import ProductsPage from "../../templates/products"
import ValueAddedPage from "../../templates/value-added-product"
import WeightsPage from "../../templates/weights"
import { hindi as hindiPrefix } from "../history/place"
import { byPlace, type PageData } from "./page-data"
import { Preview, type View } from "./Preview"
import { ProductPreview } from "./ProductPreview"

/** The address of a page that carries no list of a buyer. */
const location = { pathname: "/", search: "", hash: "" }

/** A page of the site. Each template declares the data of its own query; `never` lets one function draw them all. */
function page(Page: React.ComponentType<never>): View {
  const Shown = Page as React.ComponentType<object>
  return (data) => <Shown {...{ data, location }} />
}

/** The preview of each content type, by the type's name. A type without one is edited in a plain form. */
const views: Readonly<Record<string, View>> = {
  About: page(AboutPage),
  Contact: page(ContactPage),
  Csr: page(CsrPage),
  DeliveryCheckPage: page(DeliveryCheckPage),
  Home: page(HomePage),
  InquiryPage: page(InquiryPage),
  NotFoundPage: page(NotFoundPage),
  PrivacyPage: page(PrivacyPage),
  ProductsPage: page(ProductsPage),
  ValueAddedPage: page(ValueAddedPage),
  WeightsPage: page(WeightsPage),
  Product: (data) =>
    data.product.hidden ? (
      <HiddenProductPage data={data} />
    ) : (
      <ProductPreview product={data.product} />
    ),
  Branch: page(BranchPage),
  BranchPage: page(BranchPage),
  Project: projectView,
  Certificate: ({ home, certificate, allCertificate }) => (
    <Band {...home.certificates} className="band--galv">
      <CertificateGrid certificates={[certificate, ...allCertificate.nodes]} />
    </Band>
  ),
  Tolerance: ({ deliveryCheckPage, tolerance, allTolerance }) => (
    <Tolerances
      heading={deliveryCheckPage.tolerancesHeading}
      text={deliveryCheckPage.tolerancesText}
      tolerances={[tolerance, ...allTolerance.nodes]}
    />
  ),
  Post: (data) => postView(data, false),
  BlogPage: (data) => postView(data, true),
  Company: shell,
  Navigation: shell,
  Settings: (data) => (
    <>
      <div style={noticeFrame}>
        <PolicyBar isShown isPending={false} />
      </div>
      {shell(data)}
    </>
  ),
}

/** A post, or on the blog page the newest one. */
function postView(data: PageData, isBlogPage: boolean) {
  const { post, allPost } = data
  if (!post) return null
  const posts = [post, ...allPost.nodes.filter(({ slug }) => slug !== post.slug)].sort(byPlace)
  return <PostPage data={data} pageContext={{ isBlogPage, others: otherPosts(posts, post.slug) }} />
}

/** Keeps the notice, which is fixed to the foot of a window, at the top of the preview, where no button covers it. */
const noticeFrame: React.CSSProperties = { contain: "layout", height: 160 }

/** A project alone in its row, numbered as on the home page. */
function projectView({ home, project, allProject: { nodes: others } }: PageData) {
  const { name, linkTo, picture, slug } = project
  const place = others.filter((other) => byPlace(other, project) <= 0).length + 1
  const position = `${place} / ${others.length + 1}`
  const card = { name, caption: picture?.caption, linkTo, picture, position }
  return (
    <section className="band dark">
      <div className="sheet">
        <Carousel
          label={home.projects.heading}
          heading={<h2>{home.projects.heading}</h2>}
          perView="responsive"
          slides={[{ key: slug, content: <ProjectCard {...card} /> }]}
        />
      </div>
    </section>
  )
}

/** The parts of every page that show the company's details, the menu and the settings. */
function shell({ contact }: PageData) {
  return (
    <>
      <Header path="/" />
      <main>
        <ContactReach
          officeHeading={contact.officeHeading}
          phonesHeading={contact.phonesHeading}
          emailsHeading={contact.emailsHeading}
        />
        <CallToAction />
      </main>
      <Footer path="/" />
    </>
  )
}

/** Registers the previews that show the page itself, live, in both languages. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle("/admin/cms.css")
  for (const type of contentTypes) {
    const view = views[type.name]
    if (!view) continue
    // The name of the type's form in Decap: its collection, or its file in a group.
    const form = "folder" in type.storedIn ? type.storedIn.folder : slugOf(type.storedIn.file)
    CMS.registerPreviewTemplate(form, (props) => (
      <Preview {...props} type={type} language="en" view={view} />
    ))
    if (!translationType(type)) continue
    CMS.registerPreviewTemplate(hindiPrefix + form, (props) => (
      <Preview {...props} type={type} language="hi" view={view} />
    ))
  }
}
