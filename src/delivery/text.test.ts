import { checkDelivery } from "./check"
import { deliveryReport, reportMessage } from "./text"
import { angle, beam, gpPipe, square, tolerances } from "../../tests/delivery-examples"
import type { Size } from "../steel/range/size"
import { delivery as words } from "../site/words/en/tools"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const of6m = (size: Size, pieces: number) => ({ size, pieces, pieceLength: 6 })
const twenty = [of6m({ ...square, mass: 10.46 }, 20)]
const reportOn = (lines: typeof twenty, kg: number, unweighed: string[] = []) =>
  deliveryReport(checkDelivery(lines, kg, tolerances), words, unweighed)
const says = (...delivery: Parameters<typeof reportOn>) => reportOn(...delivery).findings.map(plain)

test("a short delivery has the missing kg and pieces, and the limit", () => {
  expect(reportOn(twenty, 1073.2).figures.map(([, figure]) => plain(figure))).toEqual([
    "1,255 kg",
    "1,073 kg",
    "−182 kg (2.9 pieces), −14.5 %",
  ])
  expect(says(twenty, 1073.2)).toEqual(["Allowed: 1,155 kg to 1,381 kg."])
})

test.each([
  [twenty, 1255, "Within the tolerance", true],
  [twenty, 1073.2, "Short by 182 kg (2.9 pieces)", true],
  [twenty, 1450, "Over by 195 kg (3.1 pieces)", true],
  [twenty, 1550, "Far off: check the pieces and the slip", true],
  [[of6m(gpPipe, 10)], 118, "No verdict", false],
  [[of6m(beam, 20)], 1380, "Within the tolerance by the older trade chart", false],
  [[of6m(angle, 10)], 300, "Within the tolerance", false],
])(
  "the verdict is named, and unconfirmed tolerances are said once: %#",
  (lines, kg, said, isUnconfirmed) => {
    const { verdict, warning } = reportOn(lines, kg)
    expect(plain(verdict)).toBe(said)
    expect(warning.includes("still to be confirmed")).toBe(isUnconfirmed)
  },
)

test("sizes without a tolerance and goods without a weight are named", () => {
  const gp = [of6m(gpPipe, 10)]
  expect(says(gp, 118, ["Coated sheet", "Chaukhat"])).toEqual([
    expect.stringMatching(/^No tolerance is known for Pre-galvanized .* theoretical weight\.$/),
    "On your list without a weight, so not counted: Coated sheet, Chaukhat.",
  ])
})

test("a delivery that is right by the older chart says so", () => {
  const texts = says([of6m(beam, 20)], 1380)
  expect(texts).toContain(
    "By the IS tables it is 1,074 kg, by the older trade chart 1,380 kg: the net weight is 0 % against the chart.",
  )
})

test("the message contains every line, the figures, the verdict, the tolerance and the link", () => {
  const link = "https://www.example.com/delivery-check#l=1_20p-shs"
  const report = reportOn(twenty, 1073.2, ["Chaukhat"])
  const message = reportMessage(report, "Delivery check", link)
  expect(message).not.toMatch(/\u00a0|\n{3}/)
  for (const part of [
    "Delivery check",
    "\n1. ",
    "20 nos of 6 m = 1,255 kg",
    "Theoretical weight: 1,255 kg",
    "Weighbridge net: 1,073 kg",
    "Difference: −182 kg (2.9 pieces)",
    "Short by 182 kg (2.9 pieces)\n",
    "to be confirmed",
    "not counted: Chaukhat.",
    link,
  ]) {
    expect(message).toContain(part)
  }
})
