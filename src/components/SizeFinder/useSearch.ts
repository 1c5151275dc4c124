import * as React from "react"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import {
  addressOf,
  asksNothing,
  emptySearch,
  searchOf,
  type Search,
} from "../../steel/finder/search"

/** Typing is over after this long, in ms; browsers allow only so many changes of the address. */
const ADDRESS_PAUSE = 400

/**
 * The search of the form, and how to change it. It begins with the page's address, which then follows it so that it can be shared.
 */
export function useSearch(
  form: React.RefObject<HTMLFormElement | null>,
  address: string,
): [Search, (change: Partial<Search>) => void] {
  const [search, change] = React.useReducer(merged, emptySearch)

  React.useEffect(() => {
    const asked = searchOf(new URLSearchParams(address))
    if (!asksNothing(asked)) change(asked)
  }, [address])

  React.useEffect(() => {
    // What was typed before the scripts came counts more than the address.
    const typed = form.current ? searchOf(fieldsOf(form.current)) : emptySearch
    if (!asksNothing(typed)) change(typed)
  }, [form])

  const isChanged = search !== emptySearch
  const isAsked = !asksNothing(search)
  React.useEffect(() => {
    if (isAsked) requestCatalogue()
    // The first search is the empty one of the static page: the address stays.
    if (!isChanged) return
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location
      window.history.replaceState(window.history.state, "", pathname + addressOf(search) + hash)
    }, ADDRESS_PAUSE)
    return () => clearTimeout(timer)
  }, [search, isAsked, isChanged])

  return [search, change]
}

function merged(search: Search, change: Partial<Search>): Search {
  return { ...search, ...change }
}

/** The fields of a form with their values; files are left out. */
export function fieldsOf(form: HTMLFormElement): [string, string][] {
  return Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
}
