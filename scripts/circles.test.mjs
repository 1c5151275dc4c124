import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name) && entry.name !== "gatsby-types.d.ts")
  .map((entry) => join(entry.parentPath, entry.name))
const known = new Set(files)

/** The files of src that a text in a file imports, now or later, types included. */
function importsOf(file, text) {
  const paths = text.matchAll(/(?:from|import\(|import)\s*(?:\/\*.*?\*\/\s*)?"(\.[^"]+)"/g)
  return Array.from(paths, ([, path]) => join(file, "..", path)).flatMap((path) =>
    [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => known.has(each)),
  )
}

/** The ways on which a file leads back to itself, given what each file imports. */
function circlesIn(graph) {
  const done = new Set()
  const circles = []
  const follow = (file, way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].map(short))
    if (done.has(file) || way.includes(file)) return
    for (const next of graph.get(file)) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return circles
}

const short = (file) => relative("src", file)
const graph = new Map(files.map((file) => [file, importsOf(file, readFileSync(file, "utf8"))]))

test("imports in src form no circle", () => {
  expect(circlesIn(graph)).toEqual([])
})
