import { useWords } from "../../site/words/words"
import { indianFigure } from "../../steel/format"
import { sectionProperties, type AxisProperties } from "../../steel/section/properties"
import type { Section } from "../../steel/section/section"
import { Fold } from "../../site/blocks/Fold"
import * as styles from "./SectionProperties.module.css"

/** What each row of the table gives, with the sign of IS 808 and the power of its unit, cm. */
const rows = [
  ["inertia", "I", 4],
  ["elastic", "Z", 3],
  ["plastic", "Zp", 3],
  ["gyration", "r", 1],
] as const satisfies readonly (readonly [keyof AxisProperties, string, number])[]

/** The site's font has no raised 4. */
const centimetres = (power: number) => (power === 1 ? "cm" : ["cm", <sup key="power">{power}</sup>])

/** Four figures, as the tables of the standards have at most. */
const figure = (value: number) => indianFigure(Number(value.toPrecision(4)), 3)

/** The figures that structural engineers, painters and galvanisers ask for. Nothing for sheet and indicative profiles. */
export function SectionProperties({
  section,
  massPerMetre,
}: {
  section: Section
  /** kg/m */
  massPerMetre: number
}) {
  const words = useWords("tables").properties
  const found = section.shape === "sheet" ? undefined : sectionProperties(section)
  if (!found) return null
  const { horizontal, upright, leastGyration, torsion, surface } = found
  const others: readonly (readonly [string, string, number?])[] = [
    [`${words.least} (r min)`, figure(leastGyration), 1],
    ...(torsion ? [[`${words.torsion} (J)`, figure(torsion), 4] as const] : []),
    [
      words.surface,
      `${indianFigure(surface, 3)}\u00a0m²/m, ${indianFigure((surface * 1000) / massPerMetre, 1)}\u00a0m²/t`,
    ],
  ]
  return (
    <Fold heading={words.heading} className="no-print">
      <table className={`table small ${styles.properties}`}>
        <caption className="vh">{words.heading}</caption>
        <thead>
          <tr>
            <td />
            {["z–z", "y–y"].map((axis) => (
              <th scope="col" key={axis}>
                {axis}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, sign, power]) => (
            <tr key={name}>
              <th scope="row">
                {`${words[name]} (${sign}, `}
                {centimetres(power)}
                {")"}
              </th>
              <td>{figure(horizontal[name])}</td>
              <td>{figure(upright[name])}</td>
            </tr>
          ))}
          {others.map(([label, value, power]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={2}>
                {value}
                {power ? ["\u00a0", centimetres(power)] : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{words.note}</p>
    </Fold>
  )
}
