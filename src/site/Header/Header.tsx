import * as React from "react"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { useInquiryLines, useList } from "../../inquiry/list/useInquiryList"
import { productGlyph } from "../../catalogue/SectionGlyph"
import { Icon } from "../../kit/blocks/Icon"
import { telephoneLink } from "../../kit/format/phoneLinks"
import { PageLink } from "../../kit/PageLink"
import { useProductsListedIn, useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { BrandMark } from "../../kit/blocks/BrandMark"
import * as styles from "./Header.module.css"
import { LanguageLink } from "./LanguageLink"
import { MainMenu, PhoneMenu, useClosingMenus, type MenuEntry } from "./Menus"

/** The header: name, menu, toll-free number and Contact Us. On phones the menu folds into one button. */
export function Header() {
  const { company, navigation } = useSite()
  const products = useProductsListedIn("navigation")
  const header = React.useRef<HTMLElement>(null)
  useClosingMenus(header)

  const entries: MenuEntry[] = [
    ...products.map((product) => ({
      label: product.navigationName,
      to: product.url,
      range: product.range,
      shape: productGlyph(product.kind),
    })),
    ...navigation.products.more.map((entry) => ({
      ...entry,
      shape: entry.to === "/products" ? ("finder" as const) : ("value-added" as const),
    })),
  ]
  return (
    <header className={`${styles.head} no-print`} ref={header}>
      <div className={`sheet ${styles.head__row}`}>
        <PageLink
          className={`brand ${styles.head__brand}`}
          to="/"
          aria-label={`${company.name} ${company.tagline}, ${navigation.home.label}`}
        >
          <BrandMark />
          <span>
            <b>{company.name}</b> <span className={styles.head__tag}>{company.tagline}</span>
          </span>
        </PageLink>
        <MainMenu entries={entries} />
        <LanguageLink className={`${styles.iconcell} ${styles.head__lang}`} />
        <ListCell />
        <a className={`if-wide ${styles.head__call}`} href={telephoneLink(company.tollFree)}>
          <small className="label">{navigation.tollFreeLabel}</small>
          <b className="t22">{company.tollFree}</b>
        </a>
        <PageLink className={`if-wide ${styles.head__cta}`} to={navigation.contact.to}>
          {navigation.contact.label}
        </PageLink>
        <PhoneMenu entries={entries} />
      </div>
    </header>
  )
}

/** A link to the inquiry list with its number of lines. Announces changes to the list made anywhere on the page. */
function ListCell() {
  const words = useWords("shell")
  const steel = useWords("steel")
  const count = useInquiryLines().length
  const news = useList((list) => list.news)
  const changes = useList((list) => list.changes)
  return (
    <>
      <PageLink className={styles.iconcell} to={INQUIRY_PAGE}>
        <Icon name="list" />
        <span className="vh">{words.inquiryList}</span>
        {count > 0 ? (
          <span className={styles.count}>
            <span aria-hidden="true">{count}</span>
            <span className="vh">{steel.lines(count)}</span>
          </span>
        ) : null}
      </PageLink>
      <span className="vh" role="status">
        {/* A new element, so that a repeated message is announced again. */}
        <span key={changes}>{news}</span>
      </span>
    </>
  )
}
