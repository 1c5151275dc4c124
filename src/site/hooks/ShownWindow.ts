import { createContext } from "react"

/** The window a view is measured in: the page's own, except in the frame of the editor's preview. */
export const ShownWindow = createContext<Window | null>(null)
