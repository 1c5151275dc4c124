import { Icon } from "../blocks/Icon"
import { LanguageLink } from "./LanguageLink"
import { SectionGlyph } from "../../sizes/drawing/SectionGlyph"
import type { GlyphName } from "../../steel/section/familyGlyph"
import { telephoneLink } from "../format/phoneLinks"
import { useSite } from "../Site"
import * as header from "./Header.module.css"
import { MenuLink } from "./MenuLink"
import * as styles from "./Menus.module.css"
import { useWords } from "../words/words"

/** A product or list of products in the menus. */
export interface MenuEntry {
  readonly label: string
  readonly to: string
  readonly range: string
  readonly shape: GlyphName
}

interface MenuProps {
  entries: readonly MenuEntry[]
  /** Path of the current page. */
  path: string
}

/** What a product's link shows in both menus. */
function EntryContent({ label, range, shape }: MenuEntry) {
  return (
    <>
      <SectionGlyph shape={shape} />
      <b>{label}</b>
      <span>{range}</span>
    </>
  )
}

/** The menu as a row, on wide screens. */
export function MainMenu({ entries, path }: MenuProps) {
  const { navigation, isTranslated } = useSite()
  const words = useWords("shell")
  const within = entries.some(({ to }) => to === path)
  return (
    <nav className={styles.head__nav} aria-label={words.mainMenu}>
      <ul>
        {[navigation.home, navigation.about].map(({ label, to }) => (
          <li key={to}>
            <MenuLink className={styles.nav__a} to={to} path={path}>
              {label}
            </MenuLink>
          </li>
        ))}
        <li>
          <details className={styles.drop__d}>
            <summary className={styles.nav__a} aria-current={within ? "true" : undefined}>
              {`${navigation.products.label} `}
              <Icon name="down" />
            </summary>
            <div className={styles.drop}>
              <div className="sheet">
                <ul className={styles.drop__in}>
                  {entries.map((entry) => (
                    <li key={entry.to}>
                      <MenuLink className={`card ${styles.entry}`} to={entry.to} path={path}>
                        <EntryContent {...entry} />
                      </MenuLink>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        </li>
        <li>
          <MenuLink className={styles.nav__a} to={navigation.csr.to} path={path}>
            {navigation.csr.label}
          </MenuLink>
        </li>
        {isTranslated ? (
          <li>
            <LanguageLink className={styles.nav__a} path={path} />
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

/** The menu behind a button, on phones. */
export function PhoneMenu({ entries, path }: MenuProps) {
  const { company, navigation } = useSite()
  const words = useWords("shell")
  return (
    <details className={styles.menu}>
      <summary className={`${header.iconcell} ${header.iconcellEnd}`}>
        <span className={styles.menu__open}>
          <Icon name="menu" />
        </span>
        <span className={styles.menu__close}>
          <Icon name="close" />
        </span>
        <span className="vh">{words.menu}</span>
      </summary>
      <nav className={styles.mmenu} aria-label={words.menu}>
        {[navigation.home, navigation.about].map(({ label, to }) => (
          <MenuLink key={to} className={styles.mmenu__a} to={to} path={path}>
            {label}
          </MenuLink>
        ))}
        <details className={styles.mmenu__d}>
          <summary className={styles.mmenu__a}>
            {`${navigation.products.label} `}
            <Icon name="down" />
          </summary>
          <div className={styles.mmenu__sub}>
            {entries.map((entry) => (
              <MenuLink key={entry.to} className={`card ${styles.entry}`} to={entry.to} path={path}>
                <EntryContent {...entry} />
              </MenuLink>
            ))}
          </div>
        </details>
        {[navigation.csr, navigation.contact].map(({ label, to }) => (
          <MenuLink key={to} className={styles.mmenu__a} to={to} path={path}>
            {label}
          </MenuLink>
        ))}
        <div className={styles.mmenu__foot}>
          <span className="label">{navigation.tollFreeLabel}</span>
          <a href={telephoneLink(company.tollFree)}>
            <b>{company.tollFree}</b>
          </a>
        </div>
      </nav>
    </details>
  )
}
