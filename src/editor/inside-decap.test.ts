/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { setForm } from "../../tests/jsdom/decap"
import { recoverDrafts } from "./form-life"
import { parts } from "./inside-decap"

const packages = "node_modules/decap-cms-"
const read = (file: string) => readFileSync(`${packages}${file}`, "utf8")

test("this version of Decap has the classes by which the editor finds parts of the screen", () => {
  const sources = [
    ...["EditorInterface", "EditorToolbar", "EditorControlPane/EditorControl"].map(
      (name) => `core/dist/esm/components/Editor/${name}.js`,
    ),
    "core/dist/esm/components/Editor/EditorControlPane/EditorControlPane.js",
    "ui-default/dist/esm/ListItemTopBar.js",
    "ui-default/dist/esm/ObjectWidgetTopBar.js",
    "widget-list/dist/esm/ListControl.js",
  ].map(read)
  const missing = Object.values(parts)
    .flatMap((selector) => [...selector.matchAll(/\[class\*="?-?(\w+)/g)])
    .filter(([, label]) => !sources.join().includes(`label: "${label}"`))
  expect(missing).toEqual([])
})

test("a draft is based on the entry as it was when it was begun; declined, on the entry as it is now", () => {
  const path = "content/branches/raipur.json"
  const open = new Map([[path, "begun"]])
  recoverDrafts(open)
  setForm({ path })
  setForm({ path }, { hasChanged: true })
  // The tab is closed, and the entry opened again.
  const offered = { localBackup: {} }
  const reopen = () => {
    const base = localStorage.getItem(`site-draft-opened:${path}`) ?? ""
    setForm({})
    localStorage.setItem(`site-draft-opened:${path}`, base)
    open.set(path, "published meanwhile")
    setForm({ path })
    setForm({ path }, offered)
  }
  reopen()
  setForm({ path }, { hasChanged: true })
  expect(open.get(path)).toBe("begun")
  reopen()
  setForm({ path }, { hasChanged: true, ...offered })
  expect(open.get(path)).toBe("published meanwhile")
})
