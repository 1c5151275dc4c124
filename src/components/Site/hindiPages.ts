import * as React from "react"

/** Provided together with the shared content; see Site.tsx */
export const HindiPages = React.createContext<readonly string[] | undefined>(undefined)

/** On a page in Hindi, the paths of all pages that are; undefined on a page in English. */
export function useHindiPages(): readonly string[] | undefined {
  return React.useContext(HindiPages)
}
