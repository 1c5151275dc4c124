/**
 * Lets the browser prepare the page behind a link that is likely to be opened next: under a finger or mouse, or in the
 * middle of a phone's screen. Browsers without speculation rules, and visitors who save data, load pages as always.
 * Addresses that add a size to the inquiry are left out, because preparing the page would add it.
 * @see https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: ["/admin*", "/*.*", "/*inquiry\\?*"] } },
        ],
      },
      eagerness: "moderate",
    },
  ],
})

/** The page with the rules. */
export function withSpeculationRules(html: string): string {
  return html.replace(
    "</head>",
    `<script type="speculationrules">${speculationRules}</script></head>`,
  )
}
