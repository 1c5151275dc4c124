import type { BlogPosting, VideoObject } from "schema-dts"
import { languageOf, languageTag } from "../words/language"
import { companyId } from "./organization"

/** The data of a post; addresses of its files start at the root of the site. */
interface DescribedPost {
  readonly title: string
  readonly searchDescription: string
  /** 2024-07-02 */
  readonly day: string
  readonly picture: string
  readonly film?: { readonly file: string; readonly caption: string } | null
}

/** A post of the blog, and its film. */
export function blogPosting(
  { title, searchDescription, day, picture, film }: DescribedPost,
  path: string,
  company: string,
  siteUrl: string,
): Exclude<BlogPosting, string> {
  const address = `${siteUrl}${path}`
  const image = `${siteUrl}${picture}`
  const author = { "@type": "Organization", "@id": companyId(siteUrl), name: company } as const
  const video = (shown: NonNullable<typeof film>): VideoObject => ({
    "@type": "VideoObject",
    name: title,
    description: shown.caption,
    thumbnailUrl: image,
    // Midnight in India.
    uploadDate: `${day}T00:00:00+05:30`,
    contentUrl: `${siteUrl}${shown.file}`,
  })
  return {
    "@type": "BlogPosting",
    "@id": `${address}#post`,
    headline: title,
    description: searchDescription,
    datePublished: day,
    inLanguage: languageTag[languageOf(path)],
    mainEntityOfPage: address,
    image,
    author,
    publisher: author,
    ...(film ? { video: video(film) } : {}),
  }
}
