import { requestCatalogue } from "./sizeCatalogue"
import { useWords } from "../kit/words/words"

interface TablesMissingProps {
  onRetry?: () => void
}

/** Says that the size tables could not be loaded, with a button to try again. */
export function TablesMissing({ onRetry = requestCatalogue }: TablesMissingProps) {
  const words = useWords("steel")
  return (
    <p role="alert">
      <span>{words.tablesMissing}</span>{" "}
      <button className="btn btn--text" type="button" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </p>
  )
}
