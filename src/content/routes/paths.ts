import type { Language } from "../../kit/words/language"
import type { PostPageContext } from "./page-context"

/** The address of a branch's page. Not in the model of branches, so that pages do not load the model. */
export function branchPath(slug: string): string {
  return `/branches/${slug}`
}

/** The address of a weight chart's page. */
export function chartPath(slug: string): string {
  return `/weights/${slug}`
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

/** The size of a file in units of 1024 bytes, rounded, as pages say it. */
export function fileKilobytes(bytes: number): number {
  return Math.max(1, Math.round(bytes / 1024))
}

/** The address of a chart as a file: "/charts/ms-pipes.pdf", in Hindi "/charts/ms-pipes.hi.pdf". */
export function chartAddress(slug: string, kind: "PDF" | "CSV", language: Language): string {
  const name = language === "en" ? slug : `${slug}.${language}`
  return `/charts/${name}.${kind.toLowerCase()}`
}

/** The size of pictures for shared links in px: 1.91 to 1, as messengers and networks crop them. */
export const sharePictureSize = { width: 1200, height: 630 } as const

/** The address of a page's picture: `/og/ms-pipes.jpg` for `/ms-pipes`, `/og.jpg` for the home page, `/og/hi.jpg` for `/hi`. */
export function sharePictureAddress(path: string): string {
  return `/og${(path === "/" ? "" : path).replace(/(\.html|\/)$/, "")}.jpg`
}

/* Files that are not made by Gatsby: those that the build makes from content/, by their path on the site. */

/** All entries, by their path in content/: for the editor's previews, and to see whether a change is live. */
export const contentCopyFile = "admin/content.json"

/** The editor's help in each language, made from docs/for-editors.md and docs/for-editors.hi.md, and its pictures. */
export const helpFiles = { en: "admin/help.html", hi: "admin/help.hi.html" } as const
export const helpPictures = "admin/help-pictures"

/** All published sizes: for the size finder, the calculator and the inquiry list. */
export const sizeDataFile = "steel/sizes.json"

/** The script that counts visits, if the settings ask for it. */
export const analyticsScript = "https://plausible.io/js/script.js"

/** How many other posts a post links to. The newest links to all. */
const OTHER_POSTS = 12

interface ListedPost {
  readonly slug: string
  readonly title: string
  /** "2024-07-02" */
  readonly date: string
}

/**
 * The posts that the page of a post links to.
 *
 * @param posts all of them, newest first
 */
export function otherPosts(posts: readonly ListedPost[], slug: string): PostPageContext["others"] {
  const isNewest = slug === newestPost(posts)
  // If every post linked to all others, the site would grow with their square.
  return posts
    .slice(0, isNewest ? undefined : OTHER_POSTS)
    .filter((other) => other.slug !== slug)
    .map(({ title, date, slug: own }) => ({ title, to: postPath(own), date }))
}
