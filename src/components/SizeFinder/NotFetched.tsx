import { telephoneLink } from "../../format/phoneLinks"
import { Notice } from "../Notice/Notice"
import { useSite } from "../Site/Site"
import { useWords } from "../../interface/words"

/** Shown if the sizes could not be loaded. */
export function NotFetched({ onRetry }: { onRetry: () => void }) {
  const words = useWords("finder")
  const { company } = useSite()
  return (
    <Notice isError role="alert">
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
    </Notice>
  )
}
