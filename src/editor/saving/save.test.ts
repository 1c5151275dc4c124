import type { Content } from "./change-check"
import type { Dispute } from "./conflict"
import { asRefusal } from "./refusal"
import {
  entryOf,
  guardedMemory,
  projectContent,
  save,
  textOf,
  type Memory,
} from "../../../tests/memory-backend"

let project: Content
beforeAll(async () => {
  project = await projectContent()
})

/** Opens an entry, types into some of its fields and publishes. */
async function publish(memory: Memory, path: string, values: object) {
  await memory.backend.getEntry(path)
  return save(memory, path, { ...entryOf(memory, path), ...values })
}

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
  })

  test("does not move if the editor goes back to the form", async () => {
    const memory = guardedMemory(project, { confirmMove: () => Promise.resolve(false) })
    await expect(publish(memory, sheet, { url: "/ms-sheet-new" })).rejects.toThrow()
    expect(memory.now()).toEqual(guardedMemory(project).now())
  })

  test("gets its old address back without keeping it as another one", async () => {
    const memory = guardedMemory(project)
    const { url: old } = entryOf(memory, sheet)
    await publish(memory, sheet, { url: "/ms-sheet-new" })
    await publish(memory, sheet, { url: old, aliases: [] })
    expect(entryOf(memory, sheet)).toMatchObject({ url: old, aliases: ["/ms-sheet-new"] })
  })
})

test("an address another product has is refused by the label of the field and the name of that product", async () => {
  const memory = guardedMemory(project)
  await expect(publish(memory, sheet, { url: "/ms-pipes" })).rejects.toThrow()
  expect(memory.refusals[0]?.lines).toContainEqual(
    expect.stringMatching(
      /^Address of the page: the address \/ms-pipes is already that of Products, \w/,
    ),
  )
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

  async function openedByTwo(choose: (dispute: Dispute) => ("mine" | "theirs")[] | undefined) {
    const disputes: Dispute[] = []
    const memory = guardedMemory(project, {
      choose: (dispute) => {
        disputes.push(dispute)
        return Promise.resolve(choose(dispute))
      },
    })
    await memory.backend.getEntry(raipur)
    const before = entryOf(memory, raipur)
    memory.texts.set(raipur, `${JSON.stringify({ ...before, ...theirs }, null, 2)}\n`)
    return { memory, before, disputes }
  }

  test("is not overwritten: each field is shown, and nothing is written on the way back", async () => {
    const { memory, before, disputes } = await openedByTwo(() => undefined)
    const mine = { ...before, address: "My address, Raipur" }
    await expect(save(memory, raipur, mine)).rejects.toThrow()
    expect(disputes).toMatchObject([
      {
        kind: "changed",
        fields: [
          { label: "Address", mine: "My address, Raipur", theirs: theirs.address, both: true },
          { label: "Telephone numbers", theirs: expect.stringContaining("11111"), both: false },
        ],
      },
    ])
    expect(entryOf(memory, raipur)).toMatchObject(theirs)
    expect(memory.refusals).toEqual([])
  })

  test("keeps their other fields when my version of one field is chosen", async () => {
    const { memory, before } = await openedByTwo(() => ["mine", "theirs"])
    await save(memory, raipur, { ...before, address: "My address, Raipur" })
    expect(entryOf(memory, raipur)).toMatchObject({ ...theirs, address: "My address, Raipur" })
    expect(memory.saved).toMatchObject([{ differs: true }])
  })

  test("asks nothing the second time", async () => {
    const { memory, disputes } = await openedByTwo(() => ["theirs", "theirs"])
    await save(memory, raipur, entryOf(memory, raipur))
    await publish(memory, raipur, { name: "Raipur yard" })
    expect(disputes).toEqual([])
  })

  test("and deleted is published again only if the editor confirms", async () => {
    const { memory, before, disputes } = await openedByTwo(({ kind }) =>
      kind === "deleted" ? undefined : [],
    )
    memory.texts.delete(raipur)
    await expect(save(memory, raipur, before)).rejects.toThrow()
    expect(disputes).toEqual([{ kind: "deleted" }])
    expect(memory.texts.has(raipur)).toBe(false)
  })
})

describe("what others publish while a question is open", () => {
  /** Changes an entry as somebody else. */
  const changeElsewhere = (memory: Memory, path: string, values: object) =>
    memory.texts.set(path, JSON.stringify({ ...entryOf(memory, path), ...values }))

  test("is not overwritten: the editor is asked about it, too", async () => {
    const labels: string[][] = []
    const memory = guardedMemory(project, {
      choose: (dispute) => {
        const fields = dispute.kind === "changed" ? dispute.fields : []
        labels.push(fields.map(({ label }) => label))
        changeElsewhere(memory, raipur, { address: "Of a third person" })
        return Promise.resolve(fields.map(() => "theirs" as const))
      },
    })
    await memory.backend.getEntry(raipur)
    const before = entryOf(memory, raipur)
    const phones = ["+91 98100 11111"]
    changeElsewhere(memory, raipur, { phones })
    await save(memory, raipur, { ...before, whatsapp: "+91 98100 22222" })
    expect(labels).toEqual([["Telephone numbers"], ["Address", "Telephone numbers"]])
    expect(entryOf(memory, raipur)).toMatchObject({
      phones,
      address: "Of a third person",
      whatsapp: "+91 98100 22222",
    })
  })
})

describe("a picture that is replaced", () => {
  const certificate = "content/certificates/certificate-1.json"
  const replaced = (confirmDescriptions: () => Promise<boolean>, alt?: string) => {
    const memory = guardedMemory(project, { confirmDescriptions })
    const { picture } = entryOf(memory, certificate) as { picture: object }
    const src = "../media/hero-pipes.jpg"
    return publish(memory, certificate, { picture: { ...picture, src, ...(alt ? { alt } : {}) } })
  }

  test("asks for its description if that is still the one of the old picture", async () => {
    const confirm = jest.fn(() => Promise.resolve(false))
    await expect(replaced(confirm)).rejects.toThrow()
    expect(confirm).toHaveBeenCalledWith([
      { path: ["picture", "alt"], description: expect.any(String) as string },
    ])
  })

  test("is published if the description was changed, or is right", async () => {
    const confirm = jest.fn(() => Promise.resolve(true))
    await replaced(confirm, "The certificate of 2026")
    expect(confirm).not.toHaveBeenCalled()
    await replaced(confirm)
    expect(confirm).toHaveBeenCalledTimes(1)
  })
})

test("an entry that somebody has deleted does not open as an empty form", async () => {
  const memory = guardedMemory(project)
  memory.texts.delete(raipur)
  await expect(memory.backend.getEntry(raipur)).rejects.toMatchObject({ status: 404 })
})

test("two new entries of one name do not overwrite each other", async () => {
  const memory = guardedMemory(project)
  await expect(save(memory, raipur, { name: "Raipur" }, { newEntry: true })).rejects.toThrow()
  expect(memory.refusals[0]?.lines[0]).toBe("Somebody has just added an entry of the same name.")
})

describe("errors between editor and server are explained, with what is not lost", () => {
  const failing = (status: number) => Object.assign(new Error("Bad credentials"), { status })
  const cases: [string, unknown, RegExp][] = [
    ["no network", new TypeError("Failed to fetch"), /there is no connection to GitHub/],
    ["an expired login", failing(401), /your login has expired/],
    ["a token without rights", failing(403), /may read this site, but not change it/],
    ["a renamed repository", failing(404), /does not find the repository/],
    ["a fault of the server", failing(502), /has a fault of its own \(502\)/],
  ]
  test.each(cases)("%s", (_case, error, heading) => {
    const refusal = asRefusal(error, "save", "GitHub")
    expect(refusal.heading).toMatch(heading)
    expect(refusal.lines[0]).toBe("What you typed is still in the form.")
    expect(refusal.lines.length).toBeGreaterThan(1)
  })

  test("the guard shows it, and Decap gets an error", async () => {
    const memory = guardedMemory(project)
    memory.repository.content = () => Promise.reject(new TypeError("Failed to fetch"))
    await expect(publish(memory, raipur, {})).rejects.toThrow()
    expect(memory.refusals[0]?.heading).toBe("Not saved: there is no connection to the server.")
  })
})

describe("what a change of the English does to the Hindi", () => {
  const home = "content/site/home.json"
  type Home = { slides: Record<string, unknown>[] }
  const publishSlides = async (turn: (slides: Home["slides"]) => Home["slides"]) => {
    const memory = guardedMemory(project)
    const { slides } = entryOf(memory, home) as unknown as Home
    await publish(memory, home, { slides: turn(slides) })
    return memory.saved[0]?.hindi
  }

  test("is nothing when the slides are only moved", async () => {
    expect(await publishSlides((slides) => slides.toReversed())).toBeUndefined()
  })

  test("is said when a slide that moved was changed, and the page stays in Hindi", async () => {
    const hindi = await publishSlides((slides) => {
      const [last, ...others] = slides.toReversed()
      return [{ ...last, heading: "Channel, in stock" }, ...others]
    })
    expect(hindi).toEqual({ pages: [], missing: 0, outdated: 1 })
  })

  test("is said when a slide is written over, so that the page is no longer in Hindi", async () => {
    const hindi = await publishSlides(([first, ...others]) => {
      const picture = { ...(first?.picture as object), alt: "Bars in bundles" }
      const words = {
        heading: "TMT bars",
        text: "Cut and bent.",
        name: "Bars",
        standard: "IS 1786",
      }
      return [{ ...first, ...words, picture }, ...others]
    })
    // Pages that show something of the home page go with it.
    expect(hindi?.pages).toEqual(["/", "/about"])
    expect(hindi?.missing).toBeGreaterThan(0)
  })
})

describe("a picture that somebody else has uploaded meanwhile under the same name", () => {
  const entry = "content/projects/ntpc.json"
  const picture = (name: string) => ({
    path: `content/media/${name}`,
    fileObj: new File(["My picture"], name),
  })
  /** Publishes the project with a picture, and all files that were chosen in its form. */
  async function publishWith(
    memory: Memory,
    name: string,
    ...assets: ReturnType<typeof picture>[]
  ) {
    await memory.backend.getEntry(entry)
    const shown = { src: `../media/${name}`, alt: "The yard", kind: "photograph" }
    return save(memory, entry, { ...entryOf(memory, entry), picture: shown }, { assets })
  }
  const uploadElsewhere = (memory: Memory) =>
    memory.media.set("yard.jpg", {
      path: "yard.jpg",
      bytes: 28,
      picture: { width: 1200, height: 900 },
    })

  test("is not replaced, from a form or from the library; mine can have another name", async () => {
    const memory = guardedMemory(project)
    uploadElsewhere(memory)
    await expect(publishWith(memory, "yard.jpg", picture("yard.jpg"))).rejects.toThrow()
    expect(memory.refusals[0]?.words).toContain("another file named “yard.jpg”")
    const toLibrary = memory.backend.persistMedia(picture("yard.jpg"), { commitMessage: "" })
    await expect(toLibrary).rejects.toThrow()
    // Decap keeps both files in the form.
    await publishWith(memory, "my-yard.jpg", picture("yard.jpg"), picture("my-yard.jpg"))
    expect(memory.media.get("yard.jpg")?.bytes).toBe(28)
    expect(memory.media.has("my-yard.jpg")).toBe(true)
  })

  test("is no obstacle if it is the same: a form is published again with what it uploaded", async () => {
    const memory = guardedMemory(project)
    await publishWith(memory, "yard.jpg", picture("yard.jpg"))
    await publishWith(memory, "yard.jpg", picture("yard.jpg"))
    expect(memory.refusals).toEqual([])
  })
})
