import * as React from "react"
import { graphql } from "gatsby"
import * as styles from "./Claims.module.css"
import { indianFigure } from "../../steel/format"

/** The company's figures, each with a drawing to scale: a dimension line, one tick per year, one post per branch. */
export function Claims({ supplied, vision, years, branches }: Queries.CompanyClaimsFragment) {
  const visionLength = `${Math.min(100, (100 * vision.figure) / supplied.figure).toFixed(3)}%`
  return (
    <div className={styles.claims}>
      <div className={styles.claims__top}>
        <div className={styles.claim__fig}>
          {indianFigure(supplied.figure)}
          <small>{` ${supplied.unit}`}</small>
        </div>
        <DimensionLine length="100%" />
        <div className={styles.dimrow}>
          <span>{supplied.text}</span>
        </div>
        <DimensionLine length={visionLength} quiet />
        <div className={`${styles.dimrow} muted`} style={{ width: visionLength }}>
          <span>{vision.text}</span>
          <b>{`${indianFigure(vision.figure)}\u00a0${vision.unit}`}</b>
        </div>
      </div>
      <div className={styles.claims__two}>
        <div>
          <div className={styles.claim__fig}>
            {indianFigure(years.figure)}
            <small>{` ${years.unit}`}</small>
          </div>
          <Marks className={styles.ticks} count={years.figure + 1} />
          <p className={styles.claim__txt}>{years.text}</p>
        </div>
        <div>
          <div className={styles.claim__fig}>
            {indianFigure(branches.figure)}
            <small>{` ${branches.unit}`}</small>
          </div>
          <Marks className={styles.posts} count={branches.figure + 1} />
          <p className={styles.claim__txt}>{branches.text}</p>
        </div>
      </div>
    </div>
  )
}

function DimensionLine({ length, quiet = false }: { length: string; quiet?: boolean }) {
  return (
    <div
      className={`${styles.dimbar} ${quiet ? styles.dimbarQuiet : ""}`}
      style={{ "--len": length } as React.CSSProperties}
      aria-hidden="true"
    >
      <i className={styles.a} />
      <i className={styles.a} />
    </div>
  )
}

/** One mark per unit. Draws nothing above 100: the marks would no longer be countable. */
function Marks({ className, count }: { className: string | undefined; count: number }) {
  if (!Number.isInteger(count) || count > 101) return null
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <i key={index} />
      ))}
    </div>
  )
}

export const companyClaimsFragment = graphql`
  fragment ClaimFigure on Claim {
    figure
    unit
    text
  }

  fragment CompanyClaims on Claims {
    supplied {
      ...ClaimFigure
    }
    vision {
      ...ClaimFigure
    }
    years {
      ...ClaimFigure
    }
    branches {
      ...ClaimFigure
    }
  }
`
