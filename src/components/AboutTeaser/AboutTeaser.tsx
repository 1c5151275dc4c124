import { graphql } from "gatsby"
import { Claims } from "../Claims/Claims"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { Picture } from "../Picture/Picture"
import * as styles from "./AboutTeaser.module.css"

interface AboutTeaserProps {
  about: Queries.AboutTeaserFragment
  claims: Queries.CompanyClaimsFragment
}

/** A short text about the company beside its key figures. */
export function AboutTeaser({ about, claims }: AboutTeaserProps) {
  return (
    <section className="band">
      <div className="sheet grid">
        <div className={styles.about__copy}>
          <h2>{about.heading}</h2>
          <p className="lead">{about.text}</p>
          <PageLink className="btn btn--line btn--arrow" to={about.linkTo}>
            <span>{about.linkLabel}</span>
            <Icon name="arrow" />
          </PageLink>
          {about.picture ? (
            <div className={styles.about__pic}>
              <Picture
                picture={about.picture}
                sizes="(min-width: 1024px) 38vw, (max-width: 640px) and (min-resolution: 2.5dppx) 58vw, 100vw"
              />
            </div>
          ) : null}
        </div>
        <div className={styles.about__nums}>
          <Claims {...claims} />
        </div>
      </div>
    </section>
  )
}

export const aboutTeaserFragment = graphql`
  fragment AboutTeaser on HomeAbout {
    heading
    text
    linkLabel
    linkTo
    picture {
      ...WidePicture
    }
  }
`
