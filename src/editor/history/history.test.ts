import { placeOf } from "./place"
import { product } from "../../content/model/product"
import { toldChanges, withKnownFields } from "./history"

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
