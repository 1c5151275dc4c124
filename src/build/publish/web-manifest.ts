import { colour } from "../drawing/colour"

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
