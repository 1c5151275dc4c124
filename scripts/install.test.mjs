import { differingPackages, installedFits, nodeFits } from "./install.mjs"

const lock = {
  packages: {
    "": { name: "site" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/only-on-mac": { version: "2.0.0", integrity: "sha512-m", optional: true },
  },
}
const installed = {
  packages: { "node_modules/a": { version: "1.0.0", integrity: "sha512-a" } },
}
const withPackage = (location, entry) => ({
  packages: { ...installed.packages, [location]: entry },
})

test("packages for other systems may be absent", () => {
  expect(installedFits(lock, installed)).toBe(true)
})

test.each([
  ["nothing is installed", undefined],
  ["a package is missing", { packages: {} }],
  ["a version differs", withPackage("node_modules/a", { version: "1.0.1", integrity: "sha512-a" })],
  [
    "the content differs",
    withPackage("node_modules/a", { version: "1.0.0", integrity: "sha512-z" }),
  ],
  ["a package is left over", withPackage("node_modules/b", { version: "1.0.0" })],
])("installs again when %s", (_, found) => {
  expect(installedFits(lock, found)).toBe(false)
})

test.each([
  ["20.19.0", true],
  ["24.18.0", true],
  ["20.18.3", false],
  ["25.0.0", false],
])("Node %s is one the project runs on: %s", (version, expected) => {
  expect(nodeFits(version, ">=20.19 <25")).toBe(expected)
})

test("a lock file that does not belong to package.json is known by the packages that differ", () => {
  const own = { dependencies: { a: "^1.0.0", b: "2.0.0" }, devDependencies: { c: "^3.0.0" } }
  expect(differingPackages(own, own)).toEqual([])
  const older = { dependencies: { a: "^1.0.0", d: "1.0.0" }, devDependencies: { c: "^3.1.0" } }
  expect(differingPackages(own, older).sort()).toEqual(["b", "c", "d"])
  expect(differingPackages(own, undefined)).toHaveLength(3)
})
