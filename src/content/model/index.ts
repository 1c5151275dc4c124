import { branch, certificate, chart, post, project, tolerance, vehicle } from "./collections"
import type { ContentType } from "./content-type"
import * as pages from "./fixed-pages"
import { product } from "./product"
import { company, glossary, navigation, order, settings, sizeRange } from "./settings"

/** All content types, in the order of the editor's menu: things first, then pages, then settings. */
export const collections: readonly ContentType[] = [
  product,
  chart,
  branch,
  project,
  certificate,
  post,
  tolerance,
  vehicle,
]

/** Groups of single files. Each is a collection in the editor. */
export const fileGroups: readonly {
  readonly name: string
  readonly label: string
  readonly types: readonly ContentType[]
}[] = [
  {
    name: "pages",
    label: "Pages",
    types: [
      pages.home,
      pages.about,
      pages.contact,
      pages.csr,
      pages.products,
      pages.valueAdded,
      pages.weightsPage,
      pages.blog,
      pages.branchPage,
      pages.inquiryPage,
      pages.deliveryCheckPage,
      pages.cuttingListPage,
      pages.privacyPage,
      pages.notFound,
    ],
  },
  {
    name: "settings",
    label: "Company & settings",
    types: [company, navigation, order, sizeRange, glossary, settings],
  },
]

export const contentTypes: readonly ContentType[] = [
  ...collections,
  ...fileGroups.flatMap((group) => group.types),
]

/** The type of the entries in a folder of content/. */
export function typeOfFolder(folder: string | undefined): ContentType | undefined {
  return collections.find(({ storedIn }) => "folder" in storedIn && storedIn.folder === folder)
}

/** The type of a file of content/, by its path there: "products/ms-pipes.json". */
export function typeOfFile(path: string): ContentType | undefined {
  return contentTypes.find(({ storedIn }) =>
    "file" in storedIn
      ? storedIn.file === path
      : path.startsWith(`${storedIn.folder}/`) && /^[^/]+\/[^/]+\.json$/.test(path),
  )
}
