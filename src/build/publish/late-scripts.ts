import { createHash } from "node:crypto"
import { transformSync } from "esbuild"
import { hydratedEvent, hydratingEvent } from "../../routes/page-events"

/** Milliseconds after the load event for the last picture to be decoded and painted. */
const PAINT_MS = 200

/**
 * The inline script that starts a page, in place of Gatsby's scripts. It loads them when the page has painted and the browser is
 * idle, or at the first touch, key or click, whichever comes first.
 *
 * The whole style sheets come with them, for what scripts add to the page. They apply all at once, before the scripts run: one
 * alone would override rules that the page repeats after it.
 *
 * A page that the browser prepares ahead waits until it is shown: the list and the draft may change before.
 *
 * A button pressed before hydration is pressed again after it; the page announces both moments by events.
 *
 * The address, scripts and style sheets of the page are in `data-` attributes, so that this text, and its hash in the
 * Content-Security-Policy, is the same on every page.
 */
export const starter = minified(`((d, w) => {
const on = (type, then, how) => w.addEventListener(type, then, how), once = { once: true };
const add = (to, name, more) => to.appendChild(Object.assign(d.createElement(name), more));
const { page, styles, scripts } = d.currentScript.dataset, pressed = [];
let started;
w.pagePath = page;
const start = () => {
  if (started) return;
  started = 1;
  const files = scripts.split(" ");
  const sheets = styles.split(" ").map((href) => add(d.head, "link", { rel: "stylesheet", href, media: "print" }));
  let waiting = sheets.length;
  files.forEach((href) => add(d.head, "link", { rel: "preload", href, as: "script" }));
  sheets.forEach((sheet) => sheet.onload = sheet.onerror = () => {
    if (--waiting) return;
    sheets.forEach((each) => each.media = "all");
    files.forEach((src) => add(d.body, "script", { src, async: false }));
  });
};
const idle = () => w.requestIdleCallback ? w.requestIdleCallback(start, { timeout: 3000 }) : w.setTimeout(start, 1000);
const press = (e) => {
  const button = e.target.closest?.("button[type=button]");
  if (button && !e.defaultPrevented && e.isTrusted) pressed.push(button);
};
const begin = () => w.setTimeout(idle, ${PAINT_MS});
on("load", () => d.prerendering ? d.addEventListener("prerenderingchange", begin, once) : begin());
["pointerdown", "keydown"].forEach((type) => on(type, start, { once: true, capture: true }));
d.addEventListener("click", press, true);
on("${hydratingEvent}", () => d.removeEventListener("click", press, true), once);
on("${hydratedEvent}", () => pressed.forEach((button) => button.isConnected && button.click()), once);
})(document, window)`)

function minified(script: string): string {
  return transformSync(script, { minify: true }).code.trim()
}

const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/
const pageAddress =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*\]\]>\*\/<\/script>/
const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g
/** Gatsby writes its map as a string, in which its scripts find nothing. */
const chunkMap = /window\.___chunkMapping="(?:\\.|[^"\\])*"/
const scriptPreload = /<link[^>]+as="script"[^>]*>/g

/** A page whose scripts start late, and the content of the script Gatsby had inlined in it. */
interface LatePage {
  readonly html: string
  /** The chunk map that Gatsby inlines in every page. It must run before Gatsby's scripts. */
  readonly chunks: { readonly file: string; readonly text: string }
}

/**
 * Replaces Gatsby's scripts in a page by `starter`. Works on the finished page, because Gatsby adds its scripts as a slice
 * after `onPreRenderHTML`.
 *
 * @param styles addresses of the style sheets that load with the scripts
 * @returns null if Gatsby's scripts are not where this function expects them
 * @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-slice/
 */
export function withLateScripts(html: string, styles: readonly string[]): LatePage | null {
  const [whole, scripts] = slice.exec(html) ?? []
  const [loader, address] = pageAddress.exec(html) ?? []
  if (!whole || !scripts || !loader || !address) return null
  const files: string[] = []
  const inlined: string[] = []
  for (const [, attributes = "", text = ""] of scripts.matchAll(scriptElement)) {
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1]
    if (source) files.push(source)
    else inlined.push(text.trim())
  }
  const text = inlined.join("\n").replace(chunkMap, "window.___chunkMapping={}")
  const file = `assets/chunks-${createHash("sha256").update(text).digest("hex").slice(0, 8)}.js`
  const page = JSON.parse(address) as string
  const scriptFiles = [`/${file}`, ...files].join(" ")
  const late = `<script data-page="${page}" data-styles="${styles.join(" ")}" data-scripts="${scriptFiles}">${starter}</script>`
  return {
    html: html
      .replace(loader, "")
      .replace(whole, () => late)
      .replace(scriptPreload, ""),
    chunks: { file, text },
  }
}

/** The page without its scripts; null for a page without scripts. */
export function withoutScripts(html: string): string | null {
  const plain = html.replace(scriptElement, "").replace(scriptPreload, "")
  return plain === html ? null : plain
}
