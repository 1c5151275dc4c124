import { Icon } from "../kit/blocks/Icon"
import { FULL_WIDTH, largestFile, Picture } from "../kit/blocks/Picture"
import { postDay } from "../kit/format/dates"
import { PageLink, usePageAddress } from "../kit/PageLink"
import { blogPath, postPath } from "../content/routes/paths"
import { useLanguage, useWords } from "../kit/words/words"
import * as styles from "./home.module.css"

interface ProjectCardProps {
  project: Queries.HomePageQuery["allProject"]["nodes"][number]
  /** The card's position, for example "1 / 6". */
  position: string
}

/** One key project: a tall picture over its name, the whole card one link. */
export function ProjectCard({ project, position }: ProjectCardProps) {
  const { name, linkTo, picture } = project
  return (
    <PageLink to={linkTo} className={`card ${styles.project}`}>
      <div className={`zoom ${styles.project__pic}`}>
        <Picture
          picture={picture}
          sizes="(min-width: 1520px) 337px, (min-width: 1024px) 23vw, (min-width: 768px) 30vw, (min-width: 640px) 45vw, 78vw"
        />
      </div>
      <div className={styles.project__cap}>
        <b className="t28">{name}</b>
        <span className="t18">{position}</span>
      </div>
      {picture?.caption ? (
        <p className={`label ${styles.project__note}`}>{picture.caption}</p>
      ) : null}
    </PageLink>
  )
}

type Certificates = Queries.HomePageQuery["allCertificate"]["nodes"]

/** Certificates as a grid; each links to its scan at full size. */
export function CertificateGrid({ certificates }: { certificates: Certificates }) {
  const words = useWords("shell")
  return (
    <div className={styles.certs}>
      {certificates.map(({ slug, name, note, picture }) => (
        <a
          key={slug}
          className={`card ${styles.cert}`}
          href={largestFile(picture) ?? undefined}
          target="_blank"
          rel="noopener"
        >
          <div className={styles.cert__pic}>
            <Picture picture={picture} sizes="64px" />
          </div>
          <span className={styles.cert__cap}>
            {name}
            {note ? <small className="label">{note}</small> : null}
            <span className="vh"> {words.opensNewTab}</span>
          </span>
        </a>
      ))}
    </div>
  )
}

interface PostCardProps {
  post: Queries.HomePageQuery["allPost"]["nodes"][number]
  /** Label on the picture if it has a film. */
  watch: string
  /** Says that the card opens a new tab. */
  newTab: string
}

/** The newest post as a wide card that opens in a new tab. */
export function PostCard({ post, watch, newTab }: PostCardProps) {
  const language = useLanguage()
  const addressOf = usePageAddress()
  const own = postPath(post.slug)
  // Until this post has a Hindi version, the Hindi blog shows another one.
  const isThere = language === "en" || addressOf(own) !== own
  return (
    <a
      className={`card ${styles.vcard}`}
      href={isThere ? addressOf(blogPath) : blogPath}
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
        <time className="t18" dateTime={post.date}>
          {postDay(post.date, language)}
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
