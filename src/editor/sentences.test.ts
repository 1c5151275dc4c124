/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs"
import { contentTypes, fileGroups } from "../content/model/index"
import { translationType } from "../content/model/translation"
import { editorConfig } from "./editor-config"
import labels from "./hindi/labels.json"
import own from "./hindi/sentences.json"
import { bothLabels, labelWords, say } from "./sentences"

beforeEach(() => localStorage.clear())
const inHindi = () => localStorage.setItem("editor-language", "hi")

/** The texts of the forms as the model has them, by what they are. */
function textsOfModel() {
  const found = { labels: new Set<string>(), items: new Set<string>(), hints: new Set<string>() }
  const add = (to: Set<string>, text: unknown) => typeof text === "string" && to.add(text)
  const look = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(look)
    if (typeof part !== "object" || part === null) return
    const { label, label_singular, hint, fields, field, options } = part as Record<string, unknown>
    add(found.labels, label)
    add(found.items, label_singular)
    add(found.hints, hint)
    for (const inside of [fields, field, options]) look(inside)
  }
  for (const { label, labelSingular, description, fields } of contentTypes) {
    look({ label, label_singular: labelSingular, hint: description })
    look(Object.values(fields).map(({ widget }) => widget))
  }
  look(fileGroups.map(({ label }) => ({ label })))
  return found
}

test("no label, name of an item or hint of a form lacks its Hindi, and none is kept that no form has", () => {
  const { labels: own, items, hints } = textsOfModel()
  const differing = (texts: ReadonlySet<string>, hindi: object) => {
    const there = new Set(Object.keys(hindi))
    const both = [...texts].filter((text) => there.has(text))
    return [...texts, ...there].filter((text) => !both.includes(text))
  }
  expect(differing(own, labels.labels)).toEqual([])
  expect(differing(items, labels.items)).toEqual(["entry", "item"])
  expect(differing(hints, labels.hints)).toEqual([])
})

test("every label of a form is in both languages; hints and names of items are in the one of the editor", () => {
  const options = { backend: { name: "github" as const }, review: false, siteUrl: "https://a.in" }
  const product = () => JSON.stringify(editorConfig(options).collections[0])
  expect(product()).toContain('"label":"Page heading · पेज का शीर्षक"')
  expect(product()).toContain('"label":"Round pipe · गोल पाइप"')
  expect(product()).toContain('"hint":"One or two sentences under the heading."')
  expect(product()).toContain('"label_singular":"picture"')
  inHindi()
  expect(product()).toContain('"label":"Page heading · पेज का शीर्षक"')
  expect(product()).toContain('"hint":"शीर्षक के नीचे एक-दो वाक्य।"')
  expect(product()).toContain('"label_singular":"फ़ोटो"')
  // Messages of commits name the kind of entry.
  expect(product()).toContain('"label_singular":"Product"')
})

test("a label that is the same in Hindi stands once, and that of a list of translations is in one language", () => {
  expect(bothLabels("GSTIN")).toBe("GSTIN")
  expect(bothLabels("Branches in Hindi")).toBe("Branches in Hindi")
  inHindi()
  expect(bothLabels("Branches in Hindi")).toBe("शाखाएँ, हिंदी में")
  const types = contentTypes.flatMap((type) => translationType(type) ?? [])
  expect(types.filter(({ label }) => labelWords(label) === label)).toEqual([])
})

test("a sentence is in the language that was chosen on this computer", () => {
  const name = "Home"
  expect(say("{name} in Hindi", { name })).toBe("Home in Hindi")
  inHindi()
  expect(say("{name} in Hindi", { name })).toBe("Home, हिंदी में")
})

const values = (sentence: string) => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort()

test("a sentence in Hindi has the values of the English one, and none is kept that nothing says", () => {
  const files = readdirSync(__dirname, { recursive: true, encoding: "utf8" })
  const code = files
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(`${__dirname}/${name}`, "utf8"))
    .join()
  for (const [english, hindi] of Object.entries(own.sentences)) {
    expect(values(hindi)).toEqual(values(english))
    expect(code).toContain(`"${english}"`)
  }
})
