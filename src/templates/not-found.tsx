import { graphql } from "gatsby"
import { headOf, pageHead } from "../site/seo/PageHead"
import { telephoneLink } from "../kit/format/phoneLinks"
import { useWords } from "../kit/words/words"
import * as fields from "../kit/blocks/Field.module.css"
import { ProductCells } from "./blocks/ProductIndex"
import { Icon } from "../kit/blocks/Icon"
import { PageLink, usePageAddress } from "../kit/PageLink"
import { SectionDrawing } from "../catalogue/SectionDrawing"
import { useProductsListedIn, useSite } from "../kit/Site"
import * as styles from "./not-found.module.css"

/** What visitors see at an address that has no page. */
export default function NotFoundPage({ data }: { data: Queries.NotFoundPageQuery }) {
  const { company, navigation } = useSite()
  const products = useProductsListedIn("homeTiles")
  const finder = useWords("finder")
  const addressOf = usePageAddress()
  const words = data.notFoundPage
  if (!words) return null
  return (
    <>
      <section className={styles.e404}>
        <div className="sheet grid">
          <div className="aside">
            <h1>{words.heading}</h1>
            <p className={`lead muted ${styles.e404__lead}`}>{words.overline}</p>
            {words.lead ? <p className={`lead ${styles.e404__lead}`}>{words.lead}</p> : null}
            <form className={styles.e404__f} action={addressOf("/products")} role="search">
              <label className={fields.field}>
                <span className={fields.label}>{finder.size}</span>
                <input className={fields.control} name="q" type="search" maxLength={120} />
              </label>
              <button className="btn btn--main" type="submit">
                {finder.find}
              </button>
            </form>
            <ul className={`ruled t22 ${styles.e404__l}`}>
              {[
                navigation.home,
                { label: navigation.products.label, to: "/products" },
                navigation.contact,
              ].map(({ label, to }) => (
                <li key={to}>
                  <PageLink to={to}>
                    {label} <Icon name="arrow" />
                  </PageLink>
                </li>
              ))}
              <li>
                <a href={telephoneLink(company.tollFree)}>
                  {company.tollFree} <Icon name="call" />
                </a>
              </li>
            </ul>
          </div>
          <figure className={`beside dsheet ${styles.e404__d}`}>
            <div className="dsheet__view">
              <SectionDrawing
                section={{ shape: "hollow", depth: 404, width: 404, wallThickness: 12 }}
                label={words.heading}
              />
            </div>
          </figure>
        </div>
      </section>
      <ProductCells products={products} heading={words.linksHeading} />
    </>
  )
}

export const Head = pageHead<Queries.NotFoundPageQuery>(({ data }) =>
  headOf(data.notFoundPage, { noindex: true }),
)

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...NotFoundPageContent
    }
  }
`
