import { formAddress, placeOf } from "./place"
import { readContentFiles } from "../../content/check/read-files"
import { product } from "../../content/model/product"
import { entryOf, guardedMemory, projectContent } from "../../../tests/memory-backend"
import { bringBack, toldChanges, withKnownFields } from "./history"

test("each version lists its changes, field by field", () => {
  const version = (entry: object, message = "") => {
    return { name: "Asha", date: "2026-11-22", message, text: JSON.stringify(entry) }
  }
  const now = version({ name: "Raipur", address: "Raipur, Chhattisgarh" })
  const before = version({ name: "Raipur", address: "Raipur" }, "Content: change")
  const told = (
    ...versions: Parameters<typeof toldChanges> extends [string, ...infer V] ? V : never
  ) => toldChanges("branches/raipur.json", ...versions)
  expect(told(now, before)).toEqual(["Address: Raipur → Raipur, Chhattisgarh"])
  expect(told(before, before)).toEqual(["Content: change"])
  expect(told(before)).toEqual(["The first version."])
})

test.each([
  ["#/collections/branches/entries/raipur", { kind: "entry", path: "branches/raipur.json" }],
  // As the board of drafts leads to it.
  [
    "#/collections/branches/entries/raipur?ref=workflow",
    { kind: "entry", path: "branches/raipur.json" },
  ],
  ["#/collections/pages/entries/home", { kind: "entry", path: "site/home.json" }],
  ["#/collections/branches", { kind: "collection", folder: "branches", label: "Branches" }],
  ["#/collections/branches/new", undefined],
  ["#/workflow", undefined],
])("%s is the place of its entry or list", (hash, place) => {
  expect(placeOf(hash)).toEqual(place)
})

test("the form of every entry, and of its Hindi, has an address that leads back to it", () => {
  const paths = readContentFiles("content").map(({ path }) => path)
  const places = paths.map((path) => placeOf(formAddress(path)))
  expect(places).toEqual(paths.map((path) => ({ kind: "entry", path })))
})

test("an earlier version comes by the names of today, without fields that nobody could empty in the form", () => {
  const picture = { src: "../media/plank.jpg", alt: "Planks" }
  const before = {
    name: "Plank",
    family: "plank",
    order: 8,
    pictures: [{ ...picture, credit: "Asha" }],
  }
  const known = { name: "Plank", kind: "plank", pictures: [picture] }
  expect(withKnownFields(product.fields, before)).toEqual(known)
})

test("a deleted entry comes back without what is gone since, or says why it cannot", async () => {
  const memory = guardedMemory(await projectContent())
  const back = (path: string) => bringBack(memory, path)
  const plank = "content/products/plank.json"
  const { pictures, related, ...others } = entryOf(memory, plank) as unknown as Plank
  for (const path of [plank, `content/products/${related[0]}.json`]) memory.texts.delete(path)
  memory.media.delete(String(pictures[0]?.src.replace("../media/", "")))
  await back("products/plank.json")
  const left = { pictures: pictures.slice(1), related: related.slice(1), ...others }
  expect({ pictures: [], ...entryOf(memory, plank) }).toEqual(left)

  const [[file = ""] = []] = [...memory.texts].filter(([path]) => /certificates/.test(path))
  memory.texts.delete(file)
  memory.media.clear()
  await expect(back(file.replace("content/", ""))).rejects.toThrow(
    /^Not brought back, .*: Certificates, .*, Scan, File: the file .* does not exist$/,
  )
})

interface Plank {
  readonly pictures: readonly { readonly src: string }[]
  readonly related: readonly string[]
}
