import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

/** The rooms of src/steel build on each other, so the tests of all of them look at each. The slow ones come last. */
const steelTests = [
  ...["section", "calculator", "range", "tables"].map((room) => `tests/unit/steel/${room}`),
  ...["format", "measure", "plainText", "quantity", "typedQuantity"].map(
    (file) => `tests/unit/steel/${file}.test.ts`,
  ),
  "tests/unit/delivery",
  "tests/unit/inquiry/listText.test.ts",
  "tests/unit/inquiry/wantedSize.test.ts",
  "tests/unit/inquiry/inquiryList.test.ts",
  "tests/unit/steel/finder",
]

/** A room of src/steel. */
const steel = (room, ...more) => ({
  mutate: [`src/steel/${room}/**/*.ts`],
  tests: [...steelTests, ...more],
})

/** Each area's code, and the files or folders of tests that must notice a mutant in it. */
export const areas = {
  branches: { mutate: ["src/branches/**/*.ts"], tests: ["tests/unit/branches"] },
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
  "steel/calculator": steel("calculator"),
  "steel/finder": steel("finder"),
  "steel/range": steel("range"),
  "steel/reading": steel(
    "reading",
    "tests/unit/steel/reading",
    "tests/unit/inquiry/tables.test.ts",
    "tests/unit/inquiry/requirement.test.ts",
  ),
  "steel/tables": steel("tables"),
  "steel/figures": { mutate: ["src/steel/*.ts"], tests: steelTests },
}

/** The areas of a name: "steel" is all of its rooms. */
export const areasNamed = (name) =>
  Object.keys(areas).filter((area) => area === name || area.startsWith(`${name}/`))

/** Where Stryker is installed and leaves its results. */
export const toolFolder = path.join(projectRoot, "node_modules/.cache/mutants")
