import { PageLink } from "../PageLink"
import { useSite } from "../Site"
import * as styles from "./Breadcrumbs.module.css"
import { useWords } from "../words/words"

interface BreadcrumbsProps {
  /** Pages between Home and this one. */
  between?: readonly { readonly label: string; readonly to: string }[]
  current: string
}

/** Home > … > this page. */
export function Breadcrumbs({ between = [], current }: BreadcrumbsProps) {
  const { navigation } = useSite()
  const words = useWords("shell")
  return (
    <nav className={`no-print ${styles.crumbs}`} aria-label={words.breadcrumb}>
      <ol>
        {[navigation.home, ...between].map(({ label, to }) => (
          <li key={to}>
            <PageLink className="tap" to={to}>
              {label}
            </PageLink>
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  )
}
