import type { CatalogueSize } from "../../../../src/steel/range/size"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { likelihood } from "../../../../src/steel/finder/sizeIndex"
import { index, sizes } from "../publishedSizes"

const ids = (found: readonly { size: CatalogueSize }[]) => found.map(({ size }) => size.id)
const found = (query: string) => ids(searchSizes(index, query).matches)

describe("typed queries", () => {
  test("50x50x3 is a tube of the trade, computed since no table has it, and an angle", () => {
    const { matches } = searchSizes(index, "50x50x3")
    expect(matches[0]).toMatchObject({
      kind: "exact",
      size: { id: "shs-50x50x3", basis: "computed" },
    })
    expect(matches[1]).toMatchObject({ kind: "exact", size: { id: "isa-50x50x3" } })
  })

  test("its near misses are the nearest thicknesses", () => {
    const { nearMisses } = searchSizes(index, "50x50x3.1")
    expect(nearMisses[0].size.id).toBe("shs-50x50x3")
    expect(ids(nearMisses)).not.toContain("sheet-3")
  })

  test.each([
    ["2 inch medium", ["pipe-50nb-m"]],
    ["100 nb heavy", ["pipe-100nb-h"]],
    ["ISMB 200", ["ismb-200"]],
    ["100x50x4", ["rhs-100x50x4"]],
    ["50x100x4", ["rhs-100x50x4"]],
    ["75x75x8 angle", ["isa-75x75x8"]],
    ["angle 75x8 equal", ["isa-75x75x8"]],
    ["chequered 6 mm", ["chequered-6"]],
    ["plank 200x25x2", ["plank-200x25x2"]],
    ["gp 40x40x2 mm", ["gp-40x40x2"]],
    ["1x1 16 gauge square gp", ["gp-25x25x1.6"]],
    ["ISWB 600", ["iswb-600-133.7", "iswb-600-145.06"]],
  ])("%s", (query, expected) => {
    expect(found(query)).toEqual(expected)
  })

  test("75 angle gives every angle with a leg of 75, equal ones first", () => {
    const angles = sizes.filter(({ section }) => section.shape === "angle" && section.legA === 75)
    expect(found("75 angle")).toEqual(angles.map(({ id }) => id))
  })

  test.each(["girder 200", "beam 200"])(
    "%s gives the medium beam first, as the trade means it",
    (query) => {
      expect(found(query)[0]).toBe("ismb-200")
    },
  )

  test("ms pipe 40 nb gives every pipe of that bore, classes first", () => {
    const pipes = sizes.filter(({ pipe }) => pipe?.nominalBore === 40)
    expect(new Set(found("ms pipe 40 nb"))).toEqual(new Set(pipes.map(({ id }) => id)))
    expect(found("ms pipe 40 nb").slice(0, 3)).toEqual([
      "pipe-40nb-l",
      "pipe-40nb-m",
      "pipe-40nb-h",
    ])
  })

  test("a channel named by its depth also offers the variant with the heavier web", () => {
    const { matches, possible } = searchSizes(index, "ISMC 125")
    expect([ids(matches), ids(possible)]).toEqual([["ismc-125"], ["ismc-125h"]])
  })

  test("an unfinished query finds what it may become", () => {
    expect(ids(searchSizes(index, "50x5").possible)).toContain("shs-50x50x2.9")
    expect(ids(searchSizes(index, "ISMB 20").possible)).toContain("ismb-200")
  })

  test("a mass finds the sizes that weigh it, nearest first", () => {
    const { matches } = searchSizes(index, "14.4 kg/m square")
    expect(matches[0].size.id).toBe("shs-100x100x5")
  })

  test.each([
    ["ISMB 210", "ismb-200"],
    ["ISMB 999", "ismb-600"],
    ["95 nb medium", "pipe-100nb-m"],
    ["150 nb light pipe 165.1", "pipe-150nb-m"],
    ["78x78x8 angle", "isa-80x80x8"],
  ])("%s is not there, and %s is offered", (query, offered) => {
    const { matches, nearMisses } = searchSizes(index, query)
    expect(matches.filter(({ kind }) => kind === "exact")).toEqual([])
    expect(ids(nearMisses)).toContain(offered)
  })

  test.each(["50x50x30", "-50x50x3x", "1e9x1e9x3", "shs 5000x5000x10", "hello", "pipe 60.3x40"])(
    "%s finds no size that cannot be",
    (query) => {
      const computed = searchSizes(index, query).matches.filter(({ kind }) => kind === "computed")
      for (const { size } of computed) expect(size.mass).toBeGreaterThan(0)
      expect(ids(computed)).not.toContain("shs-50x50x30")
    },
  )

  test.each(["", "  "])("nothing typed, %j, gives every size", (typed) => {
    const { total, nearMisses } = searchSizes(index, typed)
    expect(total).toBe(sizes.length)
    expect(nearMisses).toEqual([])
  })

  test("sizes of several families come in the order of demand", () => {
    const families = searchSizes(index, "200").matches.map(({ size }) => size.family)
    expect([...new Set(families)]).toEqual(likelihood.filter((family) => families.includes(family)))
    const blocks = families.filter((family, place) => family !== families[place - 1])
    expect(blocks).toHaveLength(new Set(families).size)
  })

  test("a mass alone puts the nearest first, whatever its family", () => {
    const { matches } = searchSizes(index, "14.4 kg/m")
    const apart = matches.map(({ size }) => Math.abs(size.mass - 14.4))
    expect(apart).toEqual([...apart].sort((a, b) => a - b))
    expect(new Set(matches.map(({ size }) => size.family)).size).toBeGreaterThan(2)
  })

  test("sheet of a width is weighed by the metre, without the sheet by the square metre", () => {
    expect(found("5x1250 sheet")).toEqual(["sheet-5x1250"])
    expect(found("5 mm sheet")).toEqual(["sheet-5"])
    expect(found("18 mm thick")).toEqual(expect.arrayContaining(["sheet-18", "isa-150x150x18"]))
  })
})

describe("what is typed is answered", () => {
  test.each([
    ["IS 4923", "sizes"],
    ["ISMB", "sizes"],
    ["pipe", "sizes"],
    ["medium", "sizes"],
    ["reflector", "product"],
    ["cement", "unsold"],
    ["hello", "unread"],
  ])("%s: %s", (typed, expected) => {
    const { answer, total } = searchSizes(index, typed)
    expect([answer, total > 0]).toEqual([expected, expected === "sizes"])
  })

  test("a standard gives all its sizes, a series all of its own", () => {
    const named = (test: (size: CatalogueSize) => boolean) =>
      ids(sizes.filter(test).map((size) => ({ size })))
    const all = (typed: string) => ids(searchSizes(index, typed, {}, Infinity).matches)
    const square = named(({ standard }) => standard.startsWith("IS 4923"))
    expect(new Set(all("IS 4923"))).toEqual(new Set(square))
    expect(new Set(all("ISMB"))).toEqual(new Set(named(({ id }) => id.startsWith("ismb-"))))
  })
})

describe("filters", () => {
  test("narrow by family", () => {
    const { matches } = searchSizes(index, "", { families: ["plank"] }, Infinity)
    const planks = sizes.filter(({ family }) => family === "plank")
    expect(new Set(ids(matches))).toEqual(new Set(planks.map(({ id }) => id)))
  })

  test("a limit cuts the lists, not the count", () => {
    const { matches, total } = searchSizes(index, "pipe", {}, 5)
    expect(matches).toHaveLength(5)
    expect(total).toBeGreaterThan(500)
    expect(searchSizes(index, "ISMC", {}, 5).possible).toHaveLength(5)
  })
})
