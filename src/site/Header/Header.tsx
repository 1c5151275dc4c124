import * as React from "react"
import { PageLink } from "../PageLink"
import { familyGlyph } from "../../steel/section/familyGlyph"
import { telephoneLink } from "../format/phoneLinks"
import { productsListedIn, useSite } from "../Site"
import { BrandMark } from "./BrandMark"
import * as styles from "./Header.module.css"
import { ListCell } from "./ListCell"
import { MenuLink } from "./MenuLink"
import { LanguageLink } from "./LanguageLink"
import { MainMenu, PhoneMenu, type MenuEntry } from "./Menus"
import { useClosingMenus } from "./useClosingMenus"

/** The header: name, menu, toll-free number and Contact Us. On phones the menu folds into one button. */
export function Header({ path }: { path: string }) {
  const site = useSite()
  const { company, navigation } = site
  const header = React.useRef<HTMLElement>(null)
  useClosingMenus(header)

  const entries: MenuEntry[] = [
    ...productsListedIn(site, "navigation").map((product) => ({
      label: product.navigationName,
      to: product.url,
      range: product.range,
      shape: familyGlyph(product.family),
    })),
    ...navigation.products.more.map((entry) => ({
      ...entry,
      shape: entry.to === "/products" ? ("finder" as const) : ("value-added" as const),
    })),
  ]
  const menu = { entries, path }

  return (
    <header className={`${styles.head} no-print`} ref={header}>
      <div className={`sheet ${styles.head__row}`}>
        <PageLink
          className={styles.brand}
          to="/"
          aria-label={`${company.name} ${company.tagline}, ${navigation.home.label}`}
        >
          <BrandMark className={styles.brand__mark} />
          <span>
            <span className={styles.brand__name}>{company.name}</span>{" "}
            <span className={styles.brand__tag}>{company.tagline}</span>
          </span>
        </PageLink>
        <MainMenu {...menu} />
        <LanguageLink className={`${styles.iconcell} ${styles.head__lang}`} path={path} />
        <ListCell path={path} />
        <a className={styles.head__call} href={telephoneLink(company.tollFree)}>
          <small>{navigation.tollFreeLabel}</small>
          <b>{company.tollFree}</b>
        </a>
        <MenuLink className={styles.head__cta} to={navigation.contact.to} path={path}>
          {navigation.contact.label}
        </MenuLink>
        <PhoneMenu {...menu} />
      </div>
    </header>
  )
}
