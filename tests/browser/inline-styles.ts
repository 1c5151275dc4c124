/** The texts of the style elements of a built page, which its policy allows. */
export function inlineStyles(html: string): string[] {
  return Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = ""]) => text)
}
