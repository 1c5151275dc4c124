import base from "../../jest.config.mjs"
import { areas } from "./mutants.config.mjs"

const { tests } = areas[process.env.MUTANTS_AREA ?? "branches"]

/** The unit tests of the area that test:mutants is trying. */
export default {
  ...base,
  rootDir: "../..",
  testMatch: tests.flatMap((each) =>
    /\.ts$/.test(each) ? [`<rootDir>/${each}`] : [`<rootDir>/${each}/**/*.test.{ts,tsx}`],
  ),
}
