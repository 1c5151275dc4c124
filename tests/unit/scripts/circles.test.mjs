import { readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"

const files = readdirSync("src", { recursive: true, withFileTypes: true })
  .filter((entry) => /\.tsx?$/.test(entry.name) && entry.name !== "gatsby-types.d.ts")
  .map((entry) => join(entry.parentPath, entry.name))

/** What a file imports from src, types included: the lint does not follow imports of types. */
function importsOf(file) {
  const texts = readFileSync(file, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)
  return Array.from(texts, ([, path]) => join(file, "..", path)).flatMap((path) =>
    files.filter((each) => [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].includes(each)),
  )
}

test("imports in src form no circle", () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  const done = new Set()
  const circles = []
  const follow = (file, way) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].map(short))
    if (done.has(file) || way.includes(file)) return
    for (const next of graph.get(file)) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of files) follow(file, [])
  expect(circles).toEqual([])
})

const short = (file) => relative("src", file)
