import { graphql } from "gatsby"
import { postDay } from "../format/dates"
import { useLanguage } from "../words/words"
import { usePageAddress } from "../PageLink"
import { Icon } from "./Icon"
import { FULL_WIDTH, Picture } from "./Picture"
import * as styles from "./PostCard.module.css"

interface PostCardProps {
  post: Queries.PostCardFragment
  to: string
  /** Label on the picture if the post has a film. */
  watch: string
  /** Says that the card opens a new tab. */
  newTab: string
}

/** A post as a wide card that opens in a new tab. */
export function PostCard({ post, to, watch, newTab }: PostCardProps) {
  const language = useLanguage()
  return (
    <a
      className={`card ${styles.vcard}`}
      href={usePageAddress()(to)}
      target="_blank"
      rel="noopener"
    >
      <div className={styles.vcard__pic}>
        <Picture picture={post.poster} sizes={`(min-width: 1024px) 56vw, ${FULL_WIDTH}`} />
        {post.film ? (
          <span className="playtag">
            <Icon name="play" />
            {watch}
          </span>
        ) : null}
      </div>
      <div className={styles.vcard__txt}>
        <time className="t18" dateTime={post.day}>
          {postDay(post, language)}
        </time>
        <h3>{post.title}</h3>
        <p className="lead muted">{post.summary}</p>
        <span className={`label ${styles.vcard__new}`}>
          <Icon name="outside" />
          {newTab}
        </span>
      </div>
    </a>
  )
}

export const postCardFragment = graphql`
  fragment PostCard on Post {
    slug
    title
    summary
    day: date(formatString: "YYYY-MM-DD")
    shownDate: date(formatString: "MMMM-D-YYYY")
    poster {
      ...WidePicture
    }
    film {
      mp4 {
        publicURL
      }
    }
  }
`
