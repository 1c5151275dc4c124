import { renderToStaticMarkup } from "react-dom/server"
import { colour } from "../../drawing/colour"
import { SharePicture, type SharePictureProps } from "./SharePicture"
import { textPath, textWidth } from "../../drawing/typeset"

/** The picture of a page as an SVG that needs no font or style sheet. Characters that no font has are omitted. */
export function pictureSvg(picture: SharePictureProps): string {
  const svg = renderToStaticMarkup(<SharePicture {...picture} />)
  return coloured(textToPaths(svg, picture.family ? 1.3 : 1.9), picture.family)
}

function coloured(svg: string, family: string | undefined): string {
  const colours = family ? onPaper : onMillScale
  return svg
    .replace(">", `><style>${styles}</style>`)
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(colours[name] ?? name))
}

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
}

/**
 * Turns every text of a drawing into a path; its class, style and rotation stay. Text sized for a page would be too small in a
 * share picture, which is shown at a quarter of its size, so it grows.
 */
function textToPaths(svg: string, enlarged: number): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, written: string, escaped: string) => {
    const text = escaped.replace(/&[^;]+;/g, (entity) => entities[entity] ?? "")
    const { "font-size": size, "text-anchor": anchor, x, y, ...others } = attributes(written)
    const face = others.class === "d-lab" ? "text" : "head"
    const height = Number(size) * enlarged
    const width = textWidth(text, face, height)
    const left = Number(x ?? 0) - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0)
    // Half of the growth goes below, so the figure stays centred on its line.
    const lower = 0.35 * (height - Number(size))
    const d = textPath(text, face, height, left, Number(y ?? 0) + lower)
    const rest = Object.entries(others).map(([name, value]) => ` ${name}="${value}"`)
    return `<path${rest.join("")} d="${d}"/>`
  })
}

function attributes(written: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(written.matchAll(/([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  )
}

/** The colours on paper; those of drawings are as in src/site/styles/drawing.css. */
const onPaper: Readonly<Record<string, string>> = {
  "--ground": "--paper",
  "--ink": "--mill",
  "--second": "--steel-600",
  "--faint": "--line",
  "--mark": "--oxide",
  "--d": "--oxide",
  "--cut": "--slate",
  "--ctr": "--steel-500",
  "--lab": "--steel-600",
  "--datum": "--mill",
}
/** The colours on the dark ground. */
const onMillScale: Readonly<Record<string, string>> = {
  "--ground": "--mill",
  "--ink": "--paper",
  "--second": "--galv-200",
  "--faint": "--steel-600",
  "--mark": "--hot",
  "--d": "--hot",
  "--cut": "--galv-200",
  "--ctr": "--steel-400",
  "--lab": "--galv-300",
  "--datum": "--galv-300",
}

/** Line weights are doubled, for the same reason as text. */
const styles = `
svg{overflow:visible}
.sheet{fill:var(--ground)}
.ticks{stroke:var(--faint);stroke-width:2}
.mark,.glyph{fill:var(--cut)}
.mark{fill:var(--mark)}
.name,.heading{fill:var(--ink)}
.line{fill:var(--second)}
.d-datum{fill:none;stroke:var(--datum);stroke-width:3}
.draw .d-datum{display:none}
.d-line,.d-ext,.d-lead{fill:none;stroke:var(--d);stroke-width:2.4}
.d-ext{stroke-width:1.6}
.d-arr{fill:var(--d)}
.d-txt{fill:var(--d)}
.d-txt,.d-lab{paint-order:stroke;stroke:var(--ground);stroke-width:5}
.d-lab,.d-sb{fill:var(--lab)}
.d-sb0{fill:none;stroke:var(--lab)}
.d-grid{stroke:var(--faint)}
.n-cut{fill:var(--cut);stroke:var(--cut);stroke-width:.6}
.n-ghost{fill:none;stroke:var(--ctr);stroke-width:1.2;stroke-dasharray:5 4}
.thin .n-cut{stroke-width:1.5}
.row .d-lab,.row .d-sb,.row .d-sb0,.row .d-grid,.row .d-txt[style]{display:none}
.bare .d-line,.bare .d-ext,.bare .d-arr,.bare .d-txt{display:none}
`
