import { fc } from "../../tests/random-inputs"
import { checkDelivery, pieceKg } from "./check"
import type { Size } from "../steel/range/size"
import { toleranceOf } from "./tolerance"
import {
  angle,
  beam,
  gpPipe,
  largePipe,
  lightPipe,
  plate,
  square,
  thinAngle,
  tolerances,
} from "../../tests/delivery-examples"

/** 40 pieces of 6 m at 10 kg/m: 2,400 kg. */
const forty = [{ size: square, pieces: 40, pieceLength: 6 }]

describe("the theoretical weight", () => {
  test("is pieces × length × kg/m", () => {
    expect(checkDelivery(forty, 2400, tolerances)).toMatchObject({
      theoreticalKg: 2400,
      differenceKg: 0,
      differencePercent: 0,
      verdict: "within",
    })
  })

  test("of sheet by the square metre is pieces × width × length × kg/m²", () => {
    // 10 mm plate, 1.25 × 2.5 m: 78.5 × 3.125 = 245.3125 kg.
    const sheets = { size: plate, pieces: 4, pieceLength: 2.5, width: 1.25 }
    expect(pieceKg(sheets)).toBeCloseTo(245.3125, 6)
    expect(checkDelivery([sheets], 980, tolerances).theoreticalKg).toBeCloseTo(981.25, 6)
  })
})

describe("by the older trade chart", () => {
  // ISMB 100, 10 pieces of 12 m: 8.95 × 120 = 1,074 kg; older chart 11.5 × 120 = 1,380 kg, ±2.5 %.
  const check = (netKg: number) =>
    checkDelivery([{ size: beam, pieces: 10, pieceLength: 12 }], netKg, tolerances)

  test("the weight is beside that of the table, with those of the other sizes", () => {
    expect(check(1380)).toMatchObject({ theoreticalKg: 1074, tradeKg: 1380 })
    const mixed = [
      { size: beam, pieces: 10, pieceLength: 12 },
      { size: square, pieces: 1, pieceLength: 6 },
    ]
    expect(checkDelivery(mixed, 1200, tolerances).tradeKg).toBeCloseTo(1380 + 60, 6)
    expect(checkDelivery(forty, 2400, tolerances).tradeKg).toBeNull()
  })

  test.each([
    [1074, "within"],
    [1380, "withinOld"],
    [1346, "withinOld"],
    [1344, "over"],
    [1490, "over"],
    [1660, "farOff"],
  ])("a delivery of %d kg is “%s”", (netKg, verdict) => {
    expect(check(netKg).verdict).toBe(verdict)
  })
})

describe("the verdict on a delivery", () => {
  // −8 % of 2,400 is 2,208 kg, +10 % is 2,640 kg.
  test.each([
    [2208, "within"],
    [2207, "short"],
    [2640, "within"],
    [2641, "over"],
  ])("of 2,400 kg at %i kg net is %s, by the limits of a length", (net, verdict) => {
    expect(checkDelivery(forty, net, tolerances).verdict).toBe(verdict)
  })

  // 200 pieces: 12,000 kg. −7 % is 11,160 kg, +7 % is 12,840 kg.
  test.each([
    [11160, "within"],
    [11159, "short"],
    [12841, "over"],
  ])("of 12 t at %i kg net is %s, by the closer limits of a lot", (net, verdict) => {
    const lot = [{ size: square, pieces: 200, pieceLength: 6 }]
    const check = checkDelivery(lot, net, tolerances)
    expect(check.verdict).toBe(verdict)
    expect(check.tolerances[0].isLot).toBe(true)
  })

  test("gives the missing weight in kg and in pieces", () => {
    // 20 pieces of 62.76 kg: 1,255.2 kg. 1,073.2 kg came: 182 kg less, 182 / 62.76 = 2.9 pieces.
    const line = { size: { ...square, mass: 10.46 }, pieces: 20, pieceLength: 6 }
    const check = checkDelivery([line], 1073.2, tolerances)
    expect(check.verdict).toBe("short")
    expect(check.differenceKg).toBeCloseTo(-182, 6)
    expect(check.differencePieces).toBeCloseTo(2.9, 1)
  })

  test("of several sizes adds up what each tolerance allows", () => {
    // 2,400 kg −8 % = 2,208; 10 angles of 6 m = 300 kg −3 % = 291: least 2,499. Most 2,640 + 315 = 2,955.
    const mixed = [...forty, { size: angle, pieces: 10, pieceLength: 6 }]
    const check = checkDelivery(mixed, 2500, tolerances)
    expect(check.allowed?.least).toBeCloseTo(2499, 6)
    expect(check.allowed?.most).toBeCloseTo(2955, 6)
    expect(check.verdict).toBe("within")
    expect(check.piece).toBeNull()
  })

  test("of a pipe is by its class, and not given for a pipe without one", () => {
    // 10 pieces of 6 m: 300 kg. −2.5 % is 292.5 kg.
    const verdictOf = (size: Size) =>
      checkDelivery([{ size, pieces: 10, pieceLength: 6 }], 293, tolerances).verdict
    expect(verdictOf(lightPipe)).toBe("within")
    expect(verdictOf({ ...lightPipe, pipe: { nominalBore: 50, inch: "2", class: "" } })).toBeNull()
  })

  test("by limits for lots only is given for a lot that is large enough", () => {
    // 50 pieces of 6 m at 40 kg/m: 12,000 kg, −7.5 % is 11,100 kg.
    const check = (pieces: number, net: number) =>
      checkDelivery([{ size: largePipe, pieces, pieceLength: 6 }], net, tolerances)
    expect(check(50, 11_100).verdict).toBe("within")
    expect(check(50, 11_099).verdict).toBe("short")
    expect(check(50, 11_099).piece?.verdict).toBeNull()
    expect(check(10, 2400)).toMatchObject({ verdict: null, withoutTolerance: [largePipe] })
  })

  // 2,400 kg of tube, −8 % is 2,208; 120 kg of pipe without a tolerance, which may differ by no more than the widest, 10 %.
  test.each([
    [2520, "within"],
    [2328, "within"],
    [2327, null],
    [2316, null],
    [2315, "short"],
    [2760, "within"],
    [2772, null],
    [2773, "over"],
  ])("with some pipe without a tolerance at %d kg of 2,520 is %s", (netKg, verdict) => {
    const lines = [...forty, { size: gpPipe, pieces: 10, pieceLength: 6 }]
    expect(checkDelivery(lines, netKg, tolerances)).toMatchObject({
      verdict,
      withoutTolerance: [gpPipe],
      allowed: { least: 2328, most: 2760 },
    })
  })

  test("is “far off” beyond twice the widest tolerance, also without any tolerance", () => {
    // The widest is 10 %.
    const pipe = [{ size: gpPipe, pieces: 100, pieceLength: 6 }]
    const verdicts = (lines: typeof pipe, kg: number) =>
      [0.79, 0.81, 1, 1.19, 1.21, 1.75].map(
        (share) => checkDelivery(lines, kg * share, tolerances).verdict,
      )
    expect(verdicts(pipe, 1200)).toEqual(["farOff", null, null, null, "farOff", "farOff"])
    expect(verdicts(forty, 2400)).toEqual(["farOff", "short", "within", "over", "farOff", "farOff"])
    expect(checkDelivery(pipe, 2100, []).verdict).toBeNull()
  })

  test("on one piece uses the limits of a length also in a lot", () => {
    // 55.2 kg a piece is 8 % less than 60: within for a length, short for the lot of 12 t.
    const check = checkDelivery(
      [{ size: square, pieces: 200, pieceLength: 6 }],
      200 * 55.2,
      tolerances,
    )
    expect(check.piece).toMatchObject({ theoreticalKg: 60, verdict: "within" })
    expect(check.verdict).toBe("short")
  })

  test("is within exactly where the net weight is within the limits, for any delivery", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5000 }),
        fc.double({ min: 0.5, max: 1.5, noNaN: true }),
        (pieces, share) => {
          const kg = pieces * 60
          const [less, more] = kg >= 10_000 ? [0.93, 1.07] : [0.92, 1.1]
          fc.pre([less, more, 0.8, 1.2].every((limit) => Math.abs(share - limit) > 1e-6))
          const line = { size: square, pieces, pieceLength: 6 }
          const { verdict } = checkDelivery([line], kg * share, tolerances)
          const far = share < 0.8 || share > 1.2
          const off = far ? "farOff" : share < less ? "short" : "over"
          expect(verdict).toBe(share >= less && share <= more ? "within" : off)
        },
      ),
    )
  })
})

test("a thickness at the edge of two tolerances has exactly one of them", () => {
  expect(toleranceOf(thinAngle, tolerances)?.name).toBe("Thin angles")
  expect(toleranceOf({ ...thinAngle, wall: 3.1 }, tolerances)?.name).toBe("Angles")
  const thickOnly = tolerances.filter(({ over }) => over !== null)
  expect(toleranceOf(thinAngle, thickOnly)).toBeUndefined()
})

test("a lot limit applies from its weight on, and a tolerance without a size is not named", () => {
  const used = (pieces: number) =>
    checkDelivery([{ size: square, pieces, pieceLength: 10 }], pieces * 100, tolerances).tolerances
  expect(used(100)).toMatchObject([{ kg: 10_000, isLot: true }])
  expect(used(99)).toMatchObject([{ kg: 9900, isLot: false }])
})

test("one piece too heavy for the limits of a length is over", () => {
  const verdictAt = (kg: number) =>
    checkDelivery([{ size: square, pieces: 1, pieceLength: 6 }], kg, tolerances).piece?.verdict
  expect(verdictAt(66)).toBe("within")
  expect(verdictAt(66.1)).toBe("over")
})
