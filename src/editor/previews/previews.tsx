// First, as on the pages, so that rules of components override these.
import "../../site/styles/all"
import CMS from "decap-cms-app"
import { Band } from "../../site/blocks/Band"
import { CallToAction } from "../../site/blocks/CallToAction"
import { Carousel } from "../../site/blocks/Carousel"
import { ContactReach } from "../../site/blocks/ContactReach"
import { Footer } from "../../site/Footer"
import { Header } from "../../site/Header/Header"
import { PolicyBar } from "../../site/PolicyNotice"
import { slugOf } from "../../content/model/content-type"
import { contentTypes } from "../../content/model/index"
import { translationType } from "../../content/model/translation"
import { Tolerances } from "../../delivery/Result"
import { otherPosts } from "../../content/routes/paths"
import AboutPage from "../../templates/about"
import BranchPage from "../../templates/branch"
import ContactPage from "../../templates/contact"
import CsrPage from "../../templates/csr-initiative"
import DeliveryCheckPage from "../../templates/delivery-check"
import HiddenProductPage from "../../templates/hidden-product"
import HomePage from "../../templates/home"
import { CertificateGrid, ProjectCard } from "../../templates/HomeCards"
import InquiryPage from "../../templates/inquiry"
import NotFoundPage from "../../templates/not-found"
import PostPage from "../../templates/post"
import PrivacyPage from "../../templates/privacy"
import ProductsPage from "../../templates/products"
import ValueAddedPage from "../../templates/value-added-product"
import WeightsPage from "../../templates/weights"
import type { Tolerance } from "../../delivery/check"
import type { OwnData } from "../../site/Site"
import type { SizedProduct } from "../../steel/range/catalogue"
import { hindi as hindiPrefix } from "../history/place"
import { Preview, type View } from "./Preview"
import { ProductPreview } from "./ProductPreview"

/** What a query finds, with all its parts. */
type Found<Query> = { readonly [Part in keyof Query]: NonNullable<Query[Part]> }
type HomeData = Found<Queries.HomePageQuery>
type CheckData = Found<Queries.DeliveryCheckPageQuery>

/** The preview of each content type, by the type's name. A type without one is edited in a plain form. */
const views: Readonly<Record<string, View>> = {
  About: AboutPage,
  Contact: ContactPage,
  Csr: CsrPage,
  DeliveryCheckPage,
  Home: HomePage,
  InquiryPage,
  NotFoundPage,
  PrivacyPage,
  ProductsPage,
  ValueAddedPage,
  WeightsPage,
  Product: ({ data }: { data: ProductData }) =>
    data.product.hidden ? (
      <HiddenProductPage data={data} />
    ) : (
      <ProductPreview product={data.product} />
    ),
  Branch: BranchPage,
  BranchPage,
  Project: ProjectPreview,
  Certificate: ({
    data,
  }: {
    data: HomeData & { certificate: HomeData["allCertificate"]["nodes"][number] }
  }) => (
    <Band {...data.home.certificates} className="band--galv">
      <CertificateGrid certificates={[data.certificate, ...data.allCertificate.nodes]} />
    </Band>
  ),
  Tolerance: ({ data }: { data: CheckData & { tolerance: Tolerance } }) => (
    <Tolerances
      heading={data.deliveryCheckPage.tolerancesHeading}
      text={data.deliveryCheckPage.tolerancesText}
      tolerances={[data.tolerance, ...data.allTolerance.nodes]}
    />
  ),
  Post: PostPreview,
  BlogPage: (props: PostPreviewProps) => <PostPreview {...props} isBlogPage />,
  Company: Shell,
  Navigation: Shell,
  Settings: (props: ShellProps) => (
    <>
      {/* The notice is fixed to the foot of a window. Here it is at the top, where no button covers it. */}
      <div style={{ contain: "layout", height: 160 }}>
        <PolicyBar isShown isPending={false} />
      </div>
      <Shell {...props} />
    </>
  ),
}

type ProductData = OwnData<Queries.HiddenProductPageQuery> & {
  readonly product: NonNullable<Queries.ProductPageQuery["product"]> &
    SizedProduct & { readonly hidden: boolean | null }
}

type Posts = Parameters<typeof otherPosts>[0]

interface PostPreviewProps {
  readonly data: OwnData<Queries.PostPageQuery> & {
    readonly post: Posts[number] | null
    readonly allPost: { readonly nodes: Posts }
  }
  readonly isBlogPage?: boolean
}

/** A post, or on the blog page the newest one. */
function PostPreview({ data, isBlogPage = false }: PostPreviewProps) {
  const { post, allPost } = data
  if (!post) return null
  const posts = [post, ...allPost.nodes.filter(({ slug }) => slug !== post.slug)]
  posts.sort((one, other) => other.date.localeCompare(one.date))
  return <PostPage data={data} pageContext={{ isBlogPage, others: otherPosts(posts, post.slug) }} />
}

type Project = HomeData["allProject"]["nodes"][number] & { readonly order: number }

/** A project alone in its row, numbered as on the home page. */
function ProjectPreview({ data }: { data: HomeData & { project: Project } }) {
  const { home, project, allProject } = data
  const { name, linkTo, picture, slug, order } = project
  const position = `${order} / ${allProject.nodes.length + 1}`
  const card = { name, caption: picture?.caption, linkTo, picture, position }
  return (
    <section className="band dark">
      <div className="sheet">
        <Carousel
          label={home.projects.heading}
          heading={<h2>{home.projects.heading}</h2>}
          perView="responsive"
          slides={[<ProjectCard key={slug} {...card} />]}
        />
      </div>
    </section>
  )
}

interface ShellProps {
  readonly data: Found<Queries.ContactPageQuery>
}

/** The parts of every page that show the company's details, the menu and the settings. */
function Shell({ data: { contact } }: ShellProps) {
  return (
    <>
      <Header path="/" />
      <main>
        <ContactReach {...contact} />
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
