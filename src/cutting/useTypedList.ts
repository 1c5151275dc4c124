import * as React from "react"
import { savedText, useSavedText } from "../kit/hooks/storage"
import { listText, newList, readListText, type TypedList } from "./typed"

const KEY = "cutting-list"

/**
 * The list as typed, kept in this browser. A list in the address becomes the visitor's own when he changes it, if he has none; else
 * it lasts with the tab, and his own stays.
 *
 * @param hash the fragment of the page's address
 */
export function useTypedList(hash: string) {
  const [opened] = React.useState(() => readListText(hash.slice(1).replace(/\s+/g, "")))
  const [isOther] = React.useState(() => {
    const own = readListText(savedText("localStorage", KEY))
    return opened !== null && Boolean(own?.rows.length) && listText(own!) !== listText(opened)
  })
  const place: Parameters<typeof useSavedText> = isOther
    ? ["sessionStorage", KEY + hash]
    : ["localStorage", KEY]
  const [text, setText] = useSavedText(...place)
  const typed = React.useMemo(() => readListText(text) ?? opened ?? newList, [text, opened])
  const change = (next: Partial<TypedList>) => {
    setText(listText({ ...typed, ...next }))
    const { history, location } = window
    if (opened && !isOther) history.replaceState(history.state, "", location.pathname)
  }
  const { origin, pathname } = window.location
  return {
    typed,
    change,
    isOther,
    isCutShort: opened?.isWhole === false,
    link: `${origin}${pathname}#${listText(typed)}`,
  }
}
