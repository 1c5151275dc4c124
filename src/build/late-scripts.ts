import { createHash } from "node:crypto"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { hydratedEvent, hydratingEvent } from "../components/Layout/hydratedEvent"

/** After the load event, for the last picture to be decoded and painted. */
const PAINT_MS = 200

/**
 * Stands in every page instead of Gatsby's scripts: fetches them once the page has loaded, what it loaded last has been
 * painted and the browser is idle, or at the first touch, key or click, whichever is first. A button pressed before React
 * begins to take the page over is pressed again for the visitor when it has (the page tells both by events); in between React
 * itself keeps what is pressed. Where the visitor is in the history gets a key here, by which Gatsby keeps how far the page
 * was scrolled: without one, a page and a place named in it ("#sizes") would share it, and Back would stand still. The page's
 * own address and its scripts are in `data-` attributes, so that this text, and with it its hash in the
 * Content-Security-Policy, is the same on every page.
 */
export const starter = `(function(d,w){
var s=d.currentScript.dataset,started,pressed=[];
w.pagePath=s.page;
w.history.state||w.history.replaceState({key:""+Date.now()},"");
function start(){
if(started)return;started=1;
s.scripts.split(" ").forEach(function(u){var e=d.createElement("script");e.src=u;e.async=false;d.body.appendChild(e)})
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
  /(<!-- slice-start id="_gatsby-scripts-1" -->)([\s\S]*?)(<!-- slice-end id="_gatsby-scripts-1" -->)/
// What Gatsby writes outside the slice, or what this leaves there: a later build may fill the slice of a page again without
// writing the rest of it again.
const pageAddress =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^"]*");\/\*\]\]>\*\/<\/script>|<!-- page ("[^"]*") -->/

/** A page's HTML with its scripts put off, and the inline scripts that now belong into a file. */
export interface LatePage {
  readonly html: string
  /** What Gatsby had inlined on every page (which chunk is where), to be run before its scripts. */
  readonly inlined: string
}

/**
 * Puts the scripts of one page off. `fileOf` names the file the inlined text goes to. Returns null for a page that has none of
 * Gatsby's scripts, or has them put off already.
 */
export function withLateScripts(
  html: string,
  fileOf: (inlined: string) => string,
): LatePage | null {
  const [whole, start, scripts, end] = slice.exec(html) ?? []
  const [loader, given, kept] = pageAddress.exec(html) ?? []
  const address = given ?? kept
  if (!whole || !scripts || !start || !end || !loader || !address) return null
  if (scripts.includes(starter)) return null

  const files: string[] = []
  const inlined: string[] = []
  for (const [, attributes = "", text = ""] of scripts.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1]
    if (source) files.push(source)
    else inlined.push(text.trim())
  }
  const text = inlined.join("\n")
  const page = JSON.parse(address) as string
  const late = `<script data-page="${page}" data-scripts="${[fileOf(text), ...files].join(" ")}">${starter}</script>`
  return {
    html: html
      .replace(loader, `<!-- page ${address} -->`)
      .replace(whole, () => `${start}${late}${end}`)
      .replace(/<link[^>]+as="script"[^>]*>/g, ""),
    inlined: text,
  }
}

/**
 * What puts the scripts of one page after another off, and writes the file that holds what Gatsby had inlined on all of them
 * into the folder of the site. Leaves other HTML, and pages it has changed before, as they are.
 */
export function scriptsPutOff(folder: string): (html: string) => string {
  const written = new Set<string>()
  const fileOf = (text: string) =>
    `/chunks-${createHash("sha256").update(text).digest("hex").slice(0, 20)}.js`
  return (html) => {
    const late = withLateScripts(html, fileOf)
    if (!late) return html
    if (!written.has(late.inlined)) writeFileSync(join(folder, fileOf(late.inlined)), late.inlined)
    written.add(late.inlined)
    return late.html
  }
}
