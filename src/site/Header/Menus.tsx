import * as React from "react"
import { SectionGlyph, type GlyphName } from "../../catalogue/SectionGlyph"
import { Icon } from "../../kit/blocks/Icon"
import { telephoneLink } from "../../kit/format/phoneLinks"
import { unbroken } from "../../kit/format/texts"
import { PageLink } from "../../kit/PageLink"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import * as header from "./Header.module.css"
import * as styles from "./Menus.module.css"

/** A product or list of products in the menus. */
export interface MenuEntry {
  readonly label: string
  readonly to: string
  readonly range: string
  readonly shape: GlyphName
}

function EntryLink({ label, to, range, shape }: MenuEntry) {
  return (
    <PageLink className={`card ${styles.entry}`} to={to}>
      <SectionGlyph shape={shape} />
      <b className="t20">{label}</b>
      <span className="label">{unbroken(range)}</span>
    </PageLink>
  )
}

/** The menu as a row, on wide screens. */
export function MainMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { navigation, path } = useSite()
  const words = useWords("shell")
  const isInside = entries.some(({ to }) => to === path)
  const item = ({ label, to }: { label: string; to: string }) => (
    <li key={to}>
      <PageLink className={styles.nav__a} to={to}>
        {label}
      </PageLink>
    </li>
  )
  return (
    <nav className={`if-wide ${styles.head__nav}`} aria-label={words.mainMenu}>
      <ul>
        {[navigation.home, navigation.about].map(item)}
        <li>
          {/* It may have been opened before the scripts came. */}
          <details className={styles.drop__d} suppressHydrationWarning>
            <summary className={styles.nav__a} aria-current={isInside ? "true" : undefined}>
              {`${navigation.products.label} `}
              <Icon name="down" />
            </summary>
            <div className={styles.drop}>
              <div className="sheet">
                <ul className={styles.drop__in}>
                  {entries.map((entry) => (
                    <li key={entry.to}>
                      <EntryLink {...entry} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </details>
        </li>
        {item(navigation.csr)}
      </ul>
    </nav>
  )
}

/** The menu behind a button, on phones. */
export function PhoneMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const { company, navigation } = useSite()
  const words = useWords("shell")
  const item = ({ label, to }: { label: string; to: string }) => (
    <PageLink key={to} className={styles.mmenu__a} to={to}>
      {label}
    </PageLink>
  )
  return (
    <details className={`if-narrow ${styles.menu}`} suppressHydrationWarning>
      <summary className={`${header.iconcell} ${header.iconcell__end}`}>
        <span className={styles.menu__open}>
          <Icon name="menu" />
        </span>
        <span className={styles.menu__close}>
          <Icon name="close" />
        </span>
        <span className="vh">{words.menu}</span>
      </summary>
      <nav className={styles.mmenu} aria-label={words.menu}>
        {[navigation.home, navigation.about].map(item)}
        <details className={styles.mmenu__d}>
          <summary className={styles.mmenu__a}>
            {`${navigation.products.label} `}
            <Icon name="down" />
          </summary>
          <div className={styles.mmenu__sub}>
            {entries.map((entry) => (
              <EntryLink key={entry.to} {...entry} />
            ))}
          </div>
        </details>
        {[navigation.csr, navigation.contact].map(item)}
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

/**
 * Closes the header's `<details>` menus on Escape (returning the focus to the summary), when the focus or a press leaves them,
 * and when a link in them is followed, even to the same page.
 */
export function useClosingMenus(header: React.RefObject<HTMLElement | null>) {
  React.useEffect(() => {
    const openMenus = () =>
      [...(header.current?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? [])].reverse()
    const closeAround = ({ target }: Event) => {
      for (const menu of openMenus()) {
        // A list in the phone's menu stays: closing it would move the link under the finger before the press ends.
        const around = menu.parentElement?.closest("details") ?? menu
        if (!(target instanceof Node) || !around.contains(target)) menu.open = false
      }
    }
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const [innermost] = openMenus()
      if (key !== "Escape" || !innermost) return
      innermost.open = false
      innermost.querySelector("summary")?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest("header a")) return
      for (const menu of openMenus()) menu.open = false
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener("keydown", onKeyDown, { signal })
    document.addEventListener("click", onClick, { signal })
    document.addEventListener("pointerdown", closeAround, { signal })
    document.addEventListener("focusin", closeAround, { signal })
    return () => ended.abort()
  }, [header])
}
