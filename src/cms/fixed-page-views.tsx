import { DeliveryCheckView } from "../delivery/DeliveryCheckView"
import type { ContentType } from "../content-model/content-type"
import {
  blog,
  deliveryCheckPage,
  inquiryPage,
  notFound,
  products as productsPage,
  valueAdded,
} from "../content-model/fixed-pages"
import { otherPosts } from "../routes/other-posts"
import InquiryPage from "../templates/inquiry"
import NotFoundPage from "../templates/not-found"
import PostPage from "../templates/post"
import ProductsPage from "../templates/products"
import ValueAddedPage from "../templates/value-added-product"
import type { View } from "./register-view"
import type { ShownFiles } from "./surroundings"

/** The address of a page that carries no list of a buyer. */
const emptyAddress = { pathname: "/inquiry", search: "", hash: "" }

/** The views of pages that are mostly made of other content. */
export const fixedPageViews: readonly (readonly [ContentType, View])[] = [
  [
    productsPage,
    (words: ShownFiles["site/products-page.json"], around) => (
      <ProductsPage
        data={{ productsPage: words, listing: { nodes: around.entries("products") } }}
        location={emptyAddress}
      />
    ),
  ],
  [
    valueAdded,
    (words: ShownFiles["site/value-added.json"], around) => (
      <ValueAddedPage
        data={{ valueAddedPage: words, allProduct: { nodes: around.entries("products") } }}
      />
    ),
  ],
  [
    blog,
    (words: ShownFiles["site/blog-page.json"], around) => {
      const [newest, ...older] = around.entries("posts")
      return newest ? (
        <PostPage
          data={{ post: newest, blogPage: words }}
          pageContext={{
            isBlogPage: true,
            others: otherPosts([newest, ...older], newest.slug),
          }}
        />
      ) : null
    },
  ],
  [
    inquiryPage,
    (words: ShownFiles["site/inquiry-page.json"]) => (
      <InquiryPage data={{ inquiryPage: words }} location={emptyAddress} />
    ),
  ],
  [
    deliveryCheckPage,
    (words: ShownFiles["site/delivery-check-page.json"], around) => (
      <DeliveryCheckView words={words} tolerances={around.entries("tolerances")} hash="" />
    ),
  ],
  [
    notFound,
    (words: ShownFiles["site/not-found.json"]) => <NotFoundPage data={{ notFoundPage: words }} />,
  ],
]
