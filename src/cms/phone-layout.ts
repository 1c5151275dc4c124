/**
 * Decap's form needs 800 px. Below that these rules apply: one pane at a time, a sticky toolbar that wraps, and touch targets
 * of 44 px. They select Decap's parts by the labels in its class names; "body" lets them override Decap's own rules, which come
 * later, and "!important" overrides the inline styles of the panes and of ToggleButton. A browser test on a phone fails when a
 * new version of Decap renames a part.
 *
 * @see https://emotion.sh/docs/labels
 */
export const narrowScreen = "(max-width: 799px)"

/** The attribute of <html> for the pane that a narrow screen shows. */
const paneAttribute = "data-editor-pane"

/** The class of the two tabs, which only narrow screens show. */
export const paneTabs = "editor-pane-tabs"

type EditorPane = "form" | "page"

const paneChange = "editor-pane-change"

/** Shows the form or the page; wide screens always show both. */
export function showPane(pane: EditorPane): void {
  document.documentElement.setAttribute(paneAttribute, pane)
  window.dispatchEvent(new Event(paneChange))
}

/** The pane a narrow screen shows. */
export function shownPane(): EditorPane {
  return document.documentElement.getAttribute(paneAttribute) === "page" ? "page" : "form"
}

/** Calls back when another pane is shown. Returns a function that stops this. */
export function watchPane(onChange: () => void): () => void {
  window.addEventListener(paneChange, onChange)
  return () => window.removeEventListener(paneChange, onChange)
}

const rules = `
.${paneTabs} { display: none; }
@media ${narrowScreen} {
  body [class*="-EditorContainer"] {
    display: flex;
    flex-direction: column;
    min-width: 0;
    height: 100dvh;
    padding-top: 0;
    z-index: 300;
  }
  body [class*="-EditorContainer"] > :last-child { flex: 1; width: 100%; height: auto; min-height: 0; }
  body [class*="-ToolbarContainer"] {
    position: static;
    flex: none;
    flex-wrap: wrap;
    min-width: 0;
    height: auto;
  }
  body [class*="-ToolbarSectionBackLink"] { flex: 1; min-width: 0; height: 48px; padding: 0 12px; border-right: 0; }
  body [class*="-ToolbarSectionBackLink"] > :last-child { display: flex; flex: 1; align-items: baseline; gap: 10px; min-width: 0; }
  body [class*="-BackCollection"] { overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
  body [class*="-BackStatus"] { flex: none; margin: 0; }
  body [class*="-ToolbarSectionMeta"] { height: 48px; border-left: 0; }
  /* The rest gets a line of its own. */
  body [class*="-ToolbarContainer"]::after { content: ""; order: 2; flex: 0 0 100%; border-top: 1px solid #dfdfe3; }
  body [class*="-ToolbarSectionMeta"] [class*="-AppHeaderSiteLink"] { display: none; }
  body [class*="-ToolbarSectionMain"] {
    order: 3;
    flex: 1;
    width: auto;
    height: auto;
    min-height: 52px;
    padding: 0 4px;
  }
  body [class*="-ToolbarSubSectionFirst"] { flex-wrap: wrap; gap: 4px; }
  body [class*="-ToolbarSubSectionFirst"] [class*="utton"] { margin: 0; }
  body [class*="-ToolbarSubSectionFirst"] [class*="Button"]:is(button, span) {
    height: 44px;
    padding: 0 26px 0 10px;
    line-height: 44px;
  }
  body [class*="-ToolbarSubSectionFirst"] [class*="-ToolbarButton"] { padding: 0 10px; }
  body [class*="-ToolbarSubSectionFirst"] [class*="Button"]::after { right: 8px; }
  body .${paneTabs} { display: flex; order: 4; align-items: center; gap: 4px; padding: 0 4px; }
  body .${paneTabs} > button { min-height: 44px !important; }
  body [class*="-ControlPaneContainer"] { padding: 0 8px; }
  /* The two panes, one at a time. The other is hidden but laid out, so that the page keeps its scroll position and width. */
  body .SplitPane > .Pane1 { width: 100% !important; }
  body .SplitPane > .Resizer { display: none; }
  body .SplitPane > .Pane2 { position: absolute !important; inset: 0; visibility: hidden; }
  [${paneAttribute}="page"] body .SplitPane > .Pane1 { visibility: hidden; }
  [${paneAttribute}="page"] body .SplitPane > .Pane2 { visibility: visible; }
  /* The two tabs replace these buttons; if the page is switched off, the tab switches it on. */
  body [class*="-ViewControls"]:has(+ div .SplitPane) { display: none; }
  body [class*="-StyledModal"] { width: 100%; }
  /* The bar above an item of a list: arrow, handle, cross. */
  body [class*="-TopBar"]:has(> [class*="-TopBarButton"]) { height: 44px; }
  body [class*="-TopBarButton"] { min-width: 44px; height: 44px; }
  body [class*="-DragIconContainer"] { touch-action: none; }
  /* The kinds of entry, two per row, so that the entries themselves are visible. */
  body [class*="-SidebarNavList"] { display: grid; grid-template-columns: 1fr 1fr; }
  body [class*="-SidebarNavLink"] { min-height: 44px; box-sizing: border-box; padding: 4px 10px; }
}
/* The toolbar of a published entry in one line: otherwise Delete is below Publish, and is pressed by mistake. */
@media (max-width: 411px) {
  body [class*="-ToolbarSubSectionFirst"] [class*="Button"]:is(button, span) { padding: 0 20px 0 6px; }
  body [class*="-ToolbarSubSectionFirst"] [class*="-ToolbarButton"] { padding: 0 6px; }
  body .${paneTabs} > button { padding: 6px 8px !important; }
}
`

/** Adds the rules to the editor's page. */
export function fitNarrowScreens(): void {
  const style = document.createElement("style")
  style.textContent = rules
  document.head.append(style)
  showPane("form")
  // An entry opens with its form.
  window.addEventListener("hashchange", () => showPane("form"))
}
