import { useWords } from "../../site/words/words"
import { indianFigure } from "../../steel/format"
import { sectionProperties, type AxisProperties } from "../../steel/section/properties"
import type { Section } from "../../steel/section/section"
import { Fold } from "../../site/blocks/Fold"
import * as styles from "./SectionProperties.module.css"

/** What each row of the table gives, with the sign of IS 808 and its unit. */
const rows = [
  ["inertia", "I", "cm⁴"],
  ["elastic", "Z", "cm³"],
  ["plastic", "Zp", "cm³"],
  ["gyration", "r", "cm"],
] as const satisfies readonly (readonly [keyof AxisProperties, string, string])[]

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
  const others = [
    [`${words.least} (r min)`, `${figure(leastGyration)}\u00a0cm`],
    ...(torsion ? [[`${words.torsion} (J)`, `${figure(torsion)}\u00a0cm⁴`]] : []),
    [
      words.surface,
      `${indianFigure(surface, 3)}\u00a0m²/m, ${indianFigure((surface * 1000) / massPerMetre, 1)}\u00a0m²/t`,
    ],
  ]
  return (
    <Fold heading={words.heading} className="no-print">
      <table className={styles.properties}>
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
          {rows.map(([name, sign, unit]) => (
            <tr key={name}>
              <th scope="row">{`${words[name]} (${sign}, ${unit})`}</th>
              <td>{figure(horizontal[name])}</td>
              <td>{figure(upright[name])}</td>
            </tr>
          ))}
          {others.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td colSpan={2}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small muted">{words.note}</p>
    </Fold>
  )
}
