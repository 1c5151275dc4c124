import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

const unit = (...names) => names.map((name) => `tests/unit/${name}`)

/** Quick tests of what the other rooms of src/steel are made of. */
const figures = unit(
  "steel/format.test.ts",
  "steel/measure.test.ts",
  "steel/plainText.test.ts",
  "steel/quantity.test.ts",
  "steel/typedQuantity.test.ts",
  "inquiry/listText.test.ts",
  "inquiry/wantedSize.test.ts",
  "inquiry/inquiryList.test.ts",
)

/** A room of src/steel with its own tests, and those of rooms that are built on it. */
const steel = (room, ...more) => ({
  mutate: [`src/steel/${room}/**/*.ts`],
  tests: [...unit(`steel/${room}`), ...more],
})

/** Each area's code, and the files or folders of tests that must notice a mutant in it. */
export const areas = {
  branches: { mutate: ["src/branches/**/*.ts"], tests: ["src/branches"] },
  delivery: { mutate: ["src/delivery/**/*.ts"], tests: ["tests/unit/delivery"] },
  inquiry: {
    mutate: ["src/inquiry/**/*.ts"],
    tests: ["tests/unit/inquiry", "tests/unit/stores"],
  },
  "content-check": {
    mutate: ["src/content-check/**/*.ts"],
    tests: ["tests/unit/content-check"],
  },
  "steel/section": steel("section"),
  "steel/calculator": steel("calculator", ...unit("steel/section")),
  "steel/finder": steel("finder"),
  "steel/range": steel(
    "range",
    ...figures,
    ...unit("steel/tables", "steel/calculator", "delivery"),
  ),
  "steel/reading": steel(
    "reading",
    ...unit("steel/finder", "inquiry/tables.test.ts", "inquiry/requirement.test.ts"),
  ),
  "steel/tables": steel("tables"),
  "steel/figures": {
    mutate: ["src/steel/*.ts"],
    tests: [...figures, ...unit("steel/section", "steel/calculator", "steel/range")],
  },
}

/** The areas of a name: "steel" is all of its rooms. */
export const areasNamed = (name) =>
  Object.keys(areas).filter((area) => area === name || area.startsWith(`${name}/`))

/** Where Stryker is installed and leaves its results. */
export const toolFolder = path.join(projectRoot, "node_modules/.cache/mutants")
