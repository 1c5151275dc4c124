import * as React from "react"
import { saveFile } from "../hooks/browser"
import { focusOnMount } from "../hooks/focus"
import { keptTexts, storeText } from "../hooks/storage"
import { useWords } from "../words/words"
import { Notice } from "./Notice"

interface ToolBoundaryProps extends Kept {
  children: React.ReactNode
  /** Shown in place of a part that fails, where the page has all it needs without the part. */
  instead?: React.ReactNode
}

interface Kept {
  /** How the names begin under which this browser keeps the texts of the tool: [""] for all of the site. */
  kept?: readonly string[]
  /** What of the address the tool reads. */
  reads?: readonly ("search" | "hash")[]
}

/**
 * Keeps the page when a part of it fails, whatever is stored, linked or typed: a sentence takes the part's place, with two ways out.
 *
 * @see https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class ToolBoundary extends React.Component<ToolBoundaryProps, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null }

  static getDerivedStateFromError(fault: unknown) {
    return { fault: fault ?? "unknown" }
  }

  override render() {
    const { kept = [], reads = [], instead, children } = this.props
    const { fault } = this.state
    if (fault === null) return children
    if (instead !== undefined) return instead
    // React asks for a script that could not be loaded only once.
    const isScript = fault instanceof Error && fault.name === "ChunkLoadError"
    const again = () => (isScript ? window.location.reload() : this.setState({ fault: null }))
    return <Failed kept={kept} reads={reads} onAgain={again} />
  }
}

/** Says that a part failed. To begin anew removes what it kept and read, which can be saved first. */
function Failed({ kept, reads, onAgain }: Required<Kept> & { onAgain: () => void }) {
  const words = useWords("shell").failed
  const [isAsked, ask] = React.useState(false)
  const texts = () => [...keptTexts()].filter(([key]) => kept.some((name) => key.startsWith(name)))
  const beginAnew = () => {
    for (const [key] of texts()) {
      storeText("localStorage", key, "")
      storeText("sessionStorage", key, "")
    }
    const { pathname, search, hash } = window.location
    const left = { search, hash, ...Object.fromEntries(reads.map((part) => [part, ""])) }
    window.history.replaceState(null, "", pathname + left.search + left.hash)
    window.location.reload()
  }
  const save = () => {
    const all = { address: window.location.href, kept: Object.fromEntries(texts()) }
    saveFile("kept.json", "application/json", JSON.stringify(all, null, 1))
  }
  const begin = () => (texts().length > 0 ? ask(true) : beginAnew())
  const ways = isAsked
    ? { [words.save]: save, [words.remove]: beginAnew }
    : { [words.again]: onAgain, [words.anew]: begin }
  return (
    <Notice isError role="alert" data-failed>
      <h3>{words.heading}</h3>
      <p key={String(isAsked)}>{isAsked ? words.removes : words.text}</p>
      <div className="btn-row">
        {Object.entries(ways).map(([label, act], place) => (
          <button
            className="btn btn--line"
            type="button"
            key={label}
            onClick={act}
            ref={isAsked && place === 0 ? focusOnMount : undefined}
          >
            {label}
          </button>
        ))}
      </div>
    </Notice>
  )
}
