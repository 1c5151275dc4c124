import { createContext } from "react"

/**
 * The window whose width a view is shown at. It is the page's own, unless a view stands in a frame of its own: the
 * editor's preview.
 */
export const ShownWindow = createContext<Window | null>(null)
