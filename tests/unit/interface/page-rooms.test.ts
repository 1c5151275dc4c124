import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { build, type Metafile } from "esbuild"

/** Modules of pages and templates that give a page its words. */
const modules = ["src/pages", "src/templates"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => file.endsWith(".tsx") && / pageIn\(/.test(readFileSync(file, "utf8")))

interface GivenRooms {
  /** For what the page shows first. */
  rooms: string[]
  /** That come with the part of the page below its first screen. */
  part: string[]
  /** That code of the page can fetch. */
  later: string[]
}

/** The rooms that a module gives its page besides those every page has; null for all of them. */
function given(file: string): GivenRooms | null {
  const source = readFileSync(file, "utf8")
  if (source.includes("words: all")) return null
  const page = String.raw`\w+(?:\(\(\) => import\("([^"]+)"\)\))?`
  const [, ofPart, rooms = "", fetched = ""] =
    new RegExp(String.raw` pageIn\(\s*\w+,\s*${page}(?:,\s*\{([^}]*)\}(?:,\s*\{([^}]*)\})?)?`).exec(
      source,
    ) ?? []
  const later = Array.from(fetched.matchAll(/(\w+): \(\) => import/g), ([, room = ""]) => room)
  const part = ofPart ? readFileSync(`${join(dirname(file), ofPart)}.ts`, "utf8") : ""
  return {
    rooms: rooms.match(/\w+/g) ?? [],
    part: Array.from(part.matchAll(/^export \{ (\w+) \}/gm), ([, room = ""]) => room),
    later: [...later, "steel"],
  }
}

/** The modules of a page: its first ones, and all with those that load later. */
interface PageModules {
  first: string[]
  all: string[]
}

const bundled = new Map<string, Promise<PageModules>>()

function modulesOf(file: string): Promise<PageModules> {
  const known = bundled.get(file) ?? bundle(file)
  bundled.set(file, known)
  return known
}

async function bundle(file: string): Promise<PageModules> {
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
  const own = (path: string) => path.startsWith("src/")
  const first = Object.values(metafile.outputs).find(({ entryPoint }) => entryPoint === file)
  const begun = first ? firstInputs(first, metafile) : []
  return { first: begun.filter(own), all: Object.keys(metafile.inputs).filter(own) }
}

/** The inputs of an output and of those it imports. What it loads later is not among them. */
function firstInputs(output: Metafile["outputs"][string], metafile: Metafile): string[] {
  const imported = output.imports
    .filter(({ kind }) => kind === "import-statement")
    .flatMap(({ path }) => metafile.outputs[path] ?? [])
  return [...Object.keys(output.inputs), ...imported.flatMap((each) => firstInputs(each, metafile))]
}

/** The rooms asked for in these modules by calls of this hook. */
function asked(files: readonly string[], hook: "useWords" | "useLaterWords"): string[] {
  const rooms = files.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/(use\w*Words)\("(\w+)"\)/g)].flatMap(
      ([, name, room = ""]) => (name === hook && room !== "shell" ? [room] : []),
    ),
  )
  return [...new Set(rooms)].sort()
}

test("there are pages to look at", () => {
  expect(modules.length).toBeGreaterThan(10)
})

test.each(modules)("%s provides the words of all that its page shows first", async (file) => {
  const own = given(file)
  if (own === null) return
  const { first } = await modulesOf(file)
  expect(asked(first, "useWords").filter((room) => !own.rooms.includes(room))).toEqual([])
})

test.each(modules)("%s gives or can fetch the words of what loads later", async (file) => {
  const own = given(file)
  if (own === null) return
  const { all } = await modulesOf(file)
  const fetched = asked(all, "useLaterWords")
  expect(fetched.filter((room) => !own.later.includes(room))).toEqual([])
  const known = [...own.rooms, ...own.part, ...fetched]
  expect(asked(all, "useWords").filter((room) => !known.includes(room))).toEqual([])
})

test.each(modules)("%s gives its page no words that it does not show", async (file) => {
  const own = given(file)
  if (own === null) return
  const { all } = await modulesOf(file)
  const shown = asked(all, "useWords")
  expect([...own.rooms, ...own.part].filter((room) => !shown.includes(room))).toEqual([])
  const fetched = [...asked(all, "useLaterWords"), "steel"]
  expect(own.later.filter((room) => !fetched.includes(room))).toEqual([])
})

test.each(modules)("%s loads the words of its own language only, later ones too", async (file) => {
  const { all } = await modulesOf(file)
  const folders = all.flatMap((path) => /^src\/interface\/(en|hi)\//.exec(path)?.[1] ?? [])
  expect([...new Set(folders)]).toEqual([file.startsWith("src/templates/hi/") ? "hi" : "en"])
})
