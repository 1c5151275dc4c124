import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { transformSync } from "esbuild"
import postcss, { type Root } from "postcss"
import { PurgeCSS } from "purgecss"

/** The styles of a template: the rules its pages contain, and the files with all rules. */
export interface TemplateStyles {
  /** The rules that apply to the HTML of the template's pages. */
  readonly text: string
  /** The print rules among them, in a file of their own that no screen waits for. */
  readonly print: { readonly file: string; readonly text: string }
  /** Style sheets in order, from the root of the site: "/assets/app.0123456789abcdef0123.css". */
  readonly files: readonly string[]
}

/**
 * The rules for fonts, which come first. Only pages contain them: a later style sheet would declare the fonts again, and the
 * browser would then show those that have arrived since, which moves the text.
 */
export function fontRules(): string {
  return minified("src/styles/fonts.css", "src/styles/fallback-fonts.css")
}

/** The rules of Hindi pages. They have an element of their own, so that the policy needs one hash for all. */
export function hindiRules(): string {
  return minified("src/styles/hindi.css")
}

function minified(...files: readonly string[]): string {
  const css = files.map((file) => readFileSync(file, "utf8")).join("\n")
  return transformSync(css, { loader: "css", minify: true }).code.trim()
}

/** Elements of the head that no rule selects. */
const tag = /<(?!meta|link|script|title)[a-z][^>]*>/g

/** Attributes that browsers change without scripts. */
const setByBrowsers = ["open"]

/** The names of elements, attributes and classes, and the words in their values. A class name may contain a plus sign. */
const word = /[\w+-]+/g

/** Rules for the screen, and for print. */
export interface UsedRules {
  readonly screen: string
  readonly print: string
}

/**
 * The rules that apply to pages before their scripts run. Scripts load the whole style sheets for what they add. Variables with
 * the same value everywhere are replaced by it, which shortens the rules.
 *
 * @param sheets the whole style sheets, in order
 * @param pages the HTML of every page that gets these rules
 */
export async function usedRules(
  sheets: readonly string[],
  pages: Iterable<string>,
): Promise<UsedRules> {
  // Pages of one template share most tags, so few are left to search.
  const tags = new Set<string>()
  for (const html of pages) for (const [found] of html.matchAll(tag)) tags.add(found)
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
  replaceVariables(rules, written)
  return { print: takePrintRules(rules), screen: rules.toString() }
}

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
      return whole.includes("var(") ? use : whole
    })
  rules.walkDecls((declaration) => {
    declaration.value = valueOf(declaration.value)
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

/** Moves print rules out of others. */
function takePrintRules(rules: Root): string {
  const print = postcss.root()
  rules.walkAtRules("media", (media) => {
    if (media.params === "print") print.append(media.remove().nodes ?? [])
  })
  return print.toString()
}

/** The file of a template's print rules, named by a hash of its content. */
export function printSheet(text: string): TemplateStyles["print"] {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12)
  return { file: `assets/print-${hash}.css`, text }
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
  { text, print, files }: TemplateStyles,
  ofLanguage = "",
): string | null {
  const known = files.map(chunkName)
  const written = [...html.matchAll(inlined)].map(([, file = ""]) => chunkName(file))
  if (written.length === 0 || written.some((name) => !known.includes(name))) return null
  let isFirst = true
  return html.replace(inlined, () => {
    const sheet = `<link rel="stylesheet" media="print" href="/${print.file}"/>`
    const language = ofLanguage && `<style>${ofLanguage}</style>`
    const element = isFirst ? `<style>${text}</style>${language}${sheet}` : ""
    isFirst = false
    return element
  })
}

/** "app" of "/assets/app.0123456789abcdef0123.css" */
function chunkName(file: string): string {
  return file.replace(/^.*\//, "").replace(/\..*$/, "")
}
