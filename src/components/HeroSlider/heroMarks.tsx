import type * as React from "react"
import * as styles from "./HeroSlider.module.css"

/** The box the marks are placed in, in units of the picture's own 1280 by 640. */
export const MARKS_VIEW_BOX = "0 0 1280 640"

/**
 * Dimension lines over a picture, by its file name without ending. They are placed by eye for one picture and give true sizes
 * in millimetres: when the picture changes, place them again or remove them.
 */
const marksByPicture: Readonly<Record<string, React.ReactNode>> = {
  "hero-hollow-sections": (
    <>
      <g className={styles.mWide}>
        <g className={styles.mMid}>
          <path className="d-ext" d="M664 490L664 523" />
          <path className="d-ext" d="M719 495L719 532" />
          <path className="d-line" d="M664 516L719 525" />
          <path
            className="d-arr"
            d="M664 516L672.31 514.73L671.48 519.86ZM719 525L710.69 526.27L711.52 521.14Z"
          />
          <text className="d-txt" fontSize="24" x="691" y="551" textAnchor="middle">
            100
          </text>
        </g>
        <path className="d-ext" d="M1014 523L1014 559" />
        <path className="d-ext" d="M1116 535L1116 571" />
        <path className="d-line" d="M1014 552L1116 564" />
        <path
          className="d-arr"
          d="M1014 552L1022.25 550.35L1021.64 555.52ZM1116 564L1107.75 565.65L1108.36 560.48Z"
        />
        <text className="d-txt" fontSize="24" x="1063" y="592" textAnchor="middle">
          150
        </text>
      </g>
      <path className="d-ext" d="M437 198L411 199" />
      <path className="d-ext" d="M437 262L411 262" />
      <path className="d-line" d="M418 199L418 262" />
      <path className="d-arr" d="M418 199L420.6 207L415.4 207ZM418 262L415.4 254L420.6 254Z" />
      <text className="d-txt" fontSize="24" x="404" y="239" textAnchor="end">
        100
      </text>
    </>
  ),
  "hero-pipes": (
    <>
      <g className={styles.mWide}>
        <path className="d-ext" d="M781 474L781 553" />
        <path className="d-ext" d="M880 474L880 553" />
        <path className="d-line" d="M781 546L880 546" />
        <path className="d-arr" d="M781 546L789 543.4L789 548.6ZM880 546L872 548.6L872 543.4Z" />
        <text className="d-txt" fontSize="24" x="830" y="578" textAnchor="middle">
          168.3
        </text>
        <path className="d-ext" d="M935 486L935 553" />
        <path className="d-ext" d="M1005 486L1005 553" />
        <path className="d-line" d="M935 546L1005 546" />
        <path className="d-arr" d="M935 546L943 543.4L943 548.6ZM1005 546L997 548.6L997 543.4Z" />
        <text className="d-txt" fontSize="24" x="970" y="578" textAnchor="middle">
          114.3
        </text>
      </g>
    </>
  ),
  "hero-structurals": (
    <>
      <g className={styles.mLo}>
        <path className="d-ext" d="M384 171L361 171" />
        <path className="d-ext" d="M394 299L364 299" />
        <path className="d-line" d="M368 171L371 299" />
        <path
          className="d-arr"
          d="M368 171L370.79 178.94L365.59 179.06ZM371 299L368.21 291.06L373.41 290.94Z"
        />
        <text className="d-txt" fontSize="24" x="358" y="243" textAnchor="end">
          200
        </text>
      </g>
      <g className={styles.mWide}>
        <g className={styles.mMid}>
          <path className="d-ext" d="M610 482L610 515" />
          <path className="d-ext" d="M662 493L662 526" />
          <path className="d-line" d="M610 508L662 519" />
          <path
            className="d-arr"
            d="M610 508L618.36 507.11L617.29 512.2ZM662 519L653.64 519.89L654.71 514.8Z"
          />
          <text className="d-txt" fontSize="24" x="640" y="547" textAnchor="middle">
            100
          </text>
        </g>
        <path className="d-ext" d="M962 526L962 558" />
        <path className="d-ext" d="M1067 542L1067 574" />
        <path className="d-line" d="M962 551L1067 567" />
        <path
          className="d-arr"
          d="M962 551L970.3 549.63L969.52 554.78ZM1067 567L1058.7 568.37L1059.48 563.22Z"
        />
        <text className="d-txt" fontSize="24" x="1012" y="597" textAnchor="middle">
          150
        </text>
      </g>
    </>
  ),
}

/** The marks of a picture, if it has any. */
export function heroMarks(key: string | null | undefined): React.ReactNode {
  return key && Object.hasOwn(marksByPicture, key) ? marksByPicture[key] : null
}
