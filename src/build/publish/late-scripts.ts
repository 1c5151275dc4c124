import { createHash } from "node:crypto"
import { hydratedEvent, hydratingEvent } from "../../routes/page-events"

/** Time after the load event for the last picture to be decoded and painted, in ms. */
const PAINT_MS = 200

/**
 * The one inline script of every page, in place of Gatsby's scripts. It fetches them when the page has loaded and painted and
 * the browser is idle, or at the first touch, key or click, whichever comes first.
 *
 * With them come the whole style sheets, for what scripts add to the page. They apply together, before the scripts run: one
 * alone would override rules of the page that the other repeats after it.
 *
 * A button pressed before React takes the page over is pressed again when React is ready; the page announces both moments by
 * events. The entry in the history gets a key, by which Gatsby stores how far the page was scrolled: without one, a page and
 * a place named in it ("#sizes") would share it, and Back would do nothing.
 *
 * The page's address, its scripts and its style sheets are in `data-` attributes, so this text, and its hash in the Content-Security-Policy, is
 * the same on every page.
 */
export const starter = `(function(d,w){
var s=d.currentScript.dataset,started,pressed=[];
w.pagePath=s.page;
w.history.state||w.history.replaceState({key:""+Date.now()},"");
function link(rel,u){var e=d.createElement("link");e.rel=rel;e.href=u;rel=="preload"?e.as="script":e.media="print";return d.head.appendChild(e)}
function start(){
if(started)return;started=1;
var scripts=s.scripts.split(" "),sheets=s.styles.split(" ").map(function(u){return link("stylesheet",u)}),waiting=sheets.length;
scripts.forEach(function(u){link("preload",u)});
sheets.forEach(function(e){e.onload=e.onerror=function(){if(--waiting)return;
sheets.forEach(function(e){e.media="all"});
scripts.forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)})
}})
}
function idle(){w.requestIdleCallback?w.requestIdleCallback(start,{timeout:3000}):w.setTimeout(start,1000)}
function press(e){
var b=e.target.closest&&e.target.closest("button[type=button]");
if(b&&!e.defaultPrevented&&e.isTrusted)pressed.push(b)
}
w.addEventListener("load",function(){w.setTimeout(idle,${PAINT_MS})});
["pointerdown","touchstart","keydown"].forEach(function(t){w.addEventListener(t,start,{once:true,passive:true,capture:true})});
d.addEventListener("click",press,true);
w.addEventListener("${hydratingEvent}",function(){d.removeEventListener("click",press,true)},{once:true});
w.addEventListener("${hydratedEvent}",function(){pressed.forEach(function(b){b.isConnected&&b.click()})},{once:true})
})(document,window)`.replaceAll("\n", "")

const slice =
  /<!-- slice-start id="_gatsby-scripts-1" -->([\s\S]*?)<!-- slice-end id="_gatsby-scripts-1" -->/
const pageAddress =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*\]\]>\*\/<\/script>/
const scriptElement = /<script([^>]*)>([\s\S]*?)<\/script>/g
const scriptPreload = /<link[^>]+as="script"[^>]*>/g

/** A page whose scripts start late, and the file with what Gatsby had written into it. */
export interface LatePage {
  readonly html: string
  /** The map of chunks Gatsby writes into every page; it must run before Gatsby's scripts. */
  readonly chunks: { readonly file: string; readonly text: string }
}

/**
 * Replaces Gatsby's scripts in a page by `starter`.
 *
 * @param styles the addresses of the style sheets that come with the scripts
 * @returns null for a page in which Gatsby's scripts are not where this expects them
 * @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-slice/ Gatsby adds its scripts as a slice, after
 * `onPreRenderHTML`, so only the finished page has them.
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
  const text = inlined.join("\n")
  const file = `assets/chunks-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`
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
