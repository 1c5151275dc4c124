import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { transformSync } from "esbuild"
import postcss, { type Root } from "postcss"
import { PurgeCSS } from "purgecss"

/** The styles of a template: those its pages carry in themselves, and the files that hold all of them. */
export interface TemplateStyles {
  /** The rules that the HTML of the template's pages can use. */
  readonly text: string
  /** Those of them that are for paper only, in a file of their own: no screen waits for it. */
  readonly print: { readonly file: string; readonly text: string }
  /** Style sheets in their order, from the root of the site: "/assets/app.0123456789abcdef0123.css". */
  readonly files: readonly string[]
}

/**
 * The rules for fonts, which come before all others. Only pages hold them: a style sheet that comes later would name the
 * fonts anew, and the browser would then show those that have arrived since, and move the text.
 */
export function fontRules(): string {
  return minified("src/styles/fonts.css", "src/styles/fallback-fonts.css")
}

/** The rules for pages in Hindi, which have them in an element of their own: one hash in the policy is enough for all. */
export function hindiRules(): string {
  return minified("src/styles/hindi.css")
}

function minified(...files: readonly string[]): string {
  const css = files.map((file) => readFileSync(file, "utf8")).join("\n")
  return transformSync(css, { loader: "css", minify: true }).code.trim()
}

/** Head elements hold texts, not what rules look at. */
const tag = /<(?!meta|link|script|title)[a-z][^>]*>/g

/** Attributes that browsers set without scripts. */
const setByBrowsers = ["open"]

/** Names of elements, attributes and classes, and words of their values. A class name may hold a plus sign. */
const word = /[\w+-]+/g

/** Rules for the screen, and those for paper. */
export interface UsedRules {
  readonly screen: string
  readonly print: string
}

/**
 * The rules that apply to a page before its scripts run. What scripts add to it, they bring the whole style sheets for.
 * Variables that have one value everywhere are replaced by it, which makes the rules shorter.
 *
 * @param sheets the whole style sheets, in their order
 * @param pages the HTML of every page that gets these rules
 */
export async function usedRules(
  sheets: readonly string[],
  pages: Iterable<string>,
): Promise<UsedRules> {
  // Pages of one template have most tags in common, so few are left to look through.
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

/** Replaces variables that have one value everywhere. Those that the HTML itself names stay defined. */
function replaceVariables(rules: Root, written: readonly string[]): void {
  const definitions = new Map<string, string[]>()
  rules.walkDecls(/^--/, ({ prop, value, parent }) => {
    const isRoot = parent?.type === "rule" && (parent as postcss.Rule).selector === ":root"
    const isPlain = isRoot && parent.parent === rules
    // A second value marks a variable that has no place among the replaced.
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

/** Takes the rules for paper out of others. */
function takePrintRules(rules: Root): string {
  const print = postcss.root()
  rules.walkAtRules("media", (media) => {
    if (media.params === "print") print.append(media.remove().nodes ?? [])
  })
  return print.toString()
}

/** The file of a template's rules for paper, named by its content. */
export function printSheet(text: string): TemplateStyles["print"] {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12)
  return { file: `assets/print-${hash}.css`, text }
}

const inlined = /<style data-href="([^"]+)" data-identity="gatsby-global-css">[\s\S]*?<\/style>/g

/**
 * The page with the styles of its template in one element, in place of those Gatsby writes into it. Gatsby does not write a
 * page again when only a style sheet has changed, so the styles in its HTML can be those of an earlier build.
 *
 * @param ofLanguage rules for the language of the page, if there are any
 * @returns null for a page without styles of Gatsby, or with one that is not of its template
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
