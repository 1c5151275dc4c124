import * as styles from "./HeroSlider.module.css"

type Point = readonly [x: number, y: number]

/**
 * A dimension line over a picture: the size in mm, where it is written (centred there, or left of an upright line), the ends of
 * the line, the path of its two extension lines, and the class of the windows it is shown in: where the
 * picture is large enough for it, and no words are over it.
 */
type Mark = readonly [
  figure: string,
  at: Point,
  from: Point,
  to: Point,
  extensions: string,
  className: string,
]

const { mLo, mMid, mWide } = styles

/**
 * The marks of a picture, by its file name without ending, in units of the picture's own 1280 by 640. They are placed by eye and
 * give true sizes: when the picture changes, place them again or remove them.
 */
const marksByPicture: Readonly<Record<string, readonly Mark[]>> = {
  "hero-hollow-sections": [
    ["100", [691, 551], [664, 516], [719, 525], "M664 490V523M719 495V532", mMid],
    ["150", [1063, 592], [1014, 552], [1116, 564], "M1014 523V559M1116 535V571", mWide],
    ["100", [404, 239], [418, 199], [418, 262], "M437 198L411 199M437 262H411", mLo],
  ],
  "hero-pipes": [
    ["168.3", [830, 578], [781, 546], [880, 546], "M781 474V553M880 474V553", mWide],
    ["114.3", [970, 578], [935, 546], [1005, 546], "M935 486V553M1005 486V553", mWide],
  ],
  "hero-structurals": [
    ["200", [358, 243], [368, 171], [371, 299], "M384 171H361M394 299H364", mLo],
    ["100", [640, 547], [610, 508], [662, 519], "M610 482V515M662 493V526", mMid],
    ["150", [1012, 597], [962, 551], [1067, 567], "M962 526V558M1067 542V574", mWide],
  ],
}

const ARROW = { length: 8, halfWidth: 2.6 }

/** The path of an arrow that ends at `tip` and comes from the direction of `tail`. */
function arrowPath([x, y]: Point, [tailX, tailY]: Point): string {
  const distance = Math.hypot(tailX - x, tailY - y)
  const [dx, dy] = [(tailX - x) / distance, (tailY - y) / distance]
  const [footX, footY] = [x + ARROW.length * dx, y + ARROW.length * dy]
  const [sideX, sideY] = [ARROW.halfWidth * dy, ARROW.halfWidth * dx]
  const corners = [footX + sideX, footY - sideY, footX - sideX, footY + sideY]
  const [x1, y1, x2, y2] = corners.map((value) => Number(value.toFixed(2)))
  return `M${x} ${y}L${x1} ${y1}L${x2} ${y2}Z`
}

/** The dimension lines over a picture, if it has any. */
export function HeroMarks({ picture }: { picture: string }) {
  if (!Object.hasOwn(marksByPicture, picture)) return null
  return (
    <svg
      className={styles.hero__marks}
      viewBox="0 0 1280 640"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {marksByPicture[picture]?.map(([figure, [x, y], from, to, extensions, className]) => (
        <g key={extensions} className={className}>
          <path className="d-ext" d={extensions} />
          <path className="d-line" d={`M${from.join(" ")}L${to.join(" ")}`} />
          <path className="d-arr" d={arrowPath(from, to) + arrowPath(to, from)} />
          <text
            className="d-txt"
            fontSize="24"
            x={x}
            y={y}
            textAnchor={to[1] - from[1] > Math.abs(to[0] - from[0]) ? "end" : "middle"}
          >
            {figure}
          </text>
        </g>
      ))}
    </svg>
  )
}
