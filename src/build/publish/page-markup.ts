import { Parser } from "htmlparser2"
import { decoded } from "../../site/format/decoded"

/** What the publish stage looks for in the HTML of a page. */
export interface PageMarkup {
  /** The whole texts of its inline scripts, data apart. */
  readonly inlineScripts: readonly string[]
  /** Addresses of the scripts it loads: "/assets/app-0123456789abcdef0123.js". */
  readonly scripts: readonly string[]
  /** Files of Gatsby's folder static/ that its elements load or link: "static/0123456789abcdef0123456789abcdef/gate.avif". */
  readonly media: readonly string[]
  readonly foreign: readonly ForeignMarkup[]
}

/** Markup that would run code or lead elsewhere, and is not the site's own. */
export interface ForeignMarkup {
  /** What it is, as named in a sentence. */
  readonly what: string
  /** Its text, to find its source in the content. */
  readonly text: string
}

/** Script types that hold data and never run. */
const dataTypes = ["application/ld+json", "application/json"]
const addressAttributes = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"]
const foreignElements = ["iframe", "object", "embed", "base", "frame", "applet"]

/** Browsers ignore spaces and control characters in the scheme. */
function runsScript(address: string): boolean {
  const scheme = address.replace(/[\s\p{Cc}]/gu, "").toLowerCase()
  return /^(javascript|vbscript|data:text\/html)/.test(scheme)
}

/**
 * Reads a page once. The policy blocks foreign markup, but it is a fault to find before publishing: external scripts, event
 * handlers, `javascript:` addresses, frames, refreshes and a base address.
 */
export function readMarkup(html: string): PageMarkup {
  const inlineScripts: string[] = []
  const media: string[] = []
  const foreign: ForeignMarkup[] = []
  const scripts: string[] = []
  let script: string | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        media.push(...mediaIn(value))
        if (/^on/.test(attribute)) {
          foreign.push({ what: `the event handler ${attribute}`, text: value })
        }
        if (addressAttributes.includes(attribute) && runsScript(value)) {
          foreign.push({ what: `an address that runs a script (${attribute})`, text: value })
        }
      }
      if (name === "meta" && /^refresh$/i.test(attributes["http-equiv"] ?? "")) {
        const text = attributes.content ?? ""
        foreign.push({ what: "a page that leads elsewhere by itself", text })
      }
      if (foreignElements.includes(name)) {
        foreign.push({ what: `the element <${name}>`, text: Object.values(attributes).join(" ") })
      }
      if (name !== "script") return
      const source = attributes.src ?? attributes.href ?? attributes["xlink:href"]
      if (source && !/^\/[^/\\]/.test(source)) {
        foreign.push({ what: "a script of another site", text: source })
      }
      if (source) scripts.push(source)
      script = dataTypes.includes(attributes.type ?? "") ? null : ""
    },
    ontext(text) {
      if (script !== null) script += text
    },
    onclosetag(name) {
      if (name !== "script") return
      if (script?.trim()) inlineScripts.push(script)
      script = null
    },
  })
  parser.end(html)
  return { inlineScripts, scripts, media, foreign }
}

/** Addresses as Gatsby writes them, alone or in a list for several widths. A text that only mentions one has none. */
export function mediaIn(value: string): string[] {
  if (!value.includes("/static/")) return []
  return value
    .split(/,\s+/)
    .map((each) => each.trim().replace(/ \d+w$/, ""))
    .filter((address) => /^\/static\/[0-9a-f]{32}\//.test(address))
    .map((address) => decoded(address.slice(1)))
}

/**
 * The sentence that stops the build: the page, the markup, and the content file that contains it, if any.
 *
 * @param page the address of the page
 * @param content the files of content/ with their text
 */
export function foreignSentence(
  page: string,
  { what, text }: ForeignMarkup,
  content: readonly { readonly path: string; readonly text: string }[],
): string {
  const line = text.replace(/\s+/g, " ").trim()
  const beginning = line.length > 60 ? `${line.slice(0, 60)}...` : line
  // As written in JSON, without the quotes around it.
  const written = JSON.stringify(text.trim()).slice(1, -1)
  const source = written === "" ? undefined : content.find((file) => file.text.includes(written))
  const where = source ? ` It comes from content/${source.path}: delete it there.` : ""
  return `The page ${page} contains ${what} that does not belong to the site: ${beginning}.${where}`
}
