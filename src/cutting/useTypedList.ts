import * as React from "react"
import { storedText, storeText, watchStorage } from "../kit/hooks/storage"
import type { CuttingSay } from "../kit/words/catalogue"
import { firstSettings, listText, readListText, type TypedRow, type TypedSettings } from "./typed"

/** Key of the list in local storage. */
const KEY = "cutting-list"

interface Typed {
  readonly rows: readonly TypedRow[]
  readonly settings: TypedSettings
}

const nothing: Typed = { rows: [], settings: firstSettings }

/**
 * The list as typed, kept in this browser. A list in the address is shown instead of the visitor's own, which stays until he
 * changes the shown one, and can be put back.
 *
 * @param hash the fragment of the page's address
 */
export function useTypedList(hash: string) {
  const [own, setOwn] = React.useState(() => storedText("localStorage", KEY) ?? "")
  const [opened] = React.useState(() => readListText(hash.replace(/^#/, "").replace(/\s+/g, "")))
  const [typed, setTyped] = React.useState<Typed>(() => opened ?? readListText(own) ?? nothing)
  const [isStored, setIsStored] = React.useState(true)
  const [cleared, setCleared] = React.useState<Typed>()
  const isOther = opened !== null && own !== "" && own !== listText(opened.rows, opened.settings)
  const [isOpened, setIsOpened] = React.useState(isOther)
  const take = (next: Typed) => {
    setTyped(next)
    const text = next.rows.length > 0 ? listText(next.rows, next.settings) : ""
    setIsStored(storeText("localStorage", KEY, text))
    if (!isOpened) setOwn(text)
    if (opened) window.history.replaceState(window.history.state, "", window.location.pathname)
  }
  // What another tab changed. What this one typed is stored with each letter.
  const reread = React.useEffectEvent(() => {
    const text = storedText("localStorage", KEY) ?? ""
    if (isOpened || !isStored || text === own) return
    setOwn(text)
    const now = listText(typed.rows, typed.settings)
    if (text !== now) setTyped(readListText(text) ?? nothing)
  })
  React.useEffect(() => watchStorage(reread), [])
  const faults: (CuttingSay | false | null | undefined)[] = [
    isOpened && ((words) => words.linkShown),
    opened && !opened.isWhole && ((words) => words.cutShort),
    opened?.isNewer && ((words) => words.newer),
    !isStored && ((words) => words.notStored),
  ]
  return {
    ...typed,
    news: faults.filter((say) => typeof say === "function"),
    link: `${window.location.origin + window.location.pathname}#${listText(typed.rows, typed.settings)}`,
    change: (next: Partial<Typed>) => {
      setCleared(undefined)
      take({ ...typed, ...next })
    },
    clear: () => {
      setCleared(typed)
      take({ ...typed, rows: [] })
    },
    undo:
      cleared &&
      (() => {
        setCleared(undefined)
        take(cleared)
      }),
    putBack: isOpened
      ? () => {
          setIsOpened(false)
          take(readListText(own) ?? nothing)
        }
      : undefined,
  }
}
