import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

/** A room of src/steel with its own tests. */
const steel = (room, ...more) => ({
  mutate: [`src/steel/${room}/**/*.ts`],
  tests: [`tests/unit/steel/${room}`, ...more],
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
  "steel/reading": steel("reading", "tests/unit/inquiry/requirement.test.ts"),
  "steel/tables": steel("tables"),
  "steel/figures": {
    mutate: ["src/steel/*.ts"],
    tests: ["tests/unit/steel/measure.test.ts", "tests/unit/steel/quantity.test.ts"],
  },
}

/** The areas of a name: "steel" is all of its rooms. */
export const areasNamed = (name) =>
  Object.keys(areas).filter((area) => area === name || area.startsWith(`${name}/`))

/** Where Stryker is installed and leaves its results. */
export const toolFolder = path.join(projectRoot, "node_modules/.cache/mutants")
