import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

/** Each area's code, and the files or folders of tests that must notice a mutant in it. */
export const areas = {
  branches: { mutate: ["src/branches/**/*.ts"], tests: ["tests/unit/branches"] },
  inquiry: {
    mutate: ["src/inquiry/**/*.ts"],
    tests: ["tests/unit/inquiry", "tests/unit/stores"],
  },
  delivery: { mutate: ["src/delivery/**/*.ts"], tests: ["tests/unit/delivery"] },
  steel: { mutate: ["src/steel/**/*.ts"], tests: ["tests/unit/steel", "tests/unit/inquiry"] },
  "content-check": {
    mutate: ["src/content-check/**/*.ts"],
    tests: ["tests/unit/content-check"],
  },
}

/** Where Stryker is installed and leaves its results. */
export const toolFolder = path.join(projectRoot, "node_modules/.cache/mutants")
