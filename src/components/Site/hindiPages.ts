import * as React from "react"

/** Provided together with the shared content; see Site.tsx */
export const HindiPages = React.createContext<readonly string[] | undefined>(undefined)

/** On a Hindi page, the paths of all Hindi pages; undefined on an English one. */
export function useHindiPages(): readonly string[] | undefined {
  return React.useContext(HindiPages)
}
