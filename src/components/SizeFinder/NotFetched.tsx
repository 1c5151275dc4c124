import { telephoneLink } from "../../format/phoneLinks"
import { Icon } from "../Icon/Icon"
import { useSite } from "../Site/Site"
import * as styles from "./SizeFinder.module.css"
import { useWords } from "../../interface/words"

/** Shown if the sizes could not be loaded. */
export function NotFetched({ onRetry }: { onRetry: () => void }) {
  const words = useWords("finder")
  const { company } = useSite()
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <div>
        <p>
          {words.notLoaded.before}
          <a className="link" href={telephoneLink(company.tollFree)}>
            {company.tollFree}
          </a>
          {words.notLoaded.after}
        </p>
        <button className="btn btn--line" type="button" onClick={onRetry}>
          {words.tryAgain}
        </button>
      </div>
    </div>
  )
}
