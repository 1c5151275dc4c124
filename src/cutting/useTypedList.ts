import * as React from "react"
import { saveText, savedText, useSavedText } from "../kit/hooks/storage"
import { shortLink, useMade, withoutBreaks } from "../kit/sending/pack"
import { listText, newList, readListText, type TypedList } from "./typed"

const KEY = "cutting-list"

/**
 * The list as typed, kept in this browser. A list in the address becomes the visitor's own when he changes it, if he has none; else
 * it lasts with the tab, and his own stays. What cannot be stored stays in the address.
 *
 * @param hash the fragment of the page's address, as `plainHash` gives it
 */
export function useTypedList(hash: string) {
  const [opened, setOpened] = React.useState(() => readListText(withoutBreaks(hash.slice(1))))
  const [isOther] = React.useState(() => {
    const own = readListText(savedText("localStorage", KEY))
    return opened !== null && Boolean(own?.rows.length) && listText(own!) !== listText(opened)
  })
  const [isStored, setStored] = React.useState(true)
  const [isChanged, setChanged] = React.useState(false)
  const [area, key] = isOther
    ? (["sessionStorage", KEY + hash] as const)
    : (["localStorage", KEY] as const)
  const [text] = useSavedText(area, key)
  const typed = React.useMemo(() => {
    const own = readListText(text)
    // After a change the stored list is used, even if it is empty.
    return (own && (isChanged || own.rows.length > 0) ? own : (opened ?? own)) ?? newList
  }, [text, opened, isChanged])
  const change = (next: Partial<TypedList>) => {
    const changed = listText({ ...typed, ...next })
    const isSaved = saveText(area, key, changed)
    setStored(isSaved)
    const { history, location } = window
    if (!isSaved) history.replaceState(history.state, "", `#${changed}`)
    else if (!isOther && location.hash)
      history.replaceState(history.state, "", location.pathname + location.search)
    if (!isOther) setOpened(null)
    setChanged(true)
  }
  const { origin, pathname } = window.location
  const link = `${origin}${pathname}#${listText(typed)}`
  return {
    ...{ typed, change, isOther, isStored },
    isCutShort: opened?.isWhole === false,
    link: useMade(link, shortLink) ?? link,
    /** The bars that this list put on the inquiry list. */
    bars: useSavedText(area, `${key} bars`),
  }
}
