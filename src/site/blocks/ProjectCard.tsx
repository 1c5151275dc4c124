import { Picture, type PictureData } from "./Picture"
import { PageLink } from "../PageLink"
import * as styles from "./ProjectCard.module.css"

interface ProjectCardProps {
  name: string
  /** What the picture is when it is not a photograph, or what was supplied. */
  caption?: string | null
  linkTo: string
  picture: PictureData | null
  /** The card's position, for example "1 / 6". */
  position: string
}

/** One key project: a tall picture over its name, the whole card one link. */
export function ProjectCard({ name, caption, linkTo, picture, position }: ProjectCardProps) {
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
      {caption ? <p className={`label ${styles.project__note}`}>{caption}</p> : null}
    </PageLink>
  )
}
