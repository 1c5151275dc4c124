/** @jest-environment jsdom */
import { readFileSync } from "node:fs"
import { Backend } from "decap-cms-core/dist/esm/backend.js"
import { setForm, tree } from "../../tests/jsdom/decap"
import { parts, recoverDrafts } from "./inside-decap"

const packages = "node_modules/decap-cms-"
const read = (file: string) => readFileSync(`${packages}${file}`, "utf8")

test("this version of Decap has all parts of the screen that the editor looks for", () => {
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

const path = "content/branches/raipur.json"
const branches = tree({ name: "branches" })
const fillForm = (slug: string) =>
  setForm({ collection: "branches", slug, path: `content/branches/${slug}.json` })
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe("a draft", () => {
  const open = new Map<string, string>()
  recoverDrafts(open)
  const keeper = Backend.prototype
  beforeEach(() => localStorage.clear())

  test("is read after the published entry has filled the form, however late that comes", async () => {
    let isRead = false
    const draft = keeper.getLocalDraftBackup(branches, "raipur").finally(() => (isRead = true))
    await settled()
    fillForm("indore")
    await settled()
    expect(isRead).toBe(false)
    fillForm("raipur")
    await expect(draft).resolves.toBe("the draft")
  })

  test("is based on the entry as it was when it was begun; declined, it leaves the entry as it was loaded", async () => {
    open.set(path, "begun")
    await keeper.persistLocalDraftBackup(tree({ path, slug: "raipur" }), branches)
    open.set(path, "published meanwhile")
    fillForm("raipur")
    await keeper.getLocalDraftBackup(branches, "raipur")
    expect(open.get(path)).toBe("begun")
    await keeper.deleteLocalDraftBackup(branches, "raipur")
    expect(open.get(path)).toBe("published meanwhile")
  })
})
