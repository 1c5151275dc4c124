import { productSizes } from "../../../../src/steel/range/productSizes"
import { sizes } from "../publishedSizes"

describe("a product lists the sizes it comes in", () => {
  const nothing = { standards: [], specifications: [], sizeTables: [] }

  test("no families, no sizes", () => {
    expect(productSizes(nothing, sizes)).toEqual([])
  })

  test("leaves out sizes of standards it does not list, whatever their year", () => {
    const product = { ...nothing, sizeTables: ["pipe"], standards: ["IS 1161:1998"] }
    const standards = new Set(productSizes(product, sizes).map(({ standard }) => standard))
    expect([...standards]).toEqual(["IS 1161:2014"])
  })

  test("sizes of makers, which have no standard, are listed with any", () => {
    const product = { ...nothing, sizeTables: ["square"], standards: ["IS 4923:2017"] }
    const own = sizes.filter(({ family }) => family === "square")
    expect(own.some(({ standard }) => standard === "")).toBe(true)
    expect(productSizes(product, sizes)).toEqual(own)
    const other = productSizes({ ...product, standards: ["IS 1161"] }, sizes)
    expect(other).toEqual(own.filter(({ standard }) => standard === ""))
  })

  test("channels and beams are those of the series its specification names", () => {
    const product = {
      ...nothing,
      sizeTables: ["channel", "beam"],
      specifications: [{ value: "ISMC 75 to 400" }, { value: "ISLB and ISWB" }],
    }
    const series = productSizes(product, sizes).map(
      ({ designation }) => /^[A-Z]+/.exec(designation)?.[0],
    )
    expect(new Set(series)).toEqual(new Set(["ISMC", "ISLB", "ISWB"]))
  })

  test("a product that names neither lists all of its families", () => {
    const product = { ...nothing, sizeTables: ["pipe", "beam"] }
    const own = sizes.filter(({ family }) => family === "pipe" || family === "beam")
    expect(productSizes(product, sizes)).toEqual(own)
  })
})
