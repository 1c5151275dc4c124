import { fc } from "../../../tests/random-inputs"
import { contentFaults } from "../../content/check/rules"
import type { ContentType } from "../../content/model/content-type"
import { collections } from "../../content/model/index"
import { jsonFormat } from "../json-format"
import type { Content } from "./change-check"
import { fileName, fileNameField, nameNewEntry } from "./file-name"
import { guardedMemory, projectContent } from "../../../tests/memory-backend"

/*
 * Chains of edits as an editor makes them, through the functions Decap calls: the listener that names new entries, the format
 * that writes them and the backend that saves them. After each edit the content check of the whole site passes.
 */

/** After each edit the whole site is checked, so 500 take minutes: npm run test:full tries that many. */
const chains = Number(process.env.EDIT_CHAINS) || 10

type Edit = (memory: ReturnType<typeof guardedMemory>) => Promise<unknown>

const names = fc.oneof(
  fc.constantFrom(
    ...["कानपुर शाखा", "लखनऊ", "Größe Übung", "Kanpur", "कानपुर शाखा Kanpur", "😀", "ஈரோடு", "a_b"],
  ),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }),
)
const addresses = fc.oneof(
  fc.constantFrom(
    ...[
      "/ms-pipes",
      "/ms-sheet",
      "/new-address",
      "/blog",
      "/admin/x",
      "/plank",
      "no-slash",
      "/about",
    ],
  ),
  fc.stringMatching(/^\/[a-z]{1,4}$/),
)
const links = fc.oneof(
  addresses,
  fc.constantFrom(
    "/products",
    "https://example.com",
    "javascript:alert(1)",
    "/branches/raipur",
    "tel:1",
  ),
)
const place = fc.nat(10_000)
const folders = fc.constantFrom(
  "products",
  "branches",
  "projects",
  "certificates",
  "posts",
  "tolerances",
)

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
  changed("projects", fc.record({ linkTo: links })),
  changed(
    "branches",
    fc.integer({ min: 4, max: 40 }).map((lat) => ({ position: { lat, lng: 80 } })),
  ),
  changed("branches", fc.record({ name: names })),
  changed("posts", fc.record({ date: fc.constantFrom("2020-01-01", "2030-01-01", "2024-02-31") })),
  fc.tuple(place, place).map(([at, related]) => relate(at, related)),
  fc.tuple(place, names).map(([at, name]) => showPicture(at, name)),
  fc.tuple(folders, place).map(([folder, at]) => remove(folder, at)),
  fc.tuple(folders, place, names).map(([folder, at, name]) => add(folder, at, name)),
  place.map((at) => removePicture(at)),
  names.map((name) => upload(name)),
)

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

test("after any chain of edits the site builds, or the edit was refused and nothing was written", async () => {
  let written = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(edits, { minLength: 1, maxLength: 5 }),
      fc.boolean(),
      async (chain, agrees) => {
        const memory = guardedMemory(project, { confirmMove: () => Promise.resolve(agrees) })
        for (const edit of chain) {
          const before = memory.now()
          const isRefused = await edit(memory).then(
            () => false,
            () => true,
          )
          if (isRefused) expect(memory.now()).toEqual(before)
          else expect(contentFaults(memory.now().files, memory.now().media)).toEqual([])
          if (isRefused) refused++
          else written++
        }
      },
    ),
    { numRuns: chains },
  )
  // Both must happen often, or the test would prove nothing.
  expect(Math.min(written, refused)).toBeGreaterThan(chains / 4)
}, 600_000)

function typeOf(folder: string): ContentType {
  return collections.find(
    ({ storedIn }) => "folder" in storedIn && storedIn.folder === folder,
  ) as ContentType
}

function entriesIn(memory: ReturnType<typeof guardedMemory>, folder: string): string[] {
  return [...memory.texts.keys()].filter((path) => path.startsWith(`content/${folder}/`)).sort()
}

function pick<T>(items: readonly T[], at: number): T | undefined {
  return items[at % Math.max(items.length, 1)]
}

/** Opens an entry, types and publishes. */
function change(folder: string, at: number, values: Record<string, unknown>): Edit {
  return async ({ backend, ...memory }) => {
    const path = pick(entriesIn({ backend, ...memory }, folder), at)
    if (!path) return
    const { data } = await backend.getEntry(path)
    const entry = { ...(JSON.parse(String(data)) as object), ...values }
    await backend.persistEntry(
      { dataFiles: [{ path, slug: slugOf(path), raw: rawOf(typeOf(folder), entry) }], assets: [] },
      { commitMessage: "Change" },
    )
  }
}

function rawOf(type: ContentType, entry: object): string {
  return jsonFormat.toFile(entry, Object.keys(type.fields))
}

function slugOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, "")
}

function relate(at: number, other: number): Edit {
  return (memory) => {
    const related = pick(entriesIn(memory, "products"), other)
    return change("products", at, { related: related ? [slugOf(related)] : [] })(memory)
  }
}

function showPicture(at: number, name: string): Edit {
  return async (memory) => {
    const known = memory.now().media.map(({ path }) => path)
    const src = `../media/${at % 2 === 0 ? pick(known, at) : `${await fileName(name, "file")}.jpg`}`
    return change("projects", at, { picture: { src, alt: "A bridge", kind: "photograph" } })(memory)
  }
}

function remove(folder: string, at: number): Edit {
  return async (memory) => {
    const path = pick(entriesIn(memory, folder), at)
    if (path) await memory.backend.deleteFiles([path], "Delete")
  }
}

function removePicture(at: number): Edit {
  return async ({ backend, now }) => {
    const file = pick(now().media, at)
    if (file) await backend.deleteFiles([`content/media/${file.path}`], "Delete")
  }
}

function upload(name: string): Edit {
  return async ({ backend }) => {
    const path = `content/media/${await fileName(name, "file")}.jpg`
    await backend.persistMedia({ path }, { commitMessage: "Upload" })
  }
}

/** A new entry with the values of another one and a name of its own, as "Duplicate" makes it. */
function add(folder: string, at: number, name: string): Edit {
  return async (memory) => {
    const type = typeOf(folder)
    const like = pick(entriesIn(memory, folder), at)
    if (!like) return
    const { data } = await memory.backend.getEntry(like)
    const entry = {
      ...(JSON.parse(String(data)) as object),
      [String(type.namedBy)]: name,
      url: folder === "products" ? `/p${at}` : undefined,
      aliases: undefined,
    }
    const named = await nameNewEntry({ entry: newRecord(folder, entry) })
    const slug = freeSlug(String(named?.get(fileNameField)), folder, memory)
    const saved = { ...entry, [fileNameField]: named?.get(fileNameField) }
    await memory.backend.persistEntry(
      {
        dataFiles: [{ path: `content/${folder}/${slug}.json`, slug, raw: rawOf(type, saved) }],
        assets: [],
      },
      { commitMessage: "Add", newEntry: true },
    )
  }
}

/** Decap adds a number to a name that is taken. */
function freeSlug(slug: string, folder: string, memory: ReturnType<typeof guardedMemory>): string {
  let free = slug
  for (let i = 1; memory.texts.has(`content/${folder}/${free}.json`); i++) free = `${slug}-${i}`
  return free
}

function newRecord(collection: string, data: object): Parameters<typeof nameNewEntry>[0]["entry"] {
  const tree = (values: Record<string, unknown>) => ({
    get: (field: string) => values[field],
    set: (field: string, value: string) => tree({ ...values, [field]: value }),
  })
  const fields = { collection, newRecord: true, data: tree({ ...data }) }
  return { get: (name: keyof typeof fields) => fields[name] } as never
}
