import { colour } from "../drawing/colour"

/** The site's entry on a phone's home screen. */
export function webManifest(company: { readonly name: string; readonly tagline: string }): string {
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  const paper = colour("--paper")
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [icon("icon", 192), icon("icon", 512), icon("icon-maskable", 512, "maskable")],
  })
}
