import { fc } from "../../../tests/random-inputs"
import { contentFaults } from "../../content/check/rules"
import { slugOf, type ContentType } from "../../content/model/content-type"
import { typeOfEntry } from "../../content/model/translation"
import { jsonFormat } from "../editor-config"
import { inContent, type Content } from "./change-check"
import { fileName, fileNameField, nameNewEntry } from "./file-name"
import { routesOf } from "./moved-pages"
import { guardedMemory, projectContent, type Memory } from "../../../tests/memory-backend"

/*
 * Chains of edits as an editor makes them, through the functions Decap calls: the listener that names new entries, the format
 * that writes them and the backend that saves them. After each edit the content check of the whole site passes, a page that is no
 * longer in Hindi was named, and Undo restores every file; a second Undo takes that back.
 */

/** After each edit the whole site is checked, so 500 take minutes: npm run test:full tries that many. */
const chains = Number(process.env.EDIT_CHAINS) || 5

type Edit = (memory: Memory) => Promise<unknown>

const names = fc.oneof(
  fc.constantFrom("कानपुर शाखा", "लखनऊ", "Größe Übung", "Kanpur", "😀", "ஈரோடு", "a_b"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
)
const addresses = fc.oneof(
  fc.constantFrom("/ms-pipes", "/ms-sheet", "/blog", "/admin/x", "/plank", "no-slash", "/about"),
  fc.stringMatching(/^\/[a-z]{1,4}$/),
)
const links = fc.oneof(
  addresses,
  fc.constantFrom("https://example.com", "javascript:alert(1)", "/branches/raipur", "tel:1"),
)
const place = fc.nat(10_000)
const folders = fc.constantFrom(
  ...["products", "branches", "projects", "certificates", "posts", "tolerances"],
)

const withLists = fc.constantFrom("products", "site", "posts", "branches")
const acts = fc.constantFrom("move", "remove", "copy", "change", "replace")

/** A change of an entry of a folder to some of these values. */
const changed = (folder: string, values: fc.Arbitrary<Record<string, unknown>>) =>
  fc.tuple(place, values).map(([at, value]) => change(folder, at, value))

const edits: fc.Arbitrary<Edit> = fc.oneof(
  changed("products", fc.record({ url: addresses })),
  changed("products", fc.record({ hidden: fc.boolean() })),
  changed(
    "products",
    links.map((link) => ({ description: `See [here](${link}) and [there](/ms-pipes#sizes).` })),
  ),
  changed("products", fc.record({ related: fc.constantFrom([], ["plank"], ["ms-sheet"]) })),
  changed("projects", fc.record({ linkTo: links })),
  changed(
    "branches",
    fc.integer({ min: 4, max: 40 }).map((lat) => ({ position: { lat, lng: 80 } })),
  ),
  changed("branches", fc.record({ name: names })),
  changed("posts", fc.record({ date: fc.constantFrom("2020-01-01", "2030-01-01", "2024-02-31") })),
  fc.tuple(place, names).map(([at, name]) => showPicture(at, name)),
  ...[1, 2, 3].map(() =>
    fc
      .tuple(withLists, place, acts, names)
      .map(([folder, at, act, words]) => list(folder, at, act, words)),
  ),
  ...[1, 2].map(() =>
    fc
      .tuple(withLists, place, fc.oneof(fc.constant(""), names))
      .map(([folder, at, words]) => list(`hi/${folder}`, at, "change", words)),
  ),
  fc.tuple(folders, place).map(([folder, at]) => remove(folder, at)),
  fc.tuple(folders, place, names).map(([folder, at, name]) => add(folder, at, name)),
  place.map((at) => remove("media", at)),
  names.map((name) => upload(name)),
)

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

test(`after each of ${chains} random chains of edits the site builds, or the edit was refused and nothing was written`, async () => {
  const count = { written: 0, refused: 0 }
  const tries = fc.asyncProperty(
    fc.array(edits, { minLength: 1, maxLength: 5 }),
    fc.boolean(),
    async (chain, agrees) => {
      const memory = guardedMemory(project, { confirm: () => Promise.resolve(agrees) })
      for (const edit of chain) {
        const before = memory.now()
        const told = memory.saved.length
        const done = await edit(memory).then(
          () => "written" as const,
          () => "refused" as const,
        )
        count[done]++
        if (done === "refused") expect(memory.now()).toEqual(before)
        else {
          expect(contentFaults(memory.now().files, memory.now().media)).toEqual([])
          const named = memory.saved.slice(told).flatMap(({ hindi }) => hindi?.pages ?? [])
          const were = pagesOf(before, true)
          expect(pagesOf(memory.now(), false).filter((page) => were.includes(page))).toEqual(named)
          const after = textsOf(memory.now())
          if (memory.saved.length === told) continue
          await memory.saved.at(-1)?.undo()
          expect(textsOf(memory.now())).toEqual(textsOf(before))
          await memory.saved.at(-1)?.undo()
          expect(textsOf(memory.now())).toEqual(after)
        }
      }
    },
  )
  // In every run a page gets another address, and an entry is deleted and one added.
  const first = [
    change("products", 0, { url: "/moved" }),
    remove("projects", 0),
    add("projects", 0, "Meerut"),
  ]
  await fc.assert(tries, { numRuns: chains + 1, examples: [[first, true]] })
  // Both must happen often, or the test would prove nothing.
  expect(Math.min(count.written, count.refused)).toBeGreaterThan(chains / 4)
}, 600_000)

const textsOf = ({ files }: Content) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]))

/** The pages of a content that are, or are not, in Hindi as well. */
const pagesOf = (content: Content, isInHindi: boolean) =>
  routesOf(content).flatMap(({ language, path, template, translation }) =>
    language === "en" && template !== "hidden-product" && (translation !== undefined) === isInHindi
      ? [path]
      : [],
  )

/** One of the entries or files in a folder, and what is in it. */
async function pick({ backend, texts, media }: Memory, folder: string, at: number) {
  const all = [...texts.keys(), ...[...media.keys()].map((name) => `content/media/${name}`)]
  const paths = all.filter((path) => path.startsWith(`content/${folder}/`)).sort()
  const path = String(paths[at % Math.max(paths.length, 1)])
  const { data } = folder === "media" ? { data: "{}" } : await backend.getEntry(path)
  return { path, entry: JSON.parse(String(data)) as Record<string, unknown> }
}

/** Publishes a form. */
function publish({ backend }: Memory, path: string, entry: object, newEntry = false) {
  const { fields } = typeOfEntry(inContent(path)) as ContentType
  const raw = jsonFormat.toFile(entry, Object.keys(fields))
  return backend.persistEntry(
    { dataFiles: [{ path, slug: slugOf(path), raw }], assets: [] },
    { commitMessage: "Change", newEntry },
  )
}

function change(folder: string, at: number, values: Record<string, unknown>): Edit {
  return async (memory) => {
    const { path, entry } = await pick(memory, folder, at)
    return publish(memory, path, { ...entry, ...values })
  }
}

/** Changes one of an entry's lists by one of its items, or one of its texts if it has no list. */
function list(folder: string, at: number, act: string, words: string): Edit {
  return async (memory) => {
    const { path, entry } = await pick(memory, folder, at)
    const all = Object.entries(entry).filter(([name]) => name !== "from")
    const lists = all.filter(([, value]) => Array.isArray(value) && value.length > 0)
    const [name, value] = (lists.length > 0 ? lists : all)[at % (lists.length || all.length)] ?? [
      "",
    ]
    const items = Array.isArray(value) ? (value as unknown[]) : [value]
    const index = at % items.length
    const rest = items.toSpliced(index, 1)
    const item = items[index]
    const changed = withWords(item, words, act === "replace")
    const results: Record<string, unknown[]> = {
      move: [...rest, item],
      remove: rest,
      copy: [...items, item],
      change: items.with(index, changed),
      replace: items.with(index, changed),
    }
    const result = Array.isArray(value) ? results[act] : changed
    return publish(memory, path, { ...entry, [name]: result })
  }
}

/** An item of a list with other words in its first text, or in each. */
function withWords(item: unknown, words: string, everywhere: boolean): unknown {
  if (typeof item === "string") return words
  if (typeof item !== "object" || item === null) return item
  const texts = Object.keys(item).filter((key) => typeof item[key as never] === "string")
  const changed = everywhere ? texts : texts.slice(0, 1)
  return { ...item, ...Object.fromEntries(changed.map((key) => [key, words])) }
}

function showPicture(at: number, name: string): Edit {
  return async (memory) => {
    const known = (await pick(memory, "media", at)).path.replace("content", "..")
    const src = at % 2 === 0 ? known : `../media/${await fileName(name, "file")}.jpg`
    return change("projects", at, { picture: { src, alt: "A bridge", kind: "photograph" } })(memory)
  }
}

function remove(folder: string, at: number): Edit {
  return async (memory) =>
    memory.backend.deleteFiles([(await pick(memory, folder, at)).path], "Delete")
}

function upload(name: string): Edit {
  return async ({ backend }) => {
    const path = `content/media/${await fileName(name, "file")}.jpg`
    await backend.persistMedia({ path, fileObj: new File([name], path) }, { commitMessage: "" })
  }
}

/** A new entry with the values of another one and a name of its own, as "Duplicate" makes it. */
function add(folder: string, at: number, name: string): Edit {
  return async (memory) => {
    const { entry: like } = await pick(memory, folder, at)
    const url = folder === "products" ? `/p${at}` : undefined
    const type = typeOfEntry(`${folder}/a.json`)
    const entry = { ...like, [String(type?.namedBy)]: name, url, aliases: undefined }
    const tree = (values: Record<string, unknown>) => ({
      get: (field: string) => values[field],
      set: (field: string, value: string) => tree({ ...values, [field]: value }),
    })
    const record = tree({ collection: folder, newRecord: true, data: tree(entry) })
    const slug = String((await nameNewEntry({ entry: record as never }))?.get(fileNameField))
    const file = (ending: string) => `content/${folder}/${slug}${ending}.json`
    // Decap adds a number to a name that is taken.
    let path = file("")
    for (let i = 1; memory.texts.has(path); i++) path = file(`-${i}`)
    return publish(memory, path, { ...entry, [fileNameField]: slug }, true)
  }
}
