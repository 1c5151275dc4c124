import type { BreadcrumbList, Graph, Thing } from "schema-dts"

/** A step of a breadcrumb: its name and the address of its page. */
export interface Crumb {
  readonly label: string
  readonly to: string
}

/** The breadcrumb of a page, which is its last step. */
export function breadcrumbList(
  crumbs: readonly Crumb[],
  siteUrl: string,
): Exclude<BreadcrumbList, string> {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: `${siteUrl}${to}`,
    })),
  }
}

/**
 * The text of a JSON-LD script. Every "<" is written as its code, so that no content can end the script or start a comment. So
 * is every "&", because Gatsby decodes entities in the scripts of a page's head: "&lt;/script>" would end the script too.
 */
export function jsonLdText(things: readonly Thing[]): string {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things }
  return JSON.stringify(graph).replaceAll("<", "\\u003c").replaceAll("&", "\\u0026")
}
