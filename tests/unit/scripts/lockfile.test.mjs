import { readFileSync } from "node:fs"

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"))
const entries = Object.entries(packages).filter(([path]) => path !== "")
const nameOf = (path) => path.replace(/^.*node_modules\//, "")

/** Packages that run a script of their own when they are installed, and why they may. */
const scriptsAllowed = {
  "@parcel/watcher": "builds itself where no ready binary fits (Gatsby's cache)",
  "@swc/core": "checks its binary",
  "core-js": "prints a message",
  "core-js-pure": "prints a message",
  "es5-ext": "prints a message",
  esbuild: "checks its binary",
  gatsby: "prints a message",
  "gatsby-cli": "prints a message",
  lmdb: "builds itself where no ready binary fits (Gatsby's data)",
  "msgpackr-extract": "builds itself where no ready binary fits",
  sharp: "builds itself where no ready binary fits",
}

test("every package has a checksum and no address, so that it comes from the registry npm is set to", () => {
  expect(entries.length).toBeGreaterThan(1000)
  const faults = entries
    .filter(([, { integrity = "", resolved }]) => !integrity.startsWith("sha512-") || resolved)
    .map(([path, { resolved }]) => `${path} ${resolved}`)
  expect(faults).toEqual([])
})

test("no package is fetched from Git, a folder or an address", () => {
  const wanted = [packages[""], ...Object.values(packages)].flatMap(
    ({ dependencies, devDependencies, optionalDependencies }) =>
      Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  )
  const faults = wanted.filter(([, range]) => /^(git|http|file:|link:|github:)|\//.test(range))
  expect(faults.filter(([, range]) => !range.startsWith("npm:"))).toEqual([])
})

test("only packages named here run a script when they are installed", () => {
  const running = entries
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path))
  expect([...new Set(running)].sort()).toEqual(Object.keys(scriptsAllowed).sort())
})
