import { checkDelivery } from "../../../src/delivery/check"
import {
  deliveryMessage,
  explanation,
  percentText,
  pieceText,
  receivedText,
  signedWeightText,
  tradeSentence,
  usedToleranceText,
  verdictText,
  weightText,
} from "../../../src/delivery/text"
import { toleranceSource } from "../../../src/delivery/tolerance"
import { beam, gpPipe, plate, square, tolerances } from "./examples"
import { delivery as words } from "../../../src/interface/en/delivery"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const twenty = [{ size: { ...square, mass: 10.46 }, pieces: 20, pieceLength: 6 }]

test("weights have two decimals below 10 kg, one below 100 kg and otherwise none", () => {
  expect([9.876, 10, 99.96, 100, 5240.4].map((kg) => plain(weightText(kg, words)))).toEqual([
    "9.88 kg",
    "10 kg",
    "100 kg",
    "100 kg",
    "5,240 kg",
  ])
  expect(plain(weightText(10.06, words))).toBe("10.1 kg")
  expect(plain(weightText(100.06, words))).toBe("100 kg")
})

test("a difference has a sign, except zero", () => {
  expect([136, -12.4, 0].map((kg) => plain(signedWeightText(kg, words)))).toEqual([
    "+136 kg",
    "−12.4 kg",
    "+0 kg",
  ])
  expect([1.24, -3.4, 0, 0.04, -0.04].map((percent) => plain(percentText(percent)))).toEqual([
    "+1.2 %",
    "−3.4 %",
    "0 %",
    "0 %",
    "0 %",
  ])
})

test("the text of a short delivery gives the missing kg and pieces and the limit", () => {
  const check = checkDelivery(twenty, 1073.2, tolerances)
  expect(plain(verdictText(check, words))).toBe("Short by 182 kg (2.9 pieces)")
  expect(explanation(check, words).map(plain)).toEqual([
    "The net weight is 182 kg (2.9 pieces) less than the theoretical weight: −14.5 %.",
    "Allowed: 1,155 kg to 1,381 kg.",
    "That is 81.6 kg below the allowed weight.",
  ])
  expect(plain(pieceText(check, words))).toBe(
    "One piece: 53.7 kg on average, 62.8 kg theoretical, −14.5 %. Allowed on one length: −8 % to +10 %. It is too light.",
  )
})

test("deliveries within the tolerance and over it are named so", () => {
  expect(verdictText(checkDelivery(twenty, 1255, tolerances), words)).toBe("Within the tolerance")
  expect(verdictText(checkDelivery(twenty, 1500, tolerances), words)).toMatch(/^Over by 245/)
})

test("the text of an excess delivery gives the excess over the limit", () => {
  expect(explanation(checkDelivery(twenty, 1500, tolerances), words).map(plain)).toEqual([
    "The net weight is 245 kg (3.9 pieces) more than the theoretical weight: +19.5 %.",
    "Allowed: 1,155 kg to 1,381 kg.",
    "That is 119 kg above the allowed weight.",
  ])
})

test("the text of a delivery of the theoretical weight says so and gives the limit", () => {
  expect(explanation(checkDelivery(twenty, 1255.6, tolerances), words).map(plain)).toEqual([
    "The net weight is the theoretical weight.",
    "Allowed: 1,155 kg to 1,381 kg.",
  ])
  const [difference] = explanation(checkDelivery(twenty, 1255.7, tolerances), words)
  expect(plain(difference)).toMatch(/^The net weight is 0.5 kg .* more than/)
})

test("a small lot that is short by a few hundred grams is not called the theoretical weight", () => {
  const light = checkDelivery([{ size: square, pieces: 1, pieceLength: 0.5 }], 4.6, tolerances)
  expect(Math.abs(light.differenceKg)).toBeLessThan(0.5)
  expect(plain(explanation(light, words)[0])).toMatch(/ less than the theoretical weight: −\d/)
})

test("a difference of one piece is one piece", () => {
  const check = checkDelivery([{ size: square, pieces: 20, pieceLength: 6 }], 1140, tolerances)
  expect(plain(explanation(check, words)[0])).toContain("60 kg (1 piece) less")
})

test("the average piece is compared only where all are alike, and judged only by a tolerance", () => {
  const two = [...twenty, { size: beam, pieces: 1, pieceLength: 6 }]
  expect(pieceText(checkDelivery(two, 1300, tolerances), words)).toBe("")
  const check = checkDelivery([{ size: gpPipe, pieces: 10, pieceLength: 6 }], 118, tolerances)
  expect(plain(pieceText(check, words))).toBe(
    "One piece: 11.8 kg on average, 12 kg theoretical, −1.7 %.",
  )
  expect(plain(pieceText(checkDelivery(twenty, 1255, tolerances), words))).toMatch(
    /It is within the tolerance\.$/,
  )
})

test("the tolerance of a lot names its smallest weight in tonnes", () => {
  const lot = [{ size: square, pieces: 200, pieceLength: 6 }]
  const [used] = checkDelivery(lot, 12_000, tolerances).tolerances
  expect(plain(usedToleranceText(used, words))).toBe(
    "Hollow sections: ±7 % on a lot of 10 t and more. IS 4923:2017, Amendment 1, clause not known; to be confirmed.",
  )
})

test("the received pieces are counted, with the width of sheet", () => {
  expect(
    plain(receivedText({ size: plate, pieces: 1, pieceLength: 2.5, width: 1.25 }, words)),
  ).toBe("1 no. of 1,250 mm × 2.5 m = 245 kg")
})

test("an unconfirmed tolerance is marked, with its standard, its amendment and its clause", () => {
  const [used] = checkDelivery(twenty, 1255, tolerances).tolerances
  expect(plain(usedToleranceText(used, words))).toBe(
    "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1, clause not known; to be confirmed.",
  )
  const source = (clause: string, confirmed = false) =>
    toleranceSource({ ...used.tolerance, clause, confirmed }, words)
  expect(source("14.1")).toBe("IS 4923:2017, Amendment 1, clause 14.1; to be confirmed")
  expect(source("14.1 and 18.1")).toContain(", clauses 14.1 and 18.1;")
  expect(source("", true)).toBe("IS 4923:2017, Amendment 1")
})

test("a size without a tolerance is named, and there is no verdict", () => {
  const check = checkDelivery([{ size: gpPipe, pieces: 10, pieceLength: 6 }], 118, tolerances)
  expect(verdictText(check, words)).toBe("No verdict")
  expect(explanation(check, words).join(" ")).toContain(
    "No tolerance is listed here for Pre-galvanized",
  )
})

test("the old trade chart is named with what it would give", () => {
  const check = checkDelivery([{ size: beam, pieces: 10, pieceLength: 12 }], 1074, tolerances)
  expect(plain(tradeSentence(check, words))).toBe(
    "The check uses the weights of the IS tables: 1,074 kg. Old trade chart: 1,380 kg, and the net weight is −22.2 % against it.",
  )
  expect(tradeSentence(checkDelivery(twenty, 1255, tolerances), words)).toBe("")
})

test("the message contains every line, the figures, the verdict, the tolerance and the link", () => {
  const check = checkDelivery(twenty, 1073.2, tolerances)
  const link = "https://www.example.com/delivery-check#l=1_20p-shs"
  const message = deliveryMessage(twenty, check, words, { heading: "Delivery check", link })
  expect(message).not.toContain("\u00a0")
  expect(message).not.toMatch(/\n{3}/)
  expect(message).toContain("\n1. ")
  for (const part of [
    "Delivery check",
    "20 nos of 6 m = 1,255 kg",
    "Theoretical: 1,255 kg",
    "Weighbridge net: 1,073 kg",
    "Short by 182 kg (2.9 pieces).",
    "to be confirmed",
    link,
  ]) {
    expect(message).toContain(part)
  }
})
