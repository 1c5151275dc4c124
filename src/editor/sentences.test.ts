/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import ts from "typescript"
import { contentTypes, fileGroups } from "../content/model/index"
import { translationType } from "../content/model/translation"
import { editorConfig } from "./editor-config"
import labels from "./hindi/labels.json"
import checks from "./hindi/checks.json"
import decap from "./hindi/decap.json"
import own from "./hindi/sentences.json"
import { bothLabels, checkInHindi, checkWords, labelWords } from "./sentences"

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
  expect(product()).toContain('"label_singular":"प्रोडक्ट"')
})

test("a label that is the same in Hindi stands once, and that of a list of translations is in one language", () => {
  expect(bothLabels("GSTIN")).toBe("GSTIN")
  expect(bothLabels("Branches in Hindi")).toBe("Branches in Hindi")
  inHindi()
  expect(bothLabels("Branches in Hindi")).toBe("शाखाएँ, हिन्दी में")
  const types = contentTypes.flatMap((type) => translationType(type) ?? [])
  expect(types.filter(({ label }) => labelWords(label) === label)).toEqual([])
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

const beginsFault =
  /^(please|is|its|must|has|names|leads|the|belongs|starts|appears|addresses|7 is) \S/

/** The texts of a file of code that begin like a fault; of each value in them, 7. */
function faultSentences(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest)
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text)
    if (ts.isTemplateExpression(node)) {
      found.push(
        node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join(""),
      )
    }
    ts.forEachChild(node, look)
  }
  look(source)
  return found.filter((text) => beginsFault.test(text))
}

/** Where the content check says what an editor meets. */
const faultFiles = [
  ...["fields/kinds", "fields/field", "settings", "media-limits"].map((name) => `model/${name}`),
  ...["read-file", "references", "rules"].map((name) => `check/${name}`),
]

test("no fault that the content check finds in a form lacks its Hindi", () => {
  const faults = faultFiles.flatMap((name) => faultSentences(`src/content/${name}.ts`))
  // Of a length it is "most" or "least"; of a list one "entry" or some "entries".
  const written = faults.map((fault) =>
    fault.replace("at 7 7 char", "at most 7 char").replace("least 7 7", "least 7 entries"),
  )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((fault) => checkInHindi(fault) === undefined)).toEqual([])
  for (const [english, hindi] of Object.entries(checks.sentences)) {
    expect(values(hindi)).toEqual(values(english))
  }
})

test("a fault is said in Hindi with its values, and names what it is about in Hindi", () => {
  inHindi()
  const long = "must be at most 60 characters long; it has 71"
  expect(checkWords(long)).toBe("ज़्यादा से ज़्यादा 60 अक्षर हो सकते हैं; अभी 71")
  expect(checkWords("is missing: Company details needs it")).toBe(
    "नहीं है: “कंपनी की जानकारी” के लिए ज़रूरी है",
  )
  expect(checkWords("an unknown fault")).toBe("an unknown fault")
})

/** The words of Decap by their place: "editor.editor.onLeavePage". */
function flat(words: object, above = ""): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]: [string, object | string]) =>
      typeof value === "string" ? [[above + key, value]] : [...flat(value, `${above}${key}.`)],
    ),
  )
}

/** What belongs to features that are not switched on: notes, several languages in one form, other logins, odd widgets. */
const unseen =
  /i18n|[nN]ote|loginWith(Netlify|Azure|Bitbucket|Forgejo)|identitySettings|unknown|dateFormat|onFailToAuth|lastChangeNoAuthor/

test("Decap's words are in Hindi, with the same values, but those of features that are not in use", () => {
  const module = readFileSync("node_modules/decap-cms-locales/dist/esm/en/index.js", "utf8")
  const english = runInNewContext(module.replace("export default", "")) as object
  const [ours, theirs] = [flat(decap.phrases), flat(english)]
  const named = (words = "") => new Set(words.match(/%\{\w+\}/g))
  expect([...theirs.keys()].filter((key) => !ours.has(key) && !unseen.test(key))).toEqual([])
  expect([...ours.keys()].filter((key) => !theirs.has(key))).toEqual([])
  for (const [key, words] of ours) {
    const strange = [...named(words)].filter((value) => !named(theirs.get(key)).has(value))
    expect({ key, strange }).toEqual({ key, strange: [] })
  }
})
