// First, as on the pages, so that rules of components override these.
import "../../kit/styles/all"
import * as React from "react"
import CMS from "decap-cms-app"
import { Band } from "../../kit/blocks/Band"
import { CallToAction } from "../../kit/blocks/CallToAction"
import { Carousel } from "../../kit/blocks/Carousel"
import { ContactReach } from "../../kit/blocks/ContactReach"
import { Footer } from "../../site/Footer"
import { Header } from "../../site/Header/Header"
import { PolicyBar } from "../../site/PolicyNotice"
import type { ChartFile } from "../../content/routes/page-context"
import { slugOf } from "../../content/model/content-type"
import { contentTypes } from "../../content/model/index"
import { translationType } from "../../content/model/translation"
import { Tolerances } from "../../delivery/Result"
import { chartAddress, fileKilobytes, otherPosts } from "../../content/routes/paths"
import { requestCatalogue, useCatalogue } from "../../catalogue/sizeCatalogue"
import { languages } from "../../kit/words/language"
import { useLanguage, useWords } from "../../kit/words/words"
import {
  chartFigures,
  productFigures,
  sizesFrom,
  type SizedChart,
  type SizedProduct,
} from "../../steel/range/catalogue"
import type { SizeFigures } from "../../steel/range/makeSize"
import { chartSources, pageSizes, sizeTables as tablesOf } from "../../steel/tables/sizeTable"
import AboutPage from "../../templates/about"
import BranchPage from "../../templates/branch"
import ChartPage, { type ChartPageData } from "../../templates/chart"
import ContactPage from "../../templates/contact"
import CsrPage from "../../templates/csr-initiative"
import CuttingListPage from "../../templates/cutting-list"
import DeliveryCheckPage from "../../templates/delivery-check"
import HiddenProductPage from "../../templates/hidden-product"
import HomePage from "../../templates/home"
import { CertificateGrid, ProjectCard } from "../../templates/HomeCards"
import InquiryPage from "../../templates/inquiry"
import NotFoundPage from "../../templates/not-found"
import PostPage from "../../templates/post"
import PrivacyPage from "../../templates/privacy"
import ProductPage from "../../templates/product"
import ProductsPage from "../../templates/products"
import ValueAddedPage from "../../templates/value-added-product"
import WeightsPage from "../../templates/weights"
import type { Vehicle } from "../../inquiry/load/load"
import type { Tolerance } from "../../delivery/check"
import { formIn } from "../history/place"
import { newEntrySlug } from "../published-content"
import { Contained } from "../windows"
import { Preview, type View } from "./Preview"
// The calculator and its styles load late, but styles that load late do not reach the frame of the preview.
import "../../calculator/WeightCalculator.module.css"

/** What a query finds, with all its parts. */
type Found<Query> = { readonly [Part in keyof Query]: NonNullable<Query[Part]> }
type HomeData = Found<Queries.HomePageQuery>
type CheckData = Found<Queries.DeliveryCheckPageQuery>

/** The preview of each content type, by the type's name. A type without one is edited in a plain form. */
const views: Readonly<Record<string, View>> = {
  About: AboutPage,
  Contact: ContactPage,
  Csr: CsrPage,
  CuttingListPage,
  DeliveryCheckPage,
  Home: HomePage,
  InquiryPage,
  NotFoundPage,
  PrivacyPage,
  ProductsPage,
  ValueAddedPage,
  WeightsPage,
  Product: ProductPreview,
  Chart: ChartPreview,
  Vehicle: ({ data: { vehicle } }: { data: { vehicle: Vehicle } }) => (
    <Band heading={vehicle.name}>
      <p>{`${vehicle.bodyFeet} ft, ${vehicle.payload} t`}</p>
    </Band>
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

type ProductData = Queries.HiddenProductPageQuery &
  Pick<Queries.ProductPageQuery, "allChart"> & {
    readonly product: NonNullable<Queries.ProductPageQuery["product"]> &
      SizedProduct & { readonly hidden: boolean | null }
  }

type Posts = Parameters<typeof otherPosts>[0]

interface PostPreviewProps {
  readonly data: Queries.PostPageQuery & {
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
  const position = `${project.order} / ${allProject.nodes.length + 1}`
  return (
    <section className="band dark">
      <div className="sheet">
        <Carousel
          label={home.projects.heading}
          heading={<h2>{home.projects.heading}</h2>}
          slides={[<ProjectCard key={project.slug} project={project} position={position} />]}
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
      <Header />
      <main>
        <ContactReach {...contact} />
        <CallToAction />
      </main>
      <Footer />
    </>
  )
}

/**
 * Registers the previews that show the page itself, live, in both languages.
 *
 * @param styles those of the site: a page whose styles came later would be shown without them
 */
export function registerPreviews(styles: string): void {
  CMS.registerPreviewStyle(styles, { raw: true })
  for (const type of contentTypes) {
    const view = views[type.name]
    if (!view) continue
    // The name of the type's form in Decap: its collection, or its file in a group.
    const form = "folder" in type.storedIn ? type.storedIn.folder : slugOf(type.storedIn.file)
    for (const language of translationType(type) ? languages : (["en"] as const)) {
      CMS.registerPreviewTemplate(formIn(language, form), (props) => (
        <Contained shows={props.entry}>
          <Preview {...props} type={type} language={language} view={view} />
        </Contained>
      ))
    }
  }
}

/** A product's page with tables of the sizes chosen in the form, or what visitors see while it is hidden. */
function ProductPreview({ data }: { readonly data: ProductData }) {
  const { sizeTables, standards, specifications, kind, slug, hidden } = data.product
  const choice = { sizeTables, standards, specifications }
  const { key, pageContext } = useTables(productFigures, choice, kind, [slug, slug])
  if (hidden) return <HiddenProductPage data={data} />
  return <ProductPage key={key} data={data} pageContext={pageContext} />
}

type ChartData = ChartPageData & {
  readonly chart: NonNullable<ChartPageData["chart"]> & SizedChart & { readonly slug: string }
}

/** A weight chart's page with the tables chosen in the form. */
function ChartPreview({ data }: { readonly data: ChartData }) {
  const { sizeTables, series, kind, slug } = data.chart
  const names = [slug, `${slug}-weights`] as const
  const { key, pageContext } = useTables(chartFigures, { sizeTables, series }, kind, names)
  return <ChartPage key={key} data={data} pageContext={pageContext} />
}

/**
 * What a build would give a page with tables. PDF and CSV are those of the last build.
 *
 * @param choice the fields that select the sizes
 * @param chart the entry with its charts, and their name
 */
function useTables<Choice>(
  select: (choice: Choice, catalogue: readonly SizeFigures[]) => SizeFigures[],
  choice: Choice,
  kind: string,
  [slug, name]: readonly [string, string],
) {
  const words = useWords("tables")
  const catalogue = useCatalogue()
  React.useEffect(requestCatalogue, [])
  const charts = usePublishedCharts(slug, name)
  const known = catalogue.status === "ready" ? catalogue.figures : undefined
  // The tables are drawn again for another choice, not for every letter typed.
  const chosen = JSON.stringify(choice)
  const tables = React.useMemo(() => {
    const figures = known ? select(JSON.parse(chosen) as Choice, known) : []
    if (figures.length === 0) return undefined
    const sources = chartSources(tablesOf(sizesFrom(figures), words), words)
    return { sizes: pageSizes(figures, kind, words), sources }
  }, [known, select, chosen, kind, words])
  const pageContext = tables ? { ...tables, charts } : { sizes: null, sources: "", charts: [] }
  return { key: tables ? chosen + kind : "without sizes", pageContext }
}

/**
 * The charts of a page in the last build; none until they are known, and for a new entry.
 *
 * @param name of their files
 */
function usePublishedCharts(slug: string, name: string): readonly ChartFile[] {
  const language = useLanguage()
  const [charts, setCharts] = React.useState<readonly ChartFile[]>([])
  React.useEffect(() => {
    if (slug === newEntrySlug) return
    const files = (["PDF", "CSV"] as const).map(async (kind): Promise<ChartFile | null> => {
      const address = chartAddress(name, kind, language)
      const file = await fetch(address).catch(() => null)
      if (!file?.ok || file.headers.get("content-type")?.startsWith("text/html")) return null
      return { kind, address, kilobytes: fileKilobytes((await file.blob()).size) }
    })
    void Promise.all(files).then((all) => setCharts(all.filter((file) => file !== null)))
  }, [slug, name, language])
  return charts
}
