import { fixedFigure, indianFigure } from "../../../src/steel/format"

/** Figures of every size, among them halves that a binary number cannot hold. */
const figures = [
  ...[0, 0.5, 1.005, 2.675, 0.145, 99.995, 999.5, 1e5, 1e7, 12_345_678.9, 5e-7, 1e15],
  ...Array.from({ length: 2000 }, (_, index) => Number((1.0123 ** index % 1e9).toPrecision(7))),
]

describe.each([0, 1, 2, 3])("with %i decimals", (decimals) => {
  const asBrowsers = (least: number) =>
    new Intl.NumberFormat("en-IN", {
      minimumFractionDigits: least,
      maximumFractionDigits: decimals,
    })

  it("writes figures as browsers write them in India", () => {
    const [short, whole] = [asBrowsers(0), asBrowsers(decimals)]
    const values = figures.flatMap((figure) => {
      // Browsers put a minus before a figure that is rounded to zero.
      const isNothing = Number(figure.toFixed(decimals)) === 0
      return isNothing ? [figure] : [figure, -figure]
    })
    expect(values.map((value) => indianFigure(value, decimals))).toEqual(
      values.map((value) => short.format(value)),
    )
    expect(values.map((value) => fixedFigure(value, decimals))).toEqual(
      values.map((value) => whole.format(value)),
    )
  })
})

it("writes no minus before zero", () => {
  expect(indianFigure(-0)).toBe("0")
  expect(indianFigure(-0.001)).toBe("0")
})
