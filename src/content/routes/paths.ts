import type { Language } from "../../site/words/language"

/** The address of a branch's page. Not in the model of branches, so that pages do not load the model. */
export function branchPath(slug: string): string {
  return `/branches/${slug}`
}

/** The page that shows the newest post. */
export const blogPath = "/blog"

/** The address of a post. The newest post is also on the page /blog. */
export function postPath(slug: string): string {
  return `${blogPath}/${slug}`
}

/** The slug of the newest post; of two on the same day, the first by name. */
export function newestPost(
  posts: readonly { readonly slug: string; readonly date: string }[],
): string | undefined {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))[0]
    ?.slug
}

/** The address of a product's chart: "/charts/ms-pipes.pdf", in Hindi "/charts/ms-pipes.hi.pdf". */
export function chartAddress(slug: string, kind: "PDF" | "CSV", language: Language): string {
  const name = language === "en" ? slug : `${slug}.${language}`
  return `/charts/${name}.${kind.toLowerCase()}`
}
