/**
 * Shows the next page in the fonts of the site when they came too late for the first one: the browser keeps a font that was
 * late away from the text as long as its rule stands, so the rule is set again. It is called while one page takes the place
 * of another, when text that moves disturbs nobody.
 */
export function takeFonts(): void {
  const sheet = document.querySelector<HTMLStyleElement>("head > style")?.sheet
  for (const [index, rule] of Array.from(sheet?.cssRules ?? []).entries()) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    sheet?.deleteRule(index)
    sheet?.insertRule(rule.cssText, index)
  }
}
