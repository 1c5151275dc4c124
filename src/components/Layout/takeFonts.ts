/**
 * Shows the next page in the site's fonts if they came too late for the first one. With font-display: optional the browser
 * ignores a late font as long as its rule exists, so this adds the rule again. Call it while one page replaces another, when
 * moving text disturbs nobody.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face/font-display
 */
export function takeFonts(): void {
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>("head > style")) {
    for (const [index, rule] of Array.from(sheet?.cssRules ?? []).entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue
      sheet?.deleteRule(index)
      sheet?.insertRule(rule.cssText, index)
    }
  }
}
