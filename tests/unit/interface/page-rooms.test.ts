import { readdirSync, readFileSync } from "node:fs"
import { build } from "esbuild"

/** Modules of pages and templates that give a page its words. */
const modules = ["src/pages", "src/templates"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith(".tsx") && / pageIn\(/.test(readFileSync(file, "utf8")))

/** The rooms that a module gives its page, besides those every page has; null for all of them. */
function given(source: string): string[] | null {
  if (source.includes("words: all")) return null
  const rooms = / pageIn\(\s*\w+,\s*\w+(?:,\s*\{([^}]*)\})?/.exec(source)?.[1] ?? ""
  return rooms.match(/\w+/g) ?? []
}

/** The rooms that the components of a page ask for, those that load later included. */
async function asked(file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    splitting: true,
    format: "esm",
    outdir: "unused",
    packages: "external",
    loader: { ".css": "empty" },
    logLevel: "silent",
    define: { "process.env.GATSBY_GOOGLE_MAPS_API_KEY": '""' },
  })
  const components = Object.keys(metafile.inputs).filter((path) => path.startsWith("src/"))
  const rooms = components.flatMap((path) =>
    Array.from(readFileSync(path, "utf8").matchAll(/useWords\("(\w+)"\)/g), ([, room]) => room),
  )
  return [...new Set(rooms)].filter((room) => room !== "shell").sort()
}

test("there are pages to look at", () => {
  expect(modules.length).toBeGreaterThan(10)
})

test.each(modules)("%s gives its page the words of all it shows", async (file) => {
  const rooms = given(readFileSync(file, "utf8"))
  if (rooms === null) return
  const missing = (await asked(file)).filter((room) => !rooms.includes(room))
  expect(missing).toEqual([])
})

test.each(modules)("%s gives its page no words that it does not show", async (file) => {
  const rooms = given(readFileSync(file, "utf8"))
  if (rooms === null) return
  const unused = await asked(file)
  expect(rooms.filter((room) => !unused.includes(room))).toEqual([])
})
