import { Parser } from "htmlparser2"
import { starter } from "./late-scripts"
import { speculationRules } from "./next-pages"

/** The only inline scripts of the site. The policy blocks any other, and a page with one is not published. */
export const ownInlineScripts: readonly string[] = [starter, speculationRules]

/** Markup in a page that would run code or lead elsewhere, and is not the site's own. */
interface ForeignMarkup {
  /** What it is, as named in a sentence. */
  readonly what: string
  /** Its text, to find its source in the content. */
  readonly text: string
}

// Script types that hold data and never run.
const dataTypes = ["application/ld+json", "application/json"]
const addressAttributes = ["href", "src", "action", "formaction", "xlink:href", "data", "srcdoc"]
const foreignElements = ["iframe", "object", "embed", "base", "frame", "applet"]

/** Browsers ignore spaces and control characters in the scheme. */
function runsScript(address: string): boolean {
  const scheme = address.replace(/[\s\p{Cc}]/gu, "").toLowerCase()
  return /^(javascript|vbscript|data:text\/html)/.test(scheme)
}

/**
 * The foreign markup of a page: inline scripts and styles that are not listed, external scripts, event handlers, `javascript:`
 * addresses, frames, refreshes and a base address. The policy would block it, but its presence is a fault to find before
 * publishing.
 *
 * @param allowed whole texts of scripts and styles
 */
export function foreignMarkup(html: string, allowed: readonly string[]): ForeignMarkup[] {
  const found: ForeignMarkup[] = []
  let inline: { isData: boolean; text: string } | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/.test(attribute)) {
          found.push({ what: `the event handler ${attribute}`, text: value })
        }
        if (addressAttributes.includes(attribute) && runsScript(value)) {
          found.push({ what: `an address that runs a script (${attribute})`, text: value })
        }
      }
      if (name === "meta" && /^refresh$/i.test(attributes["http-equiv"] ?? "")) {
        found.push({
          what: "a page that leads elsewhere by itself",
          text: attributes.content ?? "",
        })
      }
      if (foreignElements.includes(name)) {
        found.push({ what: `the element <${name}>`, text: Object.values(attributes).join(" ") })
      }
      if (name !== "script" && name !== "style") return
      const source = attributes.src ?? attributes.href ?? attributes["xlink:href"]
      if (source && !/^\/[^/\\]/.test(source)) {
        found.push({ what: "a script of another site", text: source })
      }
      const isData = name === "script" && dataTypes.includes(attributes.type ?? "")
      inline = { isData, text: "" }
    },
    ontext(text) {
      if (inline) inline.text += text
    },
    onclosetag(name) {
      if ((name !== "script" && name !== "style") || !inline) return
      const { isData, text } = inline
      inline = null
      if (isData || text.trim() === "" || allowed.includes(text)) return
      found.push({ what: name === "script" ? "an inline script" : "the element <style>", text })
    },
  })
  // Skips the page's styles: known, and half of the page.
  const [element = "", styles = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? []
  parser.end(allowed.includes(styles) ? html.replace(element, "") : html)
  return found
}

/** The beginning of a text, on one line. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, " ").trim()
  return line.length > 60 ? `${line.slice(0, 60)}...` : line
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
  // As written in JSON, without the quotes around it.
  const written = JSON.stringify(text.trim()).slice(1, -1)
  const source = written === "" ? undefined : content.find((file) => file.text.includes(written))
  const where = source ? ` It comes from content/${source.path}: delete it there.` : ""
  return `The page ${page} contains ${what} that does not belong to the site: ${beginning(text)}.${where}`
}
