import { checkDelivery } from "../../../src/delivery/check"
import {
  deliveryMessage,
  explanation,
  pieceText,
  tradeSentence,
  usedToleranceText,
  verdictText,
} from "../../../src/delivery/text"
import { beam, gpPipe, square, tolerances } from "./examples"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const twenty = [{ size: { ...square, mass: 10.46 }, pieces: 20, pieceLength: 6 }]

test("a short delivery says by how much, in kg and pieces, and what is allowed", () => {
  const check = checkDelivery(twenty, 1073.2, tolerances)
  expect(plain(verdictText(check))).toBe("Short by 182 kg (2.9 pieces)")
  expect(explanation(check).map(plain)).toEqual([
    "The net weight is 182 kg (2.9 pieces) less than the theoretical weight: −14.5 %.",
    "Allowed: 1,155 kg to 1,381 kg.",
    "That is 81.6 kg below the allowed weight.",
  ])
  expect(plain(pieceText(check))).toBe(
    "One piece: 53.7 kg on average, 62.8 kg theoretical, −14.5 %. Allowed on one length: −8 % to +10 %. It is too light.",
  )
})

test("a delivery within the tolerance and one that is over say so", () => {
  expect(verdictText(checkDelivery(twenty, 1255, tolerances))).toBe("Within the tolerance")
  expect(verdictText(checkDelivery(twenty, 1500, tolerances))).toMatch(/^Over by 245/)
})

test("an unconfirmed tolerance is marked, with its standard and amendment", () => {
  const [used] = checkDelivery(twenty, 1255, tolerances).tolerances
  expect(plain(usedToleranceText(used))).toBe(
    "Hollow sections: −8 % to +10 % on a length. IS 4923:2017, Amendment 1; to be confirmed.",
  )
})

test("a size without a tolerance is named, and there is no verdict", () => {
  const check = checkDelivery([{ size: gpPipe, pieces: 10, pieceLength: 6 }], 118, tolerances)
  expect(verdictText(check)).toBe("No verdict")
  expect(explanation(check).join(" ")).toContain("No tolerance is listed here for Pre-galvanized")
})

test("the old trade chart is named with what it would give", () => {
  const check = checkDelivery([{ size: beam, pieces: 10, pieceLength: 12 }], 1074, tolerances)
  expect(plain(tradeSentence(check))).toBe(
    "The check uses the weights of the IS tables: 1,074 kg. Old trade chart: 1,380 kg, and the net weight is −22.2 % against it.",
  )
})

test("the message holds every line, the figures, the verdict, the tolerance and the link", () => {
  const check = checkDelivery(twenty, 1073.2, tolerances)
  const link = "https://www.example.com/delivery-check#l=1_20p-shs"
  const message = deliveryMessage(twenty, check, { heading: "Delivery check", link })
  expect(message).not.toContain("\u00a0")
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
