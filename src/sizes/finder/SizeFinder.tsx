import * as React from "react"
import { opensElsewhere, showElement } from "../../kit/hooks/focus"
import { formFields } from "../../kit/hooks/browser"
import { useWords } from "../../kit/words/words"
import { requestCatalogue, useCatalogue } from "../../catalogue/sizeCatalogue"
import type { OpenSize } from "../../calculator/entries"
import {
  searchAddress,
  emptySearch,
  isEmptySearch,
  searchOf,
  type Search,
} from "../../steel/finder/search"
import * as fields from "../../kit/blocks/Field.module.css"
import { Icon } from "../../kit/blocks/Icon"
import { TablesMissing } from "../../catalogue/TablesMissing"
import { Filters } from "./Filters"
import type { FamilyPages, FoundProps, FoundTexts } from "./FinderResults"
import * as styles from "./SizeFinder.module.css"

interface FinderTexts extends FoundTexts {
  /** Shown under the size field. */
  readonly hint: string
  /** Heading of the examples, which are shown until something is typed. */
  readonly examplesHeading: string
  /** Example queries in the trade's own notation, and what each finds. */
  readonly examples: readonly { readonly query: string; readonly meaning: string }[]
}

interface SizeFinderProps {
  texts: FinderTexts
  pages: FamilyPages
  /** The page's path, for the form before hydration. */
  page: string
  /** The query string of the page: "?q=50x50x3". */
  address: string
  onWeigh: OpenSize
}

/** Loads the results with their search. After a failure the page, whose address has the search, is loaded again. */
const loadResults = () =>
  import("./FinderResults").then(
    (loaded) => ({ default: loaded.FinderResults }),
    () => ({ default: () => <TablesMissing onRetry={() => window.location.reload()} /> }),
  )
const FinderResults = React.lazy<React.ComponentType<FoundProps>>(loadResults)

/** Loads what a search needs before the first letter is typed. */
function prepare(): void {
  requestCatalogue()
  void loadResults()
}

/** The size finder: all sizes, by what is typed and by shape. */
export function SizeFinder({ texts, pages, page, address, onWeigh }: SizeFinderProps) {
  const words = useWords("finder")
  const catalogue = useCatalogue()
  const form = React.useRef<HTMLFormElement>(null)
  const results = React.useRef<HTMLDivElement>(null)
  const [search, change] = useSearch(form, address)
  const asked = React.useDeferredValue(search)
  // Every change reads the whole form, as on hydration.
  const read = React.useCallback(() => {
    change(searchOf(form.current ? formFields(form.current) : []))
  }, [change])
  const focusResults = React.useCallback(() => results.current?.focus({ preventScroll: true }), [])
  const found = () => {
    if (isEmptySearch(asked)) {
      const choose = (q: string) => {
        change({ ...emptySearch, q })
        // The pressed example disappears.
        focusResults()
      }
      return <Examples texts={texts} page={page} onChoose={choose} />
    }
    if (catalogue.status === "failed") return <TablesMissing />
    const loading = (
      <p className="fig h3" role="status">
        {words.loading}
      </p>
    )
    if (catalogue.status !== "ready") return loading
    const { index } = catalogue
    return (
      <React.Suspense fallback={loading}>
        <FinderResults
          {...{ index, texts, pages, onWeigh }}
          search={asked}
          onFocus={focusResults}
        />
      </React.Suspense>
    )
  }
  return (
    <div className={styles.finder}>
      <form
        ref={form}
        className={`panel ${styles.finder__form}`}
        action={`${page}#sizes`}
        method="get"
        role="search"
        aria-label={words.name}
        onFocus={prepare}
        onSubmit={(event) => {
          event.preventDefault()
          read()
          if (results.current) showElement(results.current)
        }}
      >
        <SizeField
          search={search}
          hint={texts.hint}
          onChange={read}
          onEscape={() => change({ ...search, q: "" })}
        />
        <Filters shapes={search.shapes} onChange={read} />
        {isEmptySearch(search) ? null : (
          <button
            className="btn btn--line btn--wide"
            type="button"
            onClick={() => {
              // Another empty search than the first, so that it leaves the address, too.
              change({ ...emptySearch })
              // The pressed button disappears.
              results.current?.focus({ preventScroll: true })
            }}
          >
            {words.clear}
          </button>
        )}
      </form>
      <div className={styles.finder__out} id="sizes" tabIndex={-1} ref={results}>
        {found()}
      </div>
    </div>
  )
}

interface SizeFieldProps {
  search: Search
  hint: string
  onChange: () => void
  onEscape: () => void
}

function SizeField({ search, hint, onChange, onEscape }: SizeFieldProps) {
  const words = useWords("finder")
  return (
    <div className={fields.field}>
      <label htmlFor="finder-q">{words.size}</label>
      <div className={`${fields.frame} ${styles.ask}`}>
        <input
          id="finder-q"
          className={`${fields.framed} ${styles.ask__in}`}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          value={search.q}
          onChange={onChange}
          onKeyDown={({ key }) => {
            if (key === "Escape") onEscape()
          }}
          aria-describedby="finder-hint"
        />
        <button className={styles.ask__go} type="submit">
          <Icon name="search" />
          <span className="vh">{words.find}</span>
        </button>
      </div>
      <p className={fields.hint} id="finder-hint">
        {hint}
      </p>
    </div>
  )
}

interface ExamplesProps {
  texts: FinderTexts
  page: string
  onChoose: (query: string) => void
}

/** Example queries, shown until something is typed. */
function Examples({ texts, page, onChoose }: ExamplesProps) {
  return (
    <>
      <div className={styles.fbar}>
        <h2 className="h3">{texts.examplesHeading}</h2>
      </div>
      <ul className={`ruled ${styles.examples}`}>
        {texts.examples.map(({ query, meaning }) => (
          <li key={query}>
            <a
              className="card"
              href={`${page}${searchAddress({ ...emptySearch, q: query })}`}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onChoose(query)
              }}
            >
              <b className="t28">{query}</b>
              <span className="muted">{meaning}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Milliseconds without typing before the address changes; browsers limit such changes. */
const ADDRESS_PAUSE = 400

/**
 * The search of the form and a function to change it. It starts from the page's address, which then follows it so that it can
 * be shared. What was typed before hydration wins over the address.
 */
function useSearch(form: React.RefObject<HTMLFormElement | null>, address: string) {
  const [search, change] = React.useState(emptySearch)
  React.useEffect(() => {
    const typed = form.current ? searchOf(formFields(form.current)) : emptySearch
    const asked = [typed, searchOf(new URLSearchParams(address))]
    const first = asked.find((each) => !isEmptySearch(each))
    if (first) change(first)
  }, [form, address])
  React.useEffect(() => {
    if (!isEmptySearch(search)) requestCatalogue()
    // The first search is the empty one of the static page: leave the address alone.
    if (search === emptySearch && window.location.search === address) return
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location
      window.history.replaceState(window.history.state, "", pathname + searchAddress(search) + hash)
    }, ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [search, address])
  return [search, change] as const
}
