import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { selectOne } from "css-select"
import { transformSync } from "esbuild"
import { parseDocument } from "htmlparser2"
import postcss, { type AtRule, type Root } from "postcss"
import { PurgeCSS } from "purgecss"

/** The styles of a template's pages: the rules that apply to them, and the files with all rules. */
export interface TemplateStyles {
  /** The rules that apply to their HTML. */
  readonly text: string
  /** Those for print and forced colours, in a file of their own that other screens do not wait for. */
  readonly otherMedia: { readonly file: string; readonly text: string }
  /** Style sheets in order, from the root of the site: "/assets/app.01234567.css". */
  readonly files: readonly string[]
}

/** Media whose rules a page only links. */
const otherMedia = ["print", "(forced-colors:active)"]

/**
 * The rules for fonts, which come first. Only pages contain them: a later style sheet would declare the fonts again, and the
 * browser would then show those that have arrived since, which moves the text.
 *
 * @param pages the HTML of all pages: without a rare letter in one, none needs the fonts for them
 */
export function fontRules(pages: Iterable<string>): string {
  const rare = "src/styles/rare-letters.css"
  const isRare = letterTest(readFileSync(rare, "utf8"))
  const needed = [...pages].some((html) => isRare.test(html)) ? [rare] : []
  return minified("src/styles/fonts.css", ...needed, "src/styles/fallback-fonts.css")
}

/** Finds a letter that a rule's `unicode-range` names: "U+00A1-00A8". */
function letterTest(css: string): RegExp {
  const ranges = Array.from(
    css.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
    ([, first = "", last = first]) => `\\u{${first}}-\\u{${last}}`,
  )
  return new RegExp(`[${ranges.join("")}]`, "u")
}

/**
 * The rules of Hindi pages, with their fonts. They have an element of their own, so that the policy needs one hash for all.
 */
export function hindiRules(): string {
  return minified("src/styles/hindi.css")
}

function minified(...files: readonly string[]): string {
  return minify(files.map((file) => readFileSync(file, "utf8")).join("\n"))
}

/** Shorter CSS that means the same. */
export function minify(css: string): string {
  return transformSync(css, { loader: "css", minify: true }).code.trim()
}

/** Elements of the head that no rule selects. */
const tag = /<(?!meta|link|script|title)[a-z][^>]*>/g

/** Attributes that browsers change without scripts. */
const setByBrowsers = ["open"]

/**
 * Parts of a selector that may come true without scripts: what a visitor does, what a browser draws or changes, and what is not
 * there yet while the page arrives.
 */
const mayBecomeTrue = new RegExp(
  [
    "::?(?:after|before|first-line|marker|placeholder|selection|backdrop|details-content)(?![\\w-])",
    "::-[\\w-]+",
    ":(?:active|checked|empty|focus(?:-visible|-within)?|hover|invalid|placeholder-shown|target|user-invalid|visited)(?![\\w-])",
    ":not\\((?:[^()]|\\((?:[^()]|\\([^()]*\\))*\\))*\\)",
    `\\[(?:${setByBrowsers.join("|")})\\b[^\\]]*\\]`,
  ].join("|"),
  "g",
)

/** The names of elements, attributes and classes, and the words in their values. A class name may contain a plus sign. */
const word = /[\w+-]+/g

/** Rules for any screen, and those for print and forced colours. */
interface UsedRules {
  readonly screen: string
  readonly otherMedia: string
}

/**
 * The rules that apply to pages before their scripts run. Scripts load the whole style sheets, for what they add and for what
 * a mouse points at. Short variables with the same value everywhere are replaced by it, which shortens the rules.
 *
 * @param sheets the whole style sheets, in order
 * @param pages the HTML of every page that gets these rules
 * @param hasScripts false if one of the pages stays without scripts
 */
export async function usedRules(
  sheets: readonly string[],
  pages: Iterable<string>,
  hasScripts = true,
): Promise<UsedRules> {
  const all = [...pages]
  // Pages of one template share most tags, so few are left to search.
  const tags = new Set<string>()
  for (const html of all) for (const [found] of html.matchAll(tag)) tags.add(found)
  const raw = [...tags].join("")
  const written = [...raw.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name)
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw, extension: "html" }],
    css: [{ raw: sheets.join("") }],
    defaultExtractor: (text) => text.match(word) ?? [],
    keyframes: true,
    safelist: ["html", "body", "head", ...setByBrowsers],
  })
  const rules = postcss.parse(purged?.css ?? "")
  if (all.length <= MOST_PARSED) dropUnmatched(rules, all)
  replaceVariables(rules, written)
  if (hasScripts) rules.walkAtRules("media", (media) => void (isForMouse(media) && media.remove()))
  return { otherMedia: takeOtherMedia(rules), screen: rules.toString() }
}

/**
 * With more pages of a template than this, hundreds of posts, looking at every element costs more time than the bytes it
 * saves are worth.
 */
const MOST_PARSED = 100

/** The elements of a page, as parsed. */
type Elements = ReturnType<typeof parseDocument>["children"]

/** Drops selectors whose words are in the pages, but not together as they demand. */
function dropUnmatched(rules: Root, html: readonly string[]): void {
  const pages = html.map((each) => parseDocument(each).children)
  const known = new Map<string, boolean>()
  const matches = (selector: string): boolean => {
    const found = known.get(selector) ?? pages.some((page) => mayMatch(selector, page))
    known.set(selector, found)
    return found
  }
  rules.walkRules((rule) => {
    if (rule.parent?.type === "atrule" && /keyframes$/.test((rule.parent as AtRule).name)) return
    const left = rule.selectors.filter(matches)
    if (left.length === 0) rule.remove()
    else if (left.length < rule.selectors.length) rule.selectors = left
  })
  rules.walkAtRules("media", (media) => void (media.nodes?.length === 0 && media.remove()))
}

/** Whether an element of the page matches the selector, or may do so before scripts run. */
function mayMatch(selector: string, page: Elements): boolean {
  try {
    return selectOne(selector.replace(mayBecomeTrue, ":is(*)"), page) !== null
  } catch {
    // A selector the library does not know.
    return true
  }
}

function isForMouse({ params }: AtRule): boolean {
  return params.replace(" ", "") === "(hover:hover)"
}

/** A longer value, such as a list of fonts, takes less room as a variable. */
const LONGEST_VALUE = 60

/** Replaces variables that have one value everywhere. Those named in the HTML itself stay. */
function replaceVariables(rules: Root, written: readonly string[]): void {
  const definitions = new Map<string, string[]>()
  rules.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isRoot = parent?.type === "rule" && (parent as postcss.Rule).selector === ":root"
    const isPlain = isRoot && parent.parent === rules
    // A second value: the variable cannot be replaced.
    definitions.set(prop, [...(definitions.get(prop) ?? []), ...(isPlain ? [value] : ["", ""])])
  })
  const valueOf = (text: string): string =>
    text.replace(/var\((--[\w-]+)\)/g, (use, name: string) => {
      const [value, ...others] = definitions.get(name) ?? []
      if (value === undefined || others.length > 0) return use
      const whole = valueOf(value)
      return whole.includes("var(") || whole.length > LONGEST_VALUE ? use : whole
    })
  rules.walkDecls((declaration) => {
    declaration.value = valueOf(declaration.value)
  })
  // Until something sets a variable, nothing depends on its registration. The whole style sheets register it, too.
  rules.walkAtRules("property", (registration) => {
    if (!definitions.has(registration.params)) registration.remove()
  })
  const used = new Set(
    [...rules.toString().matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name),
  )
  for (const name of written) used.add(name)
  rules.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
  rules.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** Moves rules for print and forced colours out of others. */
function takeOtherMedia(rules: Root): string {
  const taken = postcss.root()
  rules.walkAtRules("media", (media) => {
    if (otherMedia.includes(media.params.replace(" ", ""))) taken.append(media.remove())
  })
  return taken.toString()
}

/** The file of a template's rules for other media, named by a hash of its content. */
export function otherMediaSheet(text: string): TemplateStyles["otherMedia"] {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12)
  return { file: `assets/media-${hash}.css`, text }
}

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * The page with its template's styles in one element, in place of Gatsby's. Gatsby does not rewrite a page when only a style
 * sheet has changed, so the styles in its HTML may be those of an earlier build.
 *
 * @param ofLanguage rules for the language of the page, if any
 * @returns null for a page without Gatsby's styles, or with one that is not of its template
 */
export function withPageStyles(
  html: string,
  { text, otherMedia: sheet, files }: TemplateStyles,
  ofLanguage = "",
): string | null {
  const known = files.map(chunkName)
  const written = [...html.matchAll(inlined)].map(([, file = ""]) => chunkName(file))
  if (written.length === 0 || written.some((name) => !known.includes(name))) return null
  let isFirst = true
  return html.replace(inlined, () => {
    const link = `<link rel="stylesheet" media="${otherMedia.join()}" href="/${sheet.file}"/>`
    const language = ofLanguage && `<style>${ofLanguage}</style>`
    const element = isFirst ? `<style>${text}</style>${language}${link}` : ""
    isFirst = false
    return element
  })
}

/** "app" of "/assets/app.01234567.css" */
function chunkName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\..*$/, "")
}
