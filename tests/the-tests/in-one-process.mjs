/*
 * Loads the unit tests of an area into Mocha, for test:mutants. Jest would start again for each mutant, which takes seconds;
 * Mocha runs the tests that reach a mutant in a process that has already loaded them, which takes milliseconds. The names that
 * tests know from Jest come from Jest's own packages.
 */
import { transformSync } from "@swc/core"
import { expect } from "expect"
import { bind } from "jest-each"
import * as jestMock from "jest-mock"
import { readdirSync, readFileSync, statSync } from "node:fs"
import Module, { createRequire } from "node:module"
import path from "node:path"
import jestConfig from "../../jest.config.mjs"
import { areas } from "./mutants.areas.mjs"

const require = createRequire(import.meta.url)
const root = process.cwd()
const { describe, it, before, after } = globalThis

/** Compiles TypeScript as Jest's configuration does. */
require.extensions[".ts"] = (module, filename) => {
  const [, { jsc, module: kind }] = jestConfig.transform["\\.ts$"]
  const { code } = transformSync(readFileSync(filename, "utf8"), {
    filename,
    module: kind,
    // Moves jest.mock above the imports.
    jsc: { ...jsc, transform: { ...jsc.transform, hidden: { jest: true } } },
  })
  module._compile(code, filename)
}

/** Forgets the modules of the project, so that each file of tests gets its own, as in Jest. */
function forgetModules() {
  const isOfProject = (file) => file.startsWith(root) && !file.includes("node_modules")
  for (const file of Object.keys(require.cache).filter(isOfProject)) delete require.cache[file]
}

function jestOf(testFile) {
  const requireThere = createRequire(testFile)
  return {
    ...jestMock,
    requireActual: requireThere,
    mock(name, factory) {
      const file = requireThere.resolve(name)
      require.cache[file] = Object.assign(new Module(file), { loaded: true, exports: factory() })
    },
  }
}

const test = Object.assign((...args) => it(...args), { each: bind(it) })
Object.assign(globalThis, {
  expect,
  test,
  it: test,
  describe: Object.assign((...args) => describe(...args), { each: bind(describe, false) }),
  beforeAll: before,
  afterAll: after,
})

/** The files of tests at a path, which is a folder or such a file itself. */
function testFiles(place) {
  const absolute = path.join(root, place)
  if (statSync(absolute).isFile()) return [absolute]
  return readdirSync(absolute, { recursive: true })
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => path.join(absolute, name))
}

for (const file of areas[process.env.MUTANTS_AREA].tests.flatMap(testFiles)) {
  forgetModules()
  globalThis.jest = jestOf(file)
  describe(path.relative(root, file), () => {
    require(file)
  })
}
