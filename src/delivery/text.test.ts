import { checkDelivery } from "./check"
import { deliveryMessage, findings, verdictText, warningText } from "./text"
import { angle, beam, gpPipe, square, tolerances } from "../../tests/delivery-examples"
import { delivery as words } from "../site/words/en/tools"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const twenty = [{ size: { ...square, mass: 10.46 }, pieces: 20, pieceLength: 6 }]

const says = (...[lines, kg, unweighed]: [typeof twenty, number, string[]?]) =>
  findings(checkDelivery(lines, kg, tolerances), words, unweighed ?? []).map(plain)

test("the text of a short delivery gives the missing kg and pieces, the limit and the average piece", () => {
  expect(plain(verdictText(checkDelivery(twenty, 1073.2, tolerances), words))).toBe(
    "Short by 182 kg (2.9 pieces)",
  )
  expect(says(twenty, 1073.2)).toEqual([
    "The net weight is 182 kg (2.9 pieces) less than the theoretical weight: −14.5 %.",
    "Allowed: 1,155 kg to 1,381 kg.",
    "That is 81.6 kg below the allowed weight.",
    "One piece: 53.7 kg on average, 62.8 kg theoretical, −14.5 %. Allowed on one length: −8 % to +10 %. It is too light.",
  ])
})

test("deliveries within the tolerance, over it and far off are named so", () => {
  const named = (kg: number) => verdictText(checkDelivery(twenty, kg, tolerances), words)
  expect(named(1255)).toBe("Within the tolerance")
  expect(named(1450)).toMatch(/^Over by 195/)
  expect(named(1550)).toBe("Far off: check the pieces and the slip")
  expect(says(twenty, 1450).slice(0, 3)).toEqual([
    "The net weight is 195 kg (3.1 pieces) more than the theoretical weight: +15.5 %.",
    "Allowed: 1,155 kg to 1,381 kg.",
    "That is 69.3 kg above the allowed weight.",
  ])
})

test("a delivery of the theoretical weight is called so, a small lot that is short by a few hundred grams is not", () => {
  expect(says(twenty, 1255.6)[0]).toBe("The net weight is the theoretical weight.")
  expect(says(twenty, 1255.7)[0]).toMatch(/^The net weight is 0.5 kg .* more than/)
  const half = [{ size: square, pieces: 1, pieceLength: 0.5 }]
  expect(says(half, 4.6)[0]).toMatch(/ less than the theoretical weight: −\d/)
  expect(says([{ size: square, pieces: 20, pieceLength: 6 }], 1140)[0]).toContain(
    "60 kg (1 piece) less",
  )
})

test("sizes without a tolerance and goods without a weight are named", () => {
  const gp = [{ size: gpPipe, pieces: 10, pieceLength: 6 }]
  expect(verdictText(checkDelivery(gp, 118, tolerances), words)).toBe("No verdict")
  expect(says(gp, 118, ["Coated sheet", "Chaukhat"])).toEqual([
    expect.stringContaining("less than the theoretical weight"),
    expect.stringMatching(/^No tolerance is known for Pre-galvanized .*\.$/),
    "On your list without a weight, so not counted: Coated sheet, Chaukhat.",
    "One piece: 11.8 kg on average, 12 kg theoretical, −1.7 %.",
  ])
  const mixed = says([...twenty, ...gp], 1375)
  expect(mixed).toContainEqual(
    expect.stringMatching(/^No tolerance .*: it counts with its theoretical weight\.$/),
  )
  expect(mixed.join()).not.toContain("One piece")
})

test("a delivery that is right by the older chart is called so, and its pieces are not called too heavy", () => {
  const check = checkDelivery([{ size: beam, pieces: 10, pieceLength: 12 }], 1380, tolerances)
  expect(verdictText(check, words)).toBe("Within the tolerance by the older trade chart")
  const texts = findings(check, words, []).map(plain)
  expect(texts).toContain(
    "By the IS tables it is 1,074 kg, by the older trade chart 1,380 kg: the net weight is 0 % against the chart.",
  )
  expect(texts.at(-1)).toMatch(/^One piece: .* \+28.5 %\.$/)
})

test("unconfirmed tolerances are said once, in one sentence", () => {
  expect(warningText(checkDelivery(twenty, 1255, tolerances), words)).toMatch(
    /still to be confirmed/,
  )
  const angles = [{ size: angle, pieces: 10, pieceLength: 6 }]
  expect(warningText(checkDelivery(angles, 300, tolerances), words)).toBe("")
})

test("the message contains every line, the figures, the verdict, the tolerance and the link", () => {
  const check = checkDelivery(twenty, 1073.2, tolerances)
  const link = "https://www.example.com/delivery-check#l=1_20p-shs"
  const message = deliveryMessage(check, words, {
    heading: "Delivery check",
    unweighed: ["Chaukhat"],
    link,
  })
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
    "not counted: Chaukhat.",
    link,
  ]) {
    expect(message).toContain(part)
  }
})
