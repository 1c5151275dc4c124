import type { SiteContent } from "../components/Site/Site"
import type { SizedProduct } from "../steel/range/productSizes"
import type { Tolerance } from "../delivery/tolerance"

type HomeNode<Part extends keyof Queries.HomePageQuery> = Queries.HomePageQuery[Part] extends {
  readonly nodes: readonly (infer Node)[]
}
  ? Node
  : never

/** The entries of each collection, with all fields that any view shows. */
export interface ShownEntries {
  readonly branches: Queries.BranchEntryFragment
  readonly certificates: Queries.CertificateSheetFragment
  readonly posts: Queries.PostViewFragment & HomeNode<"allPost"> & { readonly date: string }
  readonly products: Queries.ProductViewFragment &
    SizedProduct &
    HomeNode<"allProduct"> &
    SiteContent["allProduct"]["nodes"][number] &
    NonNullable<Queries.HiddenProductPageQuery["hiddenProduct"]> & {
      readonly hidden: boolean | null
    }
  readonly projects: HomeNode<"allProject"> & { readonly order: number }
  readonly tolerances: Tolerance & { readonly readIn: string }
}

/** The pages and settings that views show, by file in content/. */
export interface ShownFiles {
  readonly "site/about.json": NonNullable<Queries.AboutPageQuery["about"]>
  readonly "site/blog-page.json": Queries.BlogWordsFragment
  readonly "site/branch-page.json": Queries.BranchWordsFragment
  readonly "site/company.json": SiteContent["company"]
  readonly "site/contact.json": NonNullable<Queries.ContactPageQuery["contact"]>
  readonly "site/csr.json": NonNullable<Queries.CsrPageQuery["csr"]>
  readonly "site/delivery-check-page.json": NonNullable<
    Queries.DeliveryCheckPageQuery["deliveryCheckPage"]
  >
  readonly "site/home.json": NonNullable<Queries.HomePageQuery["home"]>
  readonly "site/inquiry-page.json": NonNullable<Queries.InquiryPageQuery["inquiryPage"]>
  readonly "site/navigation.json": SiteContent["navigation"]
  readonly "site/not-found.json": NonNullable<Queries.NotFoundPageQuery["notFoundPage"]>
  readonly "site/privacy-page.json": NonNullable<Queries.PrivacyPageQuery["privacyPage"]>
  readonly "site/products-page.json": NonNullable<Queries.ProductsPageQuery["productsPage"]> &
    NonNullable<Queries.HiddenProductPageQuery["productsPage"]>
  readonly "site/settings.json": SiteContent["settings"]
  readonly "site/value-added.json": NonNullable<Queries.ValueAddedPageQuery["valueAddedPage"]>
  readonly "site/weights-page.json": NonNullable<Queries.WeightsPageQuery["weightsPage"]>
}

/** The rest of the site around an entry, in the shape of the pages' queries. */
export interface Surroundings {
  /** The other entries of a collection, in order. */
  readonly entries: <Folder extends keyof ShownEntries>(folder: Folder) => ShownEntries[Folder][]
  readonly file: <File extends keyof ShownFiles>(file: File) => ShownFiles[File]
}
