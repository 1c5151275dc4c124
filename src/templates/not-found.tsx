import { graphql, type HeadProps, type PageProps } from "gatsby"
import { FamilyIndex } from "../components/FamilyIndex/FamilyIndex"
import { Icon } from "../components/Icon/Icon"
import * as styles from "./not-found.module.css"
import { PageLink } from "../components/PageLink/PageLink"
import { SectionDrawing } from "../components/SectionDrawing/SectionDrawing"
import { Seo } from "../components/Seo/Seo"
import { telephoneLink } from "../format/phoneLinks"
import { productsListedIn, useSite } from "../components/Site/Site"

export function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const site = useSite()
  const words = data.notFoundPage
  if (!words) return null
  const { company, navigation } = site
  return (
    <>
      <section className={styles.e404}>
        <div className="sheet grid">
          <div className={styles.e404__t}>
            <p className="lead muted">{words.overline}</p>
            <h1>{words.heading}</h1>
            {words.lead ? <p className={`lead ${styles.e404__lead}`}>{words.lead}</p> : null}
            <ul className={styles.e404__l}>
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
          <figure className={`${styles.e404__d} dsheet`}>
            <div className="dsheet__view">
              <SectionDrawing
                section={{ shape: "hollow", depth: 404, width: 404, wallThickness: 12 }}
                label={words.heading}
              />
            </div>
          </figure>
        </div>
      </section>
      <FamilyIndex products={productsListedIn(site, "homeTiles")} label={words.linksHeading} />
    </>
  )
}

export function NotFoundHead({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const words = data.notFoundPage
  if (!words) return null
  return (
    <Seo
      title={words.searchTitle}
      description={words.searchDescription}
      path={location.pathname}
      noindex
    />
  )
}

export const notFoundPageParts = graphql`
  fragment NotFoundPageParts on Query {
    notFoundPage {
      heading
      lead
      searchTitle
      searchDescription
      overline
      linksHeading
    }
  }
`
