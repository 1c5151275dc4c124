import type { PostPageContext } from "./page-context"
import { newestPost, postPath } from "./paths"

/** How many other posts a post links to. The newest links to all. */
const OTHER_POSTS = 12

interface ListedPost {
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly shownDate: string
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
    .map((other) => ({
      title: other.title,
      to: postPath(other.slug),
      day: other.date.slice(0, 10),
      shownDate: other.shownDate,
    }))
}
