import * as React from "react"
import { indianFigure } from "../../steel/format"
import * as styles from "./Claims.module.css"

type CompanyClaims = NonNullable<Queries.HomePageQuery["home"]>["claims"]
type Claim = CompanyClaims["supplied"]

/** The company's figures, each with a drawing to scale: a dimension line, one tick per year, one post per branch. */
export function Claims({ supplied, vision, years, branches }: CompanyClaims) {
  const visionLength = `${Math.min(100, (100 * vision.figure) / supplied.figure).toFixed(3)}%`
  return (
    <div className={styles.claims}>
      <div className={styles.claims__top}>
        <ClaimFigure {...supplied} />
        <DimensionLine length="100%" />
        <div className={`small ${styles.dimrow}`}>
          <span>{supplied.text}</span>
        </div>
        <DimensionLine length={visionLength} quiet />
        <div className={`small muted ${styles.dimrow}`} style={{ width: visionLength }}>
          <span>{vision.text}</span>
          <b className="t22">{`${indianFigure(vision.figure)}\u00a0${vision.unit}`}</b>
        </div>
      </div>
      <div className={styles.claims__two}>
        <CountedClaim claim={years} marks={styles.ticks} />
        <CountedClaim claim={branches} marks={styles.posts} />
      </div>
    </div>
  )
}

function ClaimFigure({ figure, unit }: Claim) {
  return (
    <div className={styles.claim__fig}>
      {indianFigure(figure)}
      <small>{` ${unit}`}</small>
    </div>
  )
}

function DimensionLine({ length, quiet = false }: { length: string; quiet?: boolean }) {
  return (
    <div
      className={`${styles.dimbar} ${quiet ? styles.dimbar__quiet : ""}`}
      style={{ "--len": length } as React.CSSProperties}
      aria-hidden="true"
    >
      <i className={styles.a} />
      <i className={styles.a} />
    </div>
  )
}

/** `marks`: the class of a row of marks, one per unit and one to begin with. Above 100 they would no longer be countable. */
function CountedClaim({ claim, marks }: { claim: Claim; marks: string | undefined }) {
  const { figure, text } = claim
  return (
    <div>
      <ClaimFigure {...claim} />
      {Number.isInteger(figure) && figure <= 100 ? (
        <div className={marks} aria-hidden="true">
          {Array.from({ length: figure + 1 }, (_, index) => (
            <i key={index} />
          ))}
        </div>
      ) : null}
      <p className={styles.claim__txt}>{text}</p>
    </div>
  )
}
