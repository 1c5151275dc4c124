import { parts } from "./inside-decap"

const { toolbar, panes, itemBar, handle } = parts

/**
 * The styles of all that this site adds to the editor, and of Decap's own parts where it has no setting. "body" lets a rule override
 * Decap's own, which come later, and "!important" overrides the inline styles of the panes. tests/browser/phone-editor.spec.ts fails
 * when a new version of Decap puts its parts together in another way.
 */
export const styles = `
/* Decap offers "Check for Preview" for entries without a draft, too, and then finds none. It has no setting for this. */
${toolbar}:not(:has(${parts.draftStatus})) ${parts.refresh} { display: none }
/* The words open what is folded, too; see openFoldsByWords. */
${parts.groupBar}, [data-movable-list] :has(> button[aria-expanded=false]) + * { cursor: pointer }
#nc-root section:has(> button) { gap: 32px }
#nc-root section img { width: 96px; height: auto }
/* Blocks presses on what is below the window. */
body:has(${parts.library}) .site-strip { display: none }
.site-dialog { width: min(720px, calc(100vw - 24px)); max-height: calc(100dvh - 24px); box-sizing: border-box; padding: 20px;
  border: 0; border-radius: 6px; overflow: auto; background: #fff; color: #313d3e; font: 15px/1.5 system-ui, sans-serif;
  box-shadow: 0 6px 28px #0005 }
.site-dialog::backdrop { background: #1c2a33aa }
.site-dialog h2 { margin: 0 0 12px; font-size: 19px; line-height: 1.3 }
.site-dialog p { margin: 0 0 12px; max-width: 68ch }
.site-dialog ul { margin: 0 0 12px; padding-left: 20px }
.site-buttons { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px }
.site-button { min-height: 40px; padding: 6px 14px; border: 1px solid #798291; border-radius: 5px; background: #fff;
  color: #313d3e; font: 15px/1.3 system-ui, sans-serif; text-align: left; cursor: pointer }
.site-button:hover { background: #eff0f4 }
.site-button:focus-visible, .site-dialog :focus-visible, .site-strip :focus-visible { outline: 3px solid #3a69c7; outline-offset: 2px }
.site-button--main { border-color: #17594e; background: #17594e; color: #fff }
.site-button--main:hover { background: #0f463d }
.site-fields { display: grid; gap: 12px; margin: 0 0 12px; padding: 0 }
.site-field { margin: 0; padding: 10px 12px; border: 1px solid #dfdfe3; border-radius: 5px; min-width: 0 }
.site-field legend { padding: 0 4px; font-weight: 600 }
.site-field label { display: grid; grid-template-columns: 20px 1fr; gap: 8px; align-items: start; padding: 4px 0;
  overflow-wrap: anywhere }
.site-field input { width: 18px; height: 18px; margin: 3px 0 0 }
.site-field b { font-weight: 600 }
/* The strip, and above it the notice: neither covers the other. Where there is neither, presses reach what is below. */
.site-foot { position: fixed; z-index: 100000; right: 12px; bottom: 12px; display: flex; flex-direction: column; align-items: flex-end; gap: 8px;
  max-width: calc(100vw - 24px); pointer-events: none; font: 15px/1.45 system-ui, sans-serif; color: #313d3e }
.site-foot > * > * { pointer-events: auto }
.site-strip { display: flex; flex-wrap: wrap; justify-content: flex-end; align-items: flex-end; gap: 8px }
.site-strip .site-button { background: #fff; box-shadow: 0 2px 10px #0003 }
@media (max-width: 799px) {
  .site-foot { right: 0; bottom: 0; left: 0; max-width: none }
  .site-strip { align-self: stretch; padding: 6px 8px; background: #eff0f4; justify-content: flex-start; border-top: 1px solid #dfdfe3; pointer-events: auto }
  .site-strip:empty { display: none }
  .site-strip .site-button, .site-changes { box-shadow: none }
  .site-strip .site-button, .site-changes summary { min-height: 44px }
  body:has(.site-strip > *) :has(> ${toolbar}) { height: calc(100dvh - var(--strip, 57px)) }
  body:has(.site-strip > *) { padding-bottom: var(--strip, 57px) }
  .site-undo { order: -1; flex: 1 0 100%; max-width: none; box-shadow: none }
  .site-undo .site-button { min-height: 44px }
}
.site-undo { display: flex; align-items: center; gap: 8px; max-width: min(560px, calc(100vw - 24px)); box-sizing: border-box; padding: 4px 4px 4px 14px;
  border: 1px solid #798291; border-radius: 5px; background: #fff; box-shadow: 0 2px 10px #0003 }
.site-undo span { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; overflow-wrap: anywhere }
.site-undo .site-button { flex: none; min-height: 38px; box-shadow: none }
.site-changes { max-width: min(520px, calc(100vw - 24px)); box-sizing: border-box; border: 1px solid #798291; border-left: 6px solid #798291;
  border-radius: 5px; background: #fff; box-shadow: 0 2px 10px #0003 }
.site-changes summary { min-height: 38px; box-sizing: border-box; padding: 8px 14px; cursor: pointer }
.site-changes ul { max-height: 40vh; margin: 0; padding: 0 14px 0 32px; overflow: auto }
.site-changes li { padding: 4px 0; overflow-wrap: anywhere }
.site-original { margin: 4px 0 8px; padding: 8px 12px; border-left: 4px solid #798291; background: #f3f4f6; color: #313d3e;
  font: 15px/1.5 system-ui, sans-serif; white-space: pre-wrap; overflow-wrap: anywhere; text-transform: none }
.site-original b { display: block; margin: 6px 0; color: #9b2f16 }
@media (min-width: 1000px) {
  :has(> .site-original) { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: 12px }
  :has(> .site-original) > * { grid-column: 2 }
  :has(> .site-original) > .site-original { grid-column: 1; grid-row: 1 / span 9; margin: 0 }
}
.site-versions { display: grid; gap: 12px; margin: 0 0 12px; padding: 0; list-style: none }
.site-versions > li { padding: 10px 12px; border: 1px solid #dfdfe3; border-radius: 5px; overflow-wrap: anywhere }
.site-versions ul, .site-versions p { margin: 6px 0 }
.site-link { padding: 2px 0; vertical-align: top; border: 0; background: none; color: #17594e; font: inherit; text-align: left; text-decoration: underline; cursor: pointer }
.site-dialog .site-contents { columns: 240px; column-gap: 24px; padding: 0; list-style: none }
.site-help { border-top: 1px solid #dfdfe3; padding-top: 4px; overflow-wrap: anywhere }
.site-help h2 { margin: 28px 0 8px; font-size: 17px; scroll-margin-top: 12px }
.site-help ol { margin: 0 0 12px; padding-left: 24px }
.site-help li { margin: 0 0 6px }
.site-help img { display: block; max-width: 100%; height: auto; margin: 8px 0; border: 1px solid #dfdfe3; border-radius: 5px }
.site-help code { font-size: 13px }
.site-help pre { padding: 10px 12px; border-radius: 5px; background: #eff0f4; white-space: pre-wrap }
.site-search { width: 100%; box-sizing: border-box; min-height: 44px; margin: 0 0 12px; padding: 6px 12px; border: 1px solid #798291;
  border-radius: 5px; font: inherit }
.site-found { display: grid; gap: 6px; margin: 0 0 12px; padding: 0; list-style: none }
.site-found .site-button { display: grid; gap: 2px; width: 100%; overflow-wrap: anywhere }
.site-changes a { display: inline-block; padding: 4px 14px 10px; color: #17594e; text-decoration: underline }
.site-changes[data-stage="building"] { border-left-color: #b36a00 }
.site-changes[data-stage="live"] { border-left-color: #005614 }
.site-changes[data-stage="failed"], .site-changes[data-stage="overdue"] { border-left-color: #b80000 }
/* While an entry is being published its form takes nothing. */
[inert] { opacity: 0.6 }
/* Decap's messages would cover the way back and Publish. They stand above the strip, and presses go through them. */
@media (max-width: 799px) {
  body .Toastify__toast-container { top: auto; bottom: calc(var(--strip, 57px) + 8px); pointer-events: none }
  body .Toastify__toast { min-height: 0; pointer-events: none }
}
/* Over the page, or on a phone below the field it is about: never over that field. */
#editor-notice { width: min(680px, calc(50vw - 24px)); display: flex; flex-direction: column; max-height: 60vh; box-sizing: border-box; padding: 16px 20px; border-radius: 6px;
  pointer-events: auto; background: #fff; line-height: 1.5; box-shadow: 0 6px 28px #0005; border-left: 6px solid #005614 }
#editor-notice[role=alert] { border-left-color: #b80000 }
@media (max-width: 799px) {
  #editor-notice { align-self: stretch; width: auto; max-height: 40dvh; margin: 0 8px }
  ${parts.field} { scroll-margin-bottom: 40dvh }
}
/* Only the list scrolls: the button that closes a long one stays in sight. */
#editor-notice ul { margin: 8px 0 12px; padding-left: 20px; overflow: auto }
#editor-notice ul:empty { margin: 4px 0 }
#editor-notice .site-buttons { flex: none; margin: 0 }
/* A single line needs no bullet. */
:is(#editor-notice, .site-dialog, .site-changes) ul > li:only-child { margin-left: -20px; list-style: none }
.site-message { max-width: 60ch; margin: 15vh auto; padding: 0 24px; font: 18px/1.55 sans-serif }
.site-toggle { min-height: 36px; padding: 6px 12px; border: 1px solid #798291; border-radius: 5px; background: #fff; color: #313d3e;
  font: inherit; cursor: pointer }
.site-toggle[aria-pressed=true] { border-color: #313d3e; background: #313d3e; color: #fff }
.site-widths { display: flex; gap: 4px; align-items: center; box-sizing: border-box; height: 44px; padding: 0 12px }
.site-order { display: grid; gap: 4px; margin: 0; padding: 8px; border: 2px solid #dfdfe3; border-radius: 0 5px 5px 5px; list-style: none }
.site-order li { display: flex; align-items: center; min-height: 44px; border-radius: 5px; background: #eff0f4; color: #313d3e }
.site-order button { flex: none; width: 44px; height: 44px; border: 0; background: none; cursor: move; touch-action: none }
.site-order ~ p { margin: 0; padding: 6px 0 0; font-size: 12px }
body .site-day { display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center }
/* Decap's form needs 800 px. Below that: one pane at a time, a sticky toolbar that wraps, and touch targets of 44 px. */
.editor-pane-tabs { display: none; }
@media (max-width: 799px) {
  body :has(> ${toolbar}) {
    display: flex;
    flex-direction: column;
    min-width: 0;
    height: 100dvh;
    padding-top: 0;
    z-index: 300;
  }
  body ${toolbar} + * { flex: 1; width: 100%; height: auto; min-height: 0; }
  /* The way back and the account; in a line of their own the buttons and the tabs. */
  body ${toolbar} { position: static; flex: none; flex-wrap: wrap; min-width: 0; height: auto; }
  body ${toolbar}::after { content: ""; order: 2; flex: 0 0 100%; border-top: 1px solid #dfdfe3; }
  body ${toolbar} > * { height: 48px; border: 0; }
  body ${toolbar} > :first-child { flex: 1; min-width: 0; padding: 0 12px; }
  body ${toolbar} > :first-child > :last-child { display: flex; flex: 1; flex-wrap: wrap; align-items: baseline; column-gap: 10px; min-width: 0; }
  body ${toolbar} > :first-child > :last-child > * { margin: 0; }
  body ${toolbar} > :nth-child(2) { order: 3; flex: 1; width: auto; height: auto; min-height: 52px; padding: 0 4px; }
  body ${toolbar} > :nth-child(2) > * { flex-wrap: wrap; gap: 4px; }
  body ${toolbar} > :nth-child(2) > * > * { margin: 0; }
  body ${toolbar} > :nth-child(2) :is(button, [role=button]) { height: 44px; margin: 0; padding: 0 10px; line-height: 44px; }
  body ${toolbar} > :nth-child(2) [role=button] { padding-right: 26px; }
  body ${toolbar} > :nth-child(2) [role=button]::after { right: 8px; }
  body ${toolbar} > :nth-child(3) a[target=_blank] { display: none; }
  body .editor-pane-tabs { display: flex; order: 4; align-items: center; gap: 4px; height: 52px; padding: 0 4px; }
  body .editor-pane-tabs > button { min-height: 44px; }
  body ${parts.fields} { padding: 0 8px; }
  /* The two panes, one at a time. The other is hidden but laid out, so that the page keeps its scroll position and width. */
  body ${panes} > .Pane1 { width: 100% !important; }
  body ${panes} > .Resizer { display: none; }
  body ${panes} > .Pane2 { position: absolute !important; inset: 0; visibility: hidden; }
  [data-editor-pane="Page"] body ${panes} > .Pane1 { visibility: hidden; }
  [data-editor-pane="Page"] body ${panes} > .Pane2 { visibility: visible; }
  /* The two tabs replace these buttons; if the page is switched off, the tab switches it on. */
  body div:has(+ div > ${panes}) { display: none; }
  body div[role=dialog] { width: 100%; }
  /* The bar above an item of a list: arrow, handle, cross. */
  body ${itemBar} { height: 44px; }
  body ${itemBar} > button { min-width: 44px; height: 44px; }
  ${handle} { display: grid; place-items: center; min-width: 88px; height: 44px; touch-action: none; }
  /* The kinds of entry, two per row, so that the entries themselves are visible. */
  body aside ul { display: grid; grid-template-columns: 1fr 1fr; }
  body aside ul a { min-height: 44px; box-sizing: border-box; padding: 4px 10px; }
}
/* The toolbar of a published entry in one line: otherwise Delete is below Publish, and is pressed by mistake. */
@media (max-width: 411px) {
  body ${toolbar} > :nth-child(2) :is(button, [role=button]) { padding: 0 6px; }
  body ${toolbar} > :nth-child(2) [role=button] { padding-right: 20px; }
  body .editor-pane-tabs > button { padding: 6px 8px; }
}
`
