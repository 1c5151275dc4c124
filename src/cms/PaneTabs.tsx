import * as React from "react"
import { createPortal } from "react-dom"
import { paneTabs, shownPane, showPane, watchPane } from "./phone-layout"
import { ToggleButton } from "./ToggleButton"

const tabs = [
  { pane: "form", label: "Form" },
  { pane: "page", label: "Page" },
] as const

/** Two buttons in the toolbar of a narrow screen, which show either the form or its page. */
export function PaneTabs() {
  const [host] = React.useState(newHost)
  const shown = React.useSyncExternalStore(watchPane, shownPane)

  React.useLayoutEffect(() => {
    document.querySelector('[class*="-ToolbarContainer"]')?.append(host)
    return () => host.remove()
  }, [host])

  return createPortal(
    tabs.map(({ pane, label }) => (
      <ToggleButton
        key={pane}
        label={label}
        pressed={pane === shown}
        onPress={() => showPane(pane)}
      />
    )),
    host,
  )
}

function newHost(): HTMLElement {
  const host = document.createElement("div")
  host.className = paneTabs
  host.setAttribute("role", "group")
  host.setAttribute("aria-label", "What the screen shows")
  return host
}
