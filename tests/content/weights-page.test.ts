import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueFigures, sizesFrom } from "../../src/steel/range/catalogue"
import { parseSectionTables } from "../../src/steel/range/tables"
import { massPerMetre } from "../../src/steel/section/mass"

const content = join(__dirname, "../../content")
const read = (file: string) => readFileSync(join(content, file), "utf8")
const tables = parseSectionTables((name) => read(`sections/${name}`))
const page = (JSON.parse(read("site/weights-page.json")) as { parts: { text: string }[] }).parts
  .map(({ text }) => text)
  .join("\n")
  .replaceAll("\u00a0", " ")
  .replaceAll("\\", "")

test("the page of weights names every row of the tables that is left out", () => {
  const leftOut = [...tables.hollowSections, ...tables.channels, ...tables.beams]
    .filter(({ published }) => !published)
    .map(({ designation }) => designation.replaceAll(" x ", " × "))
  expect(leftOut.length).toBeGreaterThan(0)
  for (const name of leftOut) expect(page).toContain(name)
  for (const { designation, lengths } of tables.pipes.filter(({ published }) => !published)) {
    // "400 nb 406.4 x 6"
    expect(page).toContain(designation.split(" ")[0])
    expect(page).toContain(`${lengths[1]} mm`)
  }
})

test("the page of weights says how far a weight is from the nominal dimensions, and the old chart from it", () => {
  const sizes = sizesFrom(catalogueFigures(tables)).filter(({ massPer }) => massPer === "metre")
  const apart = sizes
    .filter(({ section }) => section.shape !== "sheet")
    .map(({ mass, section }) => Math.abs(mass / massPerMetre(section) - 1) * 100)
  expect(page).toContain(`within ${Math.max(...apart).toFixed(1)} %`)
  const trade = sizes.flatMap(({ mass, tradeMass }) =>
    tradeMass === undefined ? [] : [Math.abs(tradeMass / mass - 1) * 100],
  )
  const [least, most] = [Math.min(...trade), Math.max(...trade)].map(Math.round)
  expect(page).toContain(`differs by ${least} to ${most} %`)
})
