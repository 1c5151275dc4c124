import type { Content } from "./change-check"
import type { DisputedField, Side } from "./differences"
import { routesOf } from "./moved-pages"
import { listedMedia } from "./repository"
import { asRefusal } from "./refusal"
import type { Screen } from "./surroundings"
import { hindiStates } from "./translations"
import {
  entryOf,
  guardedMemory,
  projectContent,
  publish,
  save,
  textOf,
  type Memory,
} from "../../../tests/memory-backend"

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

/** Changes an entry as somebody else. */
const changeElsewhere = (memory: Memory, path: string, values: object) =>
  memory.texts.set(path, JSON.stringify({ ...entryOf(memory, path), ...values }))

const sheet = "content/products/ms-sheet.json"
const raipur = "content/branches/raipur.json"

describe("a page that gets another address", () => {
  test("can be found at the old one, and what links to it follows, in one commit", async () => {
    const memory = guardedMemory(project)
    const { url: old } = entryOf(memory, sheet) as { url: string }
    const link = new RegExp(`["(]${old}["#)]`)
    const linking = [...memory.texts].filter(([path, text]) => path !== sheet && link.test(text))
    expect(linking.length).toBeGreaterThan(0)
    await publish(memory, sheet, { url: "/ms-sheet-new" })
    expect(entryOf(memory, sheet)).toMatchObject({ url: "/ms-sheet-new" })
    expect(entryOf(memory, sheet).aliases).toContain(old)
    for (const [path] of linking) expect(textOf(memory, path)).not.toMatch(link)
    expect(memory.saved).toMatchObject([{ path: "products/ms-sheet.json", differs: true }])

    // It gets its old address back without keeping it as another one.
    await publish(memory, sheet, { url: old, aliases: [] })
    expect(entryOf(memory, sheet)).toMatchObject({ url: old, aliases: ["/ms-sheet-new"] })
  })

  test("does not move if the editor goes back to the form", async () => {
    const memory = guardedMemory(project, { confirm: () => Promise.resolve(false) })
    await expect(publish(memory, sheet, { url: "/ms-sheet-new" })).rejects.toThrow()
    expect(memory.now()).toEqual(guardedMemory(project).now())
  })
})

test("an address another product has is refused by the label of the field and the name of that product, together with all else", async () => {
  const memory = guardedMemory(project)
  await expect(publish(memory, sheet, { url: "/ms-pipes", name: "" })).rejects.toThrow()
  expect(memory.refusals[0]?.lines).toContainEqual(expect.stringMatching(/^Name: /))
  const fault = /^Address of the page: the address \/ms-pipes is already that of Products, \w/
  expect(memory.refusals[0]?.lines).toContainEqual(expect.stringMatching(fault))
})

test("a field that is missing in a group that may be left out is asked for together with the way to leave it out", async () => {
  const memory = guardedMemory(project)
  const picture = { alt: "Tubes on the site", kind: "photograph" }
  const done = publish(memory, "content/projects/ntpc.json", { picture, name: "" })
  await expect(done).rejects.toThrow()
  expect(memory.refusals[0]?.lines).toEqual([
    "Name: please fill in",
    "Picture, File: please fill in, or empty all fields of “Picture” to leave it out",
  ])
})

test("a fault behind an empty item of a list is said of the item that the form has there", async () => {
  const number = "+91 98100 00001"
  const phones = [number, "", "abc"]
  const memory = guardedMemory(project, { formOf: () => ({ phones }) })
  await expect(publish(memory, raipur, { phones: [number, "abc"] })).rejects.toThrow()
  expect(memory.refusals[0]?.lines[0]).toMatch(/^Telephone numbers, number 3: /)
  expect(memory.refusals[0]?.fields).toEqual([["phones", 2]])

  const features = [{ title: "", text: " " }, { title: "Straight" }]
  const again = guardedMemory(project, { formOf: () => ({ features }) })
  await expect(publish(again, sheet, { features: features.slice(1) })).rejects.toThrow()
  expect(again.refusals[0]?.fields).toEqual([["features", 1, "text"]])
})

test("an entry of every kind can be published again as it is", async () => {
  const memory = guardedMemory(project)
  // Of a folder the first, of the pages and settings each.
  const kindOf = (path: string) => (path.includes("/site/") ? path : path.replace(/\/[^/]+$/, ""))
  const kinds = new Map([...memory.texts.keys()].reverse().map((path) => [kindOf(path), path]))
  for (const path of kinds.values()) await publish(memory, path, {})
  expect(memory.refusals).toEqual([])
})

describe("an entry that somebody else changed while it was open", () => {
  const theirs = { address: "Their address, Raipur", phones: ["+91 98100 11111"] }

  async function openedByTwo(choose: (fields: readonly DisputedField[]) => Side[] | undefined) {
    const asked: (readonly DisputedField[])[] = []
    const memory: Memory = guardedMemory(project, {
      choose: (_who, fields) => {
        asked.push(fields)
        return Promise.resolve(choose(fields))
      },
    })
    await memory.backend.getEntry(raipur)
    const before = entryOf(memory, raipur)
    changeElsewhere(memory, raipur, theirs)
    return { memory, before, asked }
  }

  test("is not overwritten: each field that both changed is shown, and nothing is written on the way back", async () => {
    const { memory, before, asked } = await openedByTwo(() => undefined)
    const mine = { ...before, address: "My address, Raipur" }
    await expect(save(memory, raipur, mine)).rejects.toThrow()
    expect(asked).toMatchObject([
      [{ label: "Address", mine: "My address, Raipur", theirs: theirs.address }],
    ])
    expect(entryOf(memory, raipur)).toMatchObject(theirs)
    expect(memory.refusals).toEqual([])
  })

  test("keeps their other fields when my version of one is chosen, and asks nothing the second time", async () => {
    const { memory, before, asked } = await openedByTwo(() => ["mine"])
    await save(memory, raipur, { ...before, address: "My address, Raipur" })
    expect(entryOf(memory, raipur)).toMatchObject({ ...theirs, address: "My address, Raipur" })
    expect(memory.saved).toMatchObject([{ differs: true }])
    await publish(memory, raipur, { name: "Raipur yard" })
    expect(asked).toHaveLength(1)
  })

  test("and deleted is published again only if the editor confirms", async () => {
    const confirm = jest.fn(() => Promise.resolve(false))
    const memory = guardedMemory(project, { confirm })
    await memory.backend.getEntry(raipur)
    const before = entryOf(memory, raipur)
    memory.texts.delete(raipur)
    await expect(save(memory, raipur, before)).rejects.toThrow()
    expect(confirm).toHaveBeenCalledTimes(1)
    expect(memory.texts.has(raipur)).toBe(false)
  })

  test("and changed again while the question was open is asked about again", async () => {
    const labels: string[][] = []
    const third = "Of a third person"
    const { memory, before } = await openedByTwo((fields) => {
      labels.push(fields.map(({ label }) => label))
      changeElsewhere(memory, raipur, { address: third })
      return fields.map(() => "theirs")
    })
    memory.texts.set(raipur, JSON.stringify({ ...before, phones: theirs.phones }))
    const mine = { phones: ["+91 98100 22222"], address: "My address, Raipur" }
    await save(memory, raipur, { ...before, ...mine })
    expect(labels).toEqual([["Telephone numbers"], ["Address", "Telephone numbers"]])
    expect(entryOf(memory, raipur)).toMatchObject({ phones: theirs.phones, address: third })
  })
})

test.each(["saved", "published"])(
  "a draft that is %s asks about what others have published since it was begun",
  async (act) => {
    const asked: string[][] = []
    const memory = guardedMemory(project, {
      choose: (_who, fields) => {
        asked.push(fields.map(({ label }) => label))
        return Promise.resolve(["mine"])
      },
    })
    const before = textOf(memory, raipur)
    const draft = { ...entryOf(memory, raipur), name: "Raipur yard", address: "My address, Raipur" }
    changeElsewhere(memory, raipur, {
      address: "Their address, Raipur",
      phones: ["+91 98100 11111"],
    })
    const text = JSON.stringify(draft)
    const write = jest.fn<Promise<void>, [string, string]>(() => Promise.resolve())
    memory.repository.draft = () =>
      Promise.resolve({
        files: [{ path: "branches/raipur.json", base: before, text }],
        media: [],
        write,
      })
    let written = ""
    if (act === "published") {
      await memory.backend.publishUnpublishedEntry?.("branches", "raipur")
      written = String(write.mock.calls[0]?.[1])
    } else {
      const options = { commitMessage: "", unpublished: true, useWorkflow: true }
      const dataFiles = [{ path: raipur, slug: "raipur", raw: text }]
      await memory.backend.persistEntry({ dataFiles, assets: [] }, options)
      written = textOf(memory, raipur)
    }
    expect(asked).toEqual([["Address"]])
    expect(JSON.parse(written)).toEqual({ ...draft, phones: ["+91 98100 11111"] })
  },
)

test("a draft that two have open is not overwritten by who saves it second, also not with the save after that", async () => {
  const asked: string[][] = []
  let text = ""
  const unused = () => Promise.reject(new Error("Not asked for"))
  const memory = guardedMemory(
    project,
    {
      choose: (_who, fields) => {
        asked.push(fields.map(({ label }) => label))
        return Promise.resolve(["mine"])
      },
    },
    {
      unpublishedEntry: unused,
      unpublishedEntryDataFile: () => Promise.resolve(text),
      persistEntry: ({ dataFiles: [file] }) => {
        text = file?.raw ?? ""
        return Promise.resolve()
      },
    },
  )
  const base = textOf(memory, raipur)
  const begun = { ...entryOf(memory, raipur), name: "Raipur yard" }
  text = JSON.stringify(begun)
  memory.repository.draft = () =>
    Promise.resolve({
      files: [{ path: "branches/raipur.json", base, text }],
      media: [],
      write: jest.fn(),
    })
  const saveDraft = (entry: object) =>
    memory.backend.persistEntry(
      { dataFiles: [{ path: raipur, slug: "raipur", raw: JSON.stringify(entry) }], assets: [] },
      { commitMessage: "", unpublished: true, useWorkflow: true },
    )
  await memory.backend.unpublishedEntryDataFile?.("branches", "raipur", raipur)
  const theirs = { address: "Their address, Raipur", phones: ["+91 98100 11111"] }
  text = JSON.stringify({ ...begun, ...theirs })
  const mine = { ...begun, address: "My address, Raipur" }
  await saveDraft(mine)
  await saveDraft({ ...mine, name: "Raipur" })
  expect(asked).toEqual([["Address"]])
  expect(JSON.parse(text)).toEqual({ ...mine, name: "Raipur", phones: theirs.phones })
})

test("a draft is that of its own entry, also where one of a shorter path has followed its page to another address", async () => {
  const paths = ["posts/a.json", "products/ms-sheet.json"]
  const diffs = [...paths, "media/sheet.jpg"].map((path) => ({ path: `content/${path}` }))
  const memory = guardedMemory(
    project,
    {},
    {
      unpublishedEntry: () => Promise.resolve({ collection: "products", slug: "ms-sheet", diffs }),
      unpublishedEntryDataFile: () => Promise.reject(new Error("Not asked for")),
      publishUnpublishedEntry: () => Promise.resolve(),
    },
  )
  expect(await memory.backend.unpublishedEntry?.({})).toMatchObject({ diffs: diffs.slice(1) })
  const text = textOf(memory, sheet)
  const [other] = project.files.filter(({ path }) => path.startsWith("posts/"))
  const files = [
    { path: String(other?.path), base: other?.text, text: String(other?.text) },
    { path: "products/ms-sheet.json", base: text, text },
  ]
  memory.repository.draft = () => Promise.resolve({ files, media: [], write: jest.fn() })
  await memory.backend.publishUnpublishedEntry?.("products", "ms-sheet")
  expect(memory.saved).toMatchObject([{ path: "products/ms-sheet.json" }])
})

test("a draft keeps the slug of its form, which Decap uses to name the branch", async () => {
  const slugs: string[] = []
  const memory = guardedMemory(
    project,
    {},
    {
      persistEntry: ({ dataFiles }) => {
        slugs.push(...dataFiles.map(({ slug }) => slug))
        return Promise.resolve()
      },
    },
  )
  const draft = jest.fn(() => Promise.resolve({ files: [], media: [], write: jest.fn() }))
  memory.repository.draft = draft
  const path = "content/hi/site/home.json"
  const raw = String((await memory.backend.getEntry(path)).data)
  const options = { useWorkflow: true, unpublished: true, collectionName: "hi-pages" }
  const dataFiles = [{ path, slug: "hi-home", raw }]
  await memory.backend.persistEntry({ dataFiles, assets: [] }, { commitMessage: "", ...options })
  expect(slugs).toEqual(["hi-home"])
  expect(draft).toHaveBeenCalledWith("hi-pages", "hi-home")
})

test("a draft is published only if it has no faults and nobody has published in the meantime", async () => {
  const publishDraft = jest.fn(() => Promise.resolve())
  const memory = guardedMemory(project, {}, { publishUnpublishedEntry: publishDraft })
  const path = "projects/ntpc.json"
  const base = textOf(memory, `content/${path}`)
  const picture = { src: "../media/new-yard.jpg", alt: "The yard", kind: "photograph" }
  const text = JSON.stringify({ ...entryOf(memory, `content/${path}`), picture })
  const publishWith = (media: Content["media"]) => {
    memory.repository.draft = () =>
      Promise.resolve({ files: [{ path, base, text }], media, write: jest.fn() })
    return memory.backend.publishUnpublishedEntry?.("projects", "ntpc")
  }
  await expect(publishWith([])).rejects.toThrow("new-yard.jpg does not exist")
  const media = [listedMedia("new-yard.jpg", 0)]
  // Somebody commits after the first read, so everything is read and compared again.
  const heads = ["old", "new", "new", "new"]
  memory.repository.content = () => Promise.resolve({ ...memory.now(), head: heads.shift() })
  await publishWith(media)
  expect(publishDraft).toHaveBeenCalledTimes(1)
  expect(heads).toEqual([])
  expect(memory.saved.map(({ after }) => after)).toEqual([text])
})

test("an entry that somebody has deleted does not open as an empty form, but with what to do", async () => {
  const memory = guardedMemory(project)
  memory.texts.delete(raipur)
  await expect(memory.backend.getEntry(raipur)).rejects.toThrow("“Deleted entries”")
})

test("two new entries of one name do not overwrite each other", async () => {
  const memory = guardedMemory(project)
  await expect(save(memory, raipur, { name: "Raipur" }, { newEntry: true })).rejects.toThrow()
  expect(memory.refusals[0]?.lines[0]).toBe("Somebody has just added an entry of the same name.")
})

const failing = (status: number, message = "Bad credentials") =>
  Object.assign(new Error(message), { status })

test.each<[string, unknown, RegExp]>([
  ["no network", new TypeError("Failed to fetch"), /there is no connection to the server/],
  ["no network, as Decap tells it", failing(500, "Failed to fetch"), /there is no connection/],
  ["an expired login", failing(401), /your login has expired/],
  ["a token without rights", failing(403), /your account may not change this site/],
  [
    "a limit",
    failing(403, "You have exceeded a secondary rate limit."),
    /asked the server too much/,
  ],
  ["a fault of the server", failing(502), /has a fault of its own \(502\)/],
])("%s is explained, with what is not lost", (_case, error, heading) => {
  guardedMemory(project)
  const refusal = asRefusal(error, "save")
  expect(refusal.heading).toMatch(heading)
  expect(refusal.lines[0]).toBe("What you typed is still in the form.")
  expect(refusal.lines.length).toBeGreaterThan(1)
})

test("the guard shows why a form was not saved, or a list not read, and Decap gets an error", async () => {
  const fail = () => Promise.reject(new TypeError("Failed to fetch"))
  const memory = guardedMemory(project, {}, { entriesByFolder: fail })
  memory.repository.content = fail
  await expect(publish(memory, raipur, {})).rejects.toThrow()
  await expect(memory.backend.entriesByFolder?.()).rejects.toThrow()
  expect(memory.refusals.map(({ heading }) => heading)).toEqual([
    "Not saved: there is no connection to the server.",
    "Not read: there is no connection to the server.",
  ])
})

// Which texts have lost their Hindi: src/content/model/translation.test.ts.
test("a slide that moved and was changed is said to need its Hindi looked at, and the page stays in Hindi", async () => {
  const home = "content/site/home.json"
  const memory = guardedMemory(project)
  const { slides } = entryOf(memory, home) as { slides: Record<string, unknown>[] }
  const [last, ...others] = slides.toReversed()
  const turned = [{ ...last, heading: "Channel, in stock" }, ...others]
  await publish(memory, home, { slides: turned })
  expect(memory.saved[0]?.hindi).toEqual({ pages: [], missing: 0, outdated: 1 })
})

describe("a page in Hindi", () => {
  const plank = "content/products/plank.json"
  const inHindi = "content/hi/products/plank.json"
  interface Plank {
    readonly pictures: readonly { readonly alt: string }[]
  }
  const isInHindi = (memory: Memory) =>
    routesOf(memory.now()).some(({ path }) => path === "/hi/plank")
  test("stays when a picture without Hindi is added, and nothing is asked", async () => {
    const confirm = jest.fn()
    const memory = guardedMemory(project, { confirm })
    const [first, ...others] = (entryOf(memory, plank) as unknown as Plank).pictures
    const added = { ...first, alt: "Planks on a lorry" }
    await publish(memory, plank, { pictures: [first, added, ...others] })
    expect(confirm).not.toHaveBeenCalled()
    expect(isInHindi(memory)).toBe(true)
    expect(memory.saved[0]?.hindi).toEqual({ pages: [], missing: 1, outdated: 0 })
  })

  test("asks before it goes for want of a text, names both, and writes nothing on the way back", async () => {
    const answers = [false, true]
    const confirm = jest.fn<Promise<boolean>, [Parameters<Screen["confirm"]>[0]]>(() =>
      Promise.resolve(answers.shift() ?? false),
    )
    const memory = guardedMemory(project, { confirm })
    const before = textOf(memory, inHindi)
    await expect(publish(memory, inHindi, { heading: "" })).rejects.toThrow()
    expect(confirm.mock.calls[0]?.[0].lines).toEqual([
      "These texts have no Hindi: Page heading. Until they have it, /hi/plank is taken off the site.",
    ])
    expect(textOf(memory, inHindi)).toBe(before)
    await publish(memory, inHindi, { heading: "" })
    expect(isInHindi(memory)).toBe(false)
    expect(memory.saved[0]?.hindi?.pages).toEqual(["/plank"])
  })

  test("goes without a word when its product is hidden", async () => {
    const confirm = jest.fn()
    const memory = guardedMemory(project, { confirm })
    await publish(memory, plank, { hidden: true })
    expect(confirm).not.toHaveBeenCalled()
    expect(memory.saved[0]?.hindi).toBeUndefined()
  })
})

test("a picture that somebody else has uploaded under the same name is not replaced; mine can have another", async () => {
  const entry = "content/projects/ntpc.json"
  const memory = guardedMemory(project)
  const picture = (name: string) => ({
    path: `content/media/${name}`,
    fileObj: new File(["My picture"], name),
  })
  /** Publishes the project with a picture, and all files that were chosen in its form. */
  const publishWith = async (name: string, ...assets: ReturnType<typeof picture>[]) => {
    await memory.backend.getEntry(entry)
    const shown = { src: `../media/${name}`, alt: "The yard", kind: "photograph" }
    return save(memory, entry, { ...entryOf(memory, entry), picture: shown }, { assets })
  }
  const theirs = { path: "yard.jpg", bytes: 28, picture: { width: 1200, height: 900 } }
  memory.media.set("yard.jpg", theirs)
  await expect(publishWith("yard.jpg", picture("yard.jpg"))).rejects.toThrow()
  expect(memory.refusals[0]?.message).toContain("another file named “yard.jpg”")
  const toLibrary = memory.backend.persistMedia(picture("yard.jpg"), { commitMessage: "" })
  await expect(toLibrary).rejects.toThrow()
  // Decap keeps both files in the form, and passes them again when it is published again.
  await publishWith("my-yard.jpg", picture("yard.jpg"), picture("my-yard.jpg"))
  await publishWith("my-yard.jpg", picture("yard.jpg"), picture("my-yard.jpg"))
  expect(memory.media.get("yard.jpg")?.bytes).toBe(28)
  expect(memory.media.has("my-yard.jpg")).toBe(true)
  expect(memory.refusals).toHaveLength(2)
})

test("an upload does not overwrite a file of the same name that somebody else publishes at the same moment", async () => {
  const memory = guardedMemory(project)
  const theirs = { path: "yard.jpg", bytes: 28, picture: { width: 1200, height: 900 } }
  const { content } = memory.repository
  memory.repository.content = async () => {
    const read = await content()
    memory.media.set(theirs.path, theirs)
    changeElsewhere(memory, raipur, { name: "Raipur yard" })
    return read
  }
  const fileObj = new File(["My picture"], "yard.jpg")
  const mine = { path: "content/media/yard.jpg", fileObj }
  await expect(memory.backend.persistMedia(mine, { commitMessage: "" })).rejects.toThrow()
  expect(memory.refusals[0]?.message).toContain("another file named “yard.jpg”")
  expect(memory.media.get("yard.jpg")).toBe(theirs)
})

test("Hindi typed while others changed the English stays with the English beside which it was typed", async () => {
  const memory = guardedMemory(project)
  const home = "content/site/home.json"
  const hindi = "content/hi/site/home.json"
  interface Home {
    readonly slides: readonly { readonly heading: string }[]
  }
  const form = (await memory.backend.getEntry(hindi)).data as string
  const { slides, ...rest } = JSON.parse(form) as Home
  const [first, second, ...others] = (entryOf(memory, home) as unknown as Home).slides
  const changedFirst = { ...first, heading: "Another heading" }
  changeElsewhere(memory, home, { slides: [second, changedFirst, ...others] })
  const typed = slides.with(0, { ...slides[0], heading: "पहला" } as (typeof slides)[number])
  await save(memory, hindi, { ...rest, slides: typed })

  const again = JSON.parse((await memory.backend.getEntry(hindi)).data as string) as Home
  expect(again.slides.slice(0, 2)).toEqual([slides[1], typed[0]])
  expect(memory.saved[0]?.hindi).toBeUndefined()
  const [state] = hindiStates(memory.now()).filter((each) => each.path === "site/home.json")
  expect(state).toMatchObject({ missing: 0, outdated: 1 })
})
