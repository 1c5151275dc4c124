import * as React from "react"
import { Icon } from "../Icon/Icon"
import type { OpenSize } from "../../calculator/entries"
import type { FamilyPages, FoundTexts } from "./FoundSizes"
import { NotFetched } from "./NotFetched"
import {
  addressOf,
  isEmptySearch,
  emptySearch,
  searchOf,
  type Search,
} from "../../steel/finder/search"
import { goToAnchor, opensElsewhere, showElement } from "../../hooks/focus"
import { requestCatalogue, useCatalogue } from "../../stores/sizeCatalogue"
import { formFields } from "../../hooks/formFields"
import { useSearch } from "./useSearch"
import { useSizeSearch } from "./useSizeSearch"
import { Filters } from "./Filters"
import * as fields from "../Field/Field.module.css"
import * as styles from "./SizeFinder.module.css"
import { useWords } from "../../interface/words"

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

/** The size finder: all sizes, by what is typed and by shape. */
export function SizeFinder({ texts, pages, page, address, onWeigh }: SizeFinderProps) {
  const words = useWords("finder")
  const catalogue = useCatalogue()
  const form = React.useRef<HTMLFormElement>(null)
  const results = React.useRef<HTMLDivElement>(null)
  const [search, change] = useSearch(form, address)
  const asked = React.useDeferredValue(search)
  const sizeSearch = useSizeSearch(!isEmptySearch(asked))
  // Every change reads the whole form, as on hydration.
  const read = React.useCallback(() => {
    change(searchOf(form.current ? formFields(form.current) : []))
  }, [change])
  const focusResults = React.useCallback(() => results.current?.focus({ preventScroll: true }), [])

  return (
    <div className={styles.finder}>
      <form
        ref={form}
        className={styles.finder__form}
        action={`${page}#sizes`}
        method="get"
        role="search"
        aria-label={words.name}
        onFocus={requestCatalogue}
        onSubmit={(event) => {
          event.preventDefault()
          read()
          if (results.current) showElement(results.current)
        }}
      >
        <SizeField search={search} hint={texts.hint} onChange={read} />
        <Filters shapes={search.shapes} onChange={read} />
        <button
          className="btn btn--line btn--wide"
          type="button"
          onClick={() => change(emptySearch)}
        >
          {words.clear}
        </button>
      </form>
      <div className={styles.finder__out} id="sizes" tabIndex={-1} ref={results}>
        {isEmptySearch(asked) ? (
          <Examples
            {...{ texts, page }}
            onChoose={(q) => {
              requestCatalogue()
              change({ ...emptySearch, q })
              // The pressed example disappears.
              focusResults()
            }}
          />
        ) : catalogue.status === "ready" && sizeSearch.loaded ? (
          <sizeSearch.loaded.FoundSizes
            index={catalogue.index}
            find={sizeSearch.loaded.searchSizes}
            search={asked}
            texts={texts}
            pages={pages}
            onWeigh={onWeigh}
            onFocus={focusResults}
          />
        ) : catalogue.status === "failed" || sizeSearch.hasFailed ? (
          <NotFetched
            onRetry={() => {
              requestCatalogue()
              sizeSearch.retry()
            }}
          />
        ) : (
          <Loading />
        )}
      </div>
    </div>
  )
}

function Loading() {
  const words = useWords("finder")
  return (
    <p className={`fig ${styles.fbar__count}`} role="status">
      {words.loading}
    </p>
  )
}

interface SizeFieldProps {
  search: Search
  hint: string
  onChange: () => void
}

function SizeField({ search, hint, onChange }: SizeFieldProps) {
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
      {isEmptySearch(search) ? null : (
        <a className={`link ${styles.toSizes}`} href="#sizes" onClick={goToAnchor}>
          {words.seeSizes}
        </a>
      )}
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
        <h2 className={styles.fbar__count}>{texts.examplesHeading}</h2>
      </div>
      <ul className={styles.examples}>
        {texts.examples.map(({ query, meaning }) => (
          <li key={query}>
            <a
              href={`${page}${addressOf({ ...emptySearch, q: query })}`}
              onClick={(event) => {
                if (opensElsewhere(event)) return
                event.preventDefault()
                onChoose(query)
              }}
            >
              <b>{query}</b>
              <span>{meaning}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
