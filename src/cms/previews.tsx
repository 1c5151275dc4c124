import CMS from "decap-cms-app"
import * as React from "react"
import { BranchCards } from "../components/BranchCards/BranchCards"
import { BranchMap } from "../components/BranchMap/BranchMap"
import { mapBranches } from "../components/Branches/mapBranches"
import { HomeView } from "../components/HomeView/HomeView"
import { PostView } from "../components/PostView/PostView"
import { ProductView } from "../components/ProductView/ProductView"
import { SiteProvider, type SiteContent } from "../components/Site/Site"
import { branch } from "../content-model/branch"
import type { ContentType } from "../content-model/content-type"
import { home } from "../content-model/home"
import { post } from "../content-model/post"
import { product } from "../content-model/product"
import { publishedEntries, publishedFile, type PublishedContent } from "./published-content"
import { shownDate } from "./shown-date"
import { viewValue, type ViewSources } from "./view-value"
import "../styles/tokens.css"
import "../styles/base.css"
import "../styles/buttons.css"
import "../styles/drawing.css"

/** What Decap hands a preview, as far as it is used here. */
interface PreviewProps {
  readonly entry: { getIn(path: string[]): { toJS(): unknown } | undefined }
  readonly getAsset: (path: string) => { toString(): string }
}

/** A view of one entry: the entry as GraphQL would give it, and the rest of the site around it. */
type View = (entry: Record<string, unknown>, around: Surroundings) => React.ReactNode

interface Surroundings {
  readonly entries: (folder: string) => Record<string, unknown>[]
  readonly file: (file: string) => unknown
}

/** Shows the entries of a collection (or the named file of a group) by the site's own components, live. */
function registerView(name: string, type: ContentType, view: View, published: PublishedContent) {
  function Preview({ entry, getAsset }: PreviewProps) {
    const fileAddress = (path: string) => String(getAsset(path))
    const around: Surroundings = {
      entries: (folder) => publishedEntries(published, folder, fileAddress),
      file: (file) => publishedFile(published, file, sources),
    }
    const sources: ViewSources = {
      fileAddress,
      entry: (collection, slug) =>
        around.entries(collection).find((candidate) => candidate.slug === slug),
    }
    const draft = entry.getIn(["data"])?.toJS()
    const shown = { slug: "preview", ...(viewValue(type.fields, draft, sources) as object) }
    const site = {
      company: around.file("site/company.json"),
      navigation: around.file("site/navigation.json"),
      settings: around.file("site/settings.json"),
      allProduct: { nodes: around.entries("products").sort(byOrder) },
    } as unknown as SiteContent
    return (
      // Links lead out of the preview, so they do nothing here.
      <div onClickCapture={(event) => event.preventDefault()}>
        <SiteProvider site={site}>{view(shown, around)}</SiteProvider>
      </div>
    )
  }
  CMS.registerPreviewTemplate(name, Preview as never)
}

function byOrder(one: Record<string, unknown>, other: Record<string, unknown>): number {
  return Number(one.order) - Number(other.order)
}

/** Registers the previews that show the page itself; the others keep Decap's plain list of fields. */
export function registerPreviews(published: PublishedContent): void {
  CMS.registerPreviewStyle("/admin/cms.css")
  registerView(
    "products",
    product,
    (entry) => <ProductView product={entry as unknown as Queries.ProductViewFragment} />,
    published,
  )
  registerView(
    "branches",
    branch,
    (entry) => {
      const shown = entry as unknown as Queries.BranchEntryFragment
      return (
        <div className="sheet">
          <BranchCards branches={[shown]} />
          <BranchMap branches={mapBranches([shown])} label={shown.name} />
        </div>
      )
    },
    published,
  )
  registerView(
    "posts",
    post,
    (entry, around) => (
      <PostView
        post={
          {
            ...entry,
            day: entry.date,
            shownDate: shownDate(String(entry.date ?? "")),
          } as unknown as Queries.PostViewFragment
        }
        words={around.file("site/blog-page.json") as Queries.BlogWordsFragment}
        newest
      />
    ),
    published,
  )
  registerView(
    "home",
    home,
    (entry, around) => {
      const inOrder = (folder: string) => ({ nodes: around.entries(folder).sort(byOrder) })
      const data = {
        home: entry,
        allProduct: inOrder("products"),
        allProject: inOrder("projects"),
        allCertificate: inOrder("certificates"),
        allBranch: inOrder("branches"),
        allPost: {
          nodes: around.entries("posts").map((entryOfBlog) => ({
            ...entryOfBlog,
            day: entryOfBlog.date,
            shownDate: shownDate(String(entryOfBlog.date)),
          })),
        },
      }
      return <HomeView data={data as unknown as Queries.HomePageQuery} />
    },
    published,
  )
}
