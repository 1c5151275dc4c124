import { telephoneLink } from "../../format/phoneLinks"
import { languageTag } from "../../interface/language"
import { useLanguage } from "../../interface/words"
import { FamilyIndex } from "../FamilyIndex/FamilyIndex"
import { Icon } from "../Icon/Icon"
import { languageNames } from "../LanguageLink/LanguageLink"
import { PageLink } from "../PageLink/PageLink"
import { SectionDrawing } from "../SectionDrawing/SectionDrawing"
import { productsListedIn, useSite } from "../Site/Site"
import type { PageWords } from "../Seo/PageHead"
import * as styles from "./NotFoundView.module.css"

interface NotFoundViewProps {
  readonly words: PageWords<Queries.NotFoundPageQuery["notFoundPage"]>
}

/** What visitors see at an address that has no page. */
export function NotFoundView({ words }: NotFoundViewProps) {
  const site = useSite()
  const language = useLanguage()
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
              {language === "hi" ? (
                <li>
                  <a href="/" hrefLang={languageTag.en} lang={languageTag.en}>
                    {languageNames.en} <Icon name="arrow" />
                  </a>
                </li>
              ) : null}
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
