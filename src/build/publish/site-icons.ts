import { readFileSync } from "node:fs"
import sharp from "sharp"
import { colour } from "../drawing/colour"

interface IconShape {
  /** Side in pixels. */
  readonly size: number
  /** Share of the side that the mark takes. */
  readonly share: number
  /** Whether it has a background, for systems that would add their own to a transparent icon. */
  readonly onPaper?: boolean
}

/** A maskable icon may be cropped to a circle of four fifths of its size. */
const shapes: Readonly<Record<string, IconShape>> = {
  "icon-192.png": { size: 192, share: 0.86 },
  "icon-512.png": { size: 512, share: 0.86 },
  "icon-maskable-512.png": { size: 512, share: 0.5, onPaper: true },
  "apple-touch-icon.png": { size: 180, share: 0.62, onPaper: true },
}

function iconPng(mark: string, { size, share, onPaper = false }: IconShape): Promise<Buffer> {
  const inner = Math.round(size * share)
  const margin = (size - inner) / 2
  const placed = mark.replace(
    "<svg",
    `<svg x="${margin}" y="${margin}" width="${inner}" height="${inner}"`,
  )
  const ground = onPaper
    ? `<rect width="${size}" height="${size}" fill="${colour("--paper")}"/>`
    : ""
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${placed}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO file with one square PNG of up to 255 pixels a side. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // type: icon
  head.writeUInt16LE(1, 4) // pictures
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

/** Every icon file by name, all drawn from static/mark.svg. */
export async function siteIcons(): Promise<Record<string, Buffer>> {
  const mark = readFileSync("static/mark.svg", "utf8")
  const pngs = Object.entries(shapes).map(
    async ([name, shape]) => [name, await iconPng(mark, shape)] as const,
  )
  return {
    ...Object.fromEntries(await Promise.all(pngs)),
    "favicon.ico": ico(await iconPng(mark, { size: 32, share: 1 }), 32),
  }
}

interface Company {
  readonly name: string
  readonly tagline: string
}

/** The site's entry on a phone's home screen. */
export function webManifest({ name, tagline }: Company): string {
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  const manifest = {
    name,
    short_name: name,
    description: tagline,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: colour("--paper"),
    theme_color: colour("--paper"),
    icons: [
      png("/icon-192.png", 192, "any"),
      png("/icon-512.png", 512, "any"),
      png("/icon-maskable-512.png", 512, "maskable"),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
