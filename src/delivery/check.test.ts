import { checkDelivery, toleranceOf, type CheckedDelivery, type ReceivedLine } from "./check"
import type { Size } from "../steel/range/size"
import {
  angle,
  beam,
  gpPipe,
  hollow,
  largePipe,
  lightPipe,
  square,
  thinAngle,
  tolerances,
} from "../../tests/delivery-examples"
import { deliveryReport, reportMessage } from "./text"
import { chatWay, mailWay, wholeText } from "../kit/sending/texts"
import { english } from "../kit/words/en"
import { delivery as words } from "../kit/words/en/tools"

const of6m = (size: Size, pieces: number): ReceivedLine => ({ size, pieces, pieceLength: 6 })
/** 40 pieces of 6 m at 10 kg/m: 2,400 kg. */
const forty = of6m(square, 40)
const check = (lines: readonly ReceivedLine[], netKg: number) =>
  checkDelivery(lines, netKg, tolerances)

describe("the verdict by net weight, on", () => {
  const noClass = { ...lightPipe, pipe: { nominalBore: 50, inch: "2", class: "" as const } }
  const longBeams = { size: beam, pieces: 10, pieceLength: 12 }
  type Verdicts = Record<CheckedDelivery["verdict"] & string, number[]> & { open: number[] }
  test.each<[string, ReceivedLine[], Partial<Verdicts>]>([
    [
      "2,400 kg of tube, −8 +10 %",
      [forty],
      {
        farOff: [1896, 2904, 4200],
        short: [1944, 2207],
        within: [2208, 2640],
        over: [2641, 2856],
      },
    ],
    [
      "a lot of 12 t, ±7 %",
      [of6m(square, 200)],
      { short: [11159], within: [11160], over: [12841] },
    ],
    [
      "2,400 kg of tube, −8 %, and 300 kg of angle, −3 %",
      [forty, of6m(angle, 10)],
      { short: [2498], within: [2499] },
    ],
    ["300 kg of a pipe by its class, −2.5 %", [of6m(lightPipe, 10)], { within: [293] }],
    ["a pipe without a class", [of6m(noClass, 10)], { open: [293] }],
    [
      "12 t of a pipe that has limits for lots, −7.5 %",
      [of6m(largePipe, 50)],
      { short: [11_099], within: [11_100] },
    ],
    ["too small a lot of it", [of6m(largePipe, 10)], { open: [2400] }],
    // What has no tolerance may differ by no more than the widest, 10 % of 120 kg.
    [
      "2,400 kg of tube and 120 kg of pipe without a tolerance",
      [forty, of6m(gpPipe, 10)],
      { short: [2315], open: [2316, 2327, 2772], within: [2328, 2520, 2760], over: [2773] },
    ],
    [
      "1,200 kg of pipe without a tolerance",
      [of6m(gpPipe, 100)],
      { farOff: [948, 1452, 2100], open: [972, 1200, 1428] },
    ],
    // 1,380 kg by the older chart.
    [
      "1,074 kg of ISMB 100, ±2.5 %",
      [longBeams],
      { within: [1074], withinOld: [1346, 1380], over: [1344, 1490], farOff: [1660] },
    ],
  ])("%s", (_, lines, expected) => {
    for (const [verdict, weights] of Object.entries(expected)) {
      for (const kg of weights)
        expect([kg, check(lines, kg).verdict ?? "open"]).toEqual([kg, verdict])
    }
  })

  test("a delivery for which no tolerance is known at all", () => {
    expect(checkDelivery([of6m(gpPipe, 100)], 2100, []).verdict).toBeNull()
  })
})

test("the older chart's weight counts the other sizes too", () => {
  const lines = [{ size: beam, pieces: 10, pieceLength: 12 }, of6m(square, 1)]
  expect(check(lines, 1200).tradeKg).toBeCloseTo(1380 + 60, 6)
})

test("a thickness at the edge of two tolerances has exactly one of them", () => {
  expect(toleranceOf(thinAngle, tolerances)?.name).toBe("Thin angles")
  expect(toleranceOf({ ...thinAngle, wall: 3.1 }, tolerances)?.name).toBe("Angles")
  const thickOnly = tolerances.filter(({ over }) => over !== null)
  expect(toleranceOf(thinAngle, thickOnly)).toBeUndefined()
})

test("a tolerance applies to its standard however that is written", () => {
  const size = { ...square, standard: "IS 4923:1997, IS 4923:2017" }
  const only = (sizeStandard: string) => toleranceOf(size, [{ ...hollow, sizeStandard }])
  for (const same of ["IS 4923", "IS 4923:2017", "IS: 4923"]) expect(only(same)).toBeDefined()
  expect(only("IS 3589:2001")).toBeUndefined()
})

test("a lot limit applies from its weight on, and a tolerance without a size is not named", () => {
  const used = (pieces: number) =>
    check([{ size: square, pieces, pieceLength: 10 }], pieces * 100).tolerances
  expect(used(100)).toMatchObject([{ kg: 10_000, isLot: true }])
  expect(used(99)).toMatchObject([{ kg: 9900, isLot: false }])
})

const plain = (text: string) => text.replaceAll("\u00a0", " ")
// 20 pieces of 62.76 kg: 1,255.2 kg. 1,073.2 kg are 182 kg less, 182 / 62.76 = 2.9 pieces.
const twenty = [of6m({ ...square, mass: 10.46 }, 20)]
const reportOn = (lines: readonly ReceivedLine[], kg: number, uncounted: string[] = []) =>
  deliveryReport(checkDelivery(lines, kg, tolerances), words, uncounted)
const findingsOf = (...delivery: Parameters<typeof reportOn>) =>
  reportOn(...delivery).findings.map(plain)

test.each([
  [twenty, 1255, "Within the tolerance", true],
  [twenty, 1073.2, "Short by 182 kg (2.9 pieces)", true],
  [twenty, 1450, "Over by 195 kg (3.1 pieces)", true],
  [twenty, 1550, "Far off: check the pieces and the slip", true],
  [[of6m(gpPipe, 10)], 118, "No verdict", false],
  [[of6m(beam, 20)], 1380, "Within the tolerance by the older trade chart", false],
  [[of6m(angle, 10)], 300, "Within the tolerance", false],
])(
  "the verdict is named, and unconfirmed tolerances are named once: %#",
  (lines, kg, sentence, isUnconfirmed) => {
    const { verdict, warning } = reportOn(lines, kg)
    expect(plain(verdict)).toBe(sentence)
    expect(warning.includes("still to be confirmed")).toBe(isUnconfirmed)
  },
)

test("sizes without a tolerance are named, and goods that are not counted beside the verdict", () => {
  const gp = [of6m(gpPipe, 10)]
  expect(findingsOf(gp, 118)).toEqual([
    expect.stringMatching(/^No tolerance is known for Pre-galvanized .* theoretical weight\.$/),
  ])
  expect(reportOn(gp, 118).notCounted).toBe("")
  const { notCounted } = reportOn(gp, 118, ["MS flat 50x6 - 20 nos", "Chaukhat"])
  expect(notCounted).toBe("2 lines are not counted: MS flat 50x6 - 20 nos, Chaukhat.")
})

test("a part of a piece is not said of pieces that differ", () => {
  expect(reportOn([...twenty, of6m(angle, 10)], 1550).verdict).not.toMatch(/piece/)
  expect(plain(reportOn([...twenty, of6m(angle, 10)], 900).figures[2][1])).toMatch(/\d pieces\)/)
})

test("every way of sending carries every line of a long delivery, or says how many it leaves out", () => {
  const link = "https://www.example.com/delivery-check#z=short"
  for (const count of [1, 7, 45, 120]) {
    const lines = Array.from({ length: count }, () => twenty).flat()
    const sent = reportMessage(reportOn(lines, 1073.2 * count, ["Chaukhat"]), "Delivery", link)
    const all = wholeText(sent)
    expect(all.match(/20 nos of 6 m = 1,255 kg/g)).toHaveLength(count)
    for (const part of ["Short by ", "1 line is not counted: Chaukhat.", "Allowed: ", link])
      expect(all).toContain(part)
    for (const way of [
      chatWay("+91 98100 00000", sent, english.sending.inMessage),
      mailWay("info@example.com", "Delivery", sent, english.sending.inMessage),
    ]) {
      const here = way.text.match(/^\d+\. /gm)?.length ?? 0
      expect(here + way.left).toBe(count + 1)
      expect(way.text).toMatch(/Short by .*\n1 line is not counted/)
      if (way.left > 0) expect(way.text).toContain(english.sending.inMessage(way.left, true))
    }
  }
})
