import * as React from "react"
import { formFields } from "../../hooks/formFields"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import {
  addressOf,
  isEmptySearch,
  emptySearch,
  searchOf,
  type Search,
} from "../../steel/finder/search"

/** Milliseconds without typing before the address changes; browsers limit such changes. */
const ADDRESS_PAUSE = 400

/**
 * The search of the form and a function to change it. It starts from the page's address, which then follows it so that it can
 * be shared.
 */
export function useSearch(
  form: React.RefObject<HTMLFormElement | null>,
  address: string,
): [Search, (change: Partial<Search>) => void] {
  const [search, change] = React.useReducer(merged, emptySearch)

  React.useEffect(() => {
    const asked = searchOf(new URLSearchParams(address))
    if (!isEmptySearch(asked)) change(asked)
  }, [address])

  React.useEffect(() => {
    // What was typed before hydration wins over the address.
    const typed = form.current ? searchOf(formFields(form.current)) : emptySearch
    if (!isEmptySearch(typed)) change(typed)
  }, [form])

  const isChanged = search !== emptySearch
  const isAsked = !isEmptySearch(search)
  React.useEffect(() => {
    if (isAsked) requestCatalogue()
    // The first search is the empty one of the static page: leave the address alone.
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
