import { Parser } from "htmlparser2"

/** What the publish stage looks for in the HTML of a page. */
export interface PageMarkup {
  /** The whole texts of its inline scripts, data apart. */
  readonly inlineScripts: readonly string[]
  /** Addresses of the scripts it loads: "/assets/app-0123456789abcdef0123.js". */
  readonly scripts: readonly string[]
  /** Files of Gatsby's folder static/ that its elements load or link: "static/0123456789abcdef0123456789abcdef/gate.avif". */
  readonly media: readonly string[]
}

/** Script types that hold data and never run. */
const dataTypes = ["application/ld+json", "application/json"]

/** Reads a page once. */
export function readMarkup(html: string): PageMarkup {
  const inlineScripts: string[] = []
  const scripts: string[] = []
  const media: string[] = []
  let script: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      // An address of Gatsby's, alone or in a list for several widths. A text that only mentions one has none.
      for (const value of Object.values(attributes)) {
        const found = value.matchAll(/(?:^|,\s+)\/(static\/[0-9a-f]{32}\/[\w./-]+)/g)
        media.push(...Array.from(found, ([, file]) => String(file)))
      }
      if (name !== "script") return
      const source = attributes.src ?? attributes.href ?? attributes["xlink:href"]
      if (source) scripts.push(source)
      else if (!dataTypes.includes(attributes.type ?? "")) script = ""
    },
    ontext(text) {
      if (script !== undefined) script += text
    },
    onclosetag(name) {
      if (name !== "script") return
      if (script?.trim()) inlineScripts.push(script)
      script = undefined
    },
  })
  parser.end(html)
  return { inlineScripts, scripts, media }
}
