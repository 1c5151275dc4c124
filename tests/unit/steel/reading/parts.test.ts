import { readLine } from "../../../../src/steel/reading/line"

/** What the parts of a line were read as, without words that mean nothing: "size 50 | quantity 10 nos". "?" is not understood. */
function partsOf(typed: string): string {
  const parts: { use: string; start: number; end: number }[] = []
  for (const { use, start, end } of readLine(typed).parts) {
    const last = parts.at(-1)
    if (last && use !== null && last.use === use) last.end = end
    else parts.push({ use: use ?? "?", start, end })
  }
  return parts
    .filter(({ use }) => use !== "filler")
    .map(({ use, start, end }) => `${use} ${typed.slice(start, end)}`)
    .join(" | ")
}

describe("item numbers, weights, standards and grades are told apart from size and quantity", () => {
  test.each([
    ["1. 50x50x3 10 nos", "ordinal 1. | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["2) 50x50x3 10 nos", "ordinal 2) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["a) 50x50x3 10 nos", "ordinal a) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["(b) 50x50x3 10 nos", "ordinal (b) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["ii) 50x50x3 10 nos", "ordinal ii) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["vii. 50x50x3 10 nos", "ordinal vii. | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["xi) 50x50x3 10 nos", "? xi | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["ab) 50x50x3 10 nos", "? ab | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["#4 ISMB 200 2 nos", "ordinal #4 | goods ISMB | size 200 | quantity 2 nos"],
    ["# 4. ISMB 200 2 nos", "ordinal # 4. | goods ISMB | size 200 | quantity 2 nos"],
    ["#500 ISMB 200 2 nos", "ordinal #500 | goods ISMB | size 200 | quantity 2 nos"],
    ["#501 ISMB 200 2 nos", "ordinal # | ? 501 | goods ISMB | size 200 | quantity 2 nos"],
    ["Item 4: ISMB 200 2 nos", "ordinal Item 4: | goods ISMB | size 200 | quantity 2 nos"],
    ["Item no. 4 ISMB 200 2 nos", "ordinal Item no. 4 | goods ISMB | size 200 | quantity 2 nos"],
    ["Item-4 ISMB 200 2 nos", "ordinal Item-4 | goods ISMB | size 200 | quantity 2 nos"],
    ["Sr no 4 - ISMB 200 2 nos", "ordinal Sr no 4 - | goods ISMB | size 200 | quantity 2 nos"],
    ["S. No. 4 ISMB 200 2 nos", "ordinal S. No. 4 | goods ISMB | size 200 | quantity 2 nos"],
    ["(Item 4) ISMB 200 2 nos", "ordinal (Item 4) | goods ISMB | size 200 | quantity 2 nos"],
    ["2.1.3 ISMB 200 2 nos", "ordinal 2.1.3 | goods ISMB | size 200 | quantity 2 nos"],
    ["2.1.3) ISMB 200 2 nos", "ordinal 2.1.3) | goods ISMB | size 200 | quantity 2 nos"],
    [
      "Item 10.25.2 ISMB 200 2 nos",
      "ordinal Item 10.25.2 | goods ISMB | size 200 | quantity 2 nos",
    ],
    ["2.1 .3 ISMB 200 2 nos", "? 2.1 | ? .3 | goods ISMB | size 200 | quantity 2 nos"],
    ["2.5: ISMB 200 2 nos", "? 2.5 | goods ISMB | size 200 | quantity 2 nos"],
    ["2: ISMB 200 2 nos", "ordinal 2: | goods ISMB | size 200 | quantity 2 nos"],
    ["a: ISMB 200 2 nos", "? a | goods ISMB | size 200 | quantity 2 nos"],
    ["2.ISMB 200 2 nos", "ordinal 2 | goods ISMB | size 200 | quantity 2 nos"],
    ["2 . ISMB 200 2 nos", "ordinal 2 | goods ISMB | size 200 | quantity 2 nos"],
    ["2.50x50x3 10 nos", "size 2.50 | size 50 | size 3 | quantity 10 nos"],
    ["• ISMB 200 2 nos", "ordinal • | goods ISMB | size 200 | quantity 2 nos"],
    ["- - ISMB 200 2 nos", "ordinal - - | goods ISMB | size 200 | quantity 2 nos"],
    ["@ 50 ISMB 200 2 nos", "price 50 | goods ISMB | size 200 | quantity 2 nos"],
    [
      "SKU-4402 MS angle 50x50x6 2 nos",
      "ordinal SKU-4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU-99 MS angle 50x50x6 2 nos",
      "? SKU | ? 99 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU-100 MS angle 50x50x6 2 nos",
      "ordinal SKU-100 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU - 4402 MS angle 50x50x6 2 nos",
      "? SKU | ? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    ["SKU-4402 50x50x6 2 nos", "ordinal SKU-4402 | size 50 | size 50 | size 6 | quantity 2 nos"],
    [
      "MS-4402 angle 50x50x6 2 nos",
      "? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU 4402 MS angle 50x50x6 2 nos",
      "? SKU | ? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU-44.5 MS angle 50x50x6 2 nos",
      "? SKU | ? 44.5 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    ["no 4 ISMB 200 2 nos", "ordinal no 4 | goods ISMB | size 200 | quantity 2 nos"],
    ["nos 4 ISMB 200", "quantity nos 4 | goods ISMB | size 200"],
    [
      "angle 50x50x6 4.5 kg/m 2 nos",
      "goods angle | size 50 | size 50 | size 6 | mass 4.5 kg/m | quantity 2 nos",
    ],
    [
      "angle 50x50x6 4.5 kg per m 2 nos",
      "goods angle | size 50 | size 50 | size 6 | mass 4.5 kg per m | quantity 2 nos",
    ],
    ["plate 10 mm 78.5 kg/m2 2 nos", "goods plate | size 10 mm | mass 78.5 kg/m2 | quantity 2 nos"],
    ["plate 10 mm 78.5 kg/m 2 nos", "goods plate | size 10 mm | mass 78.5 kg/m | quantity 2 nos"],
    [
      "plate 10 mm 78.5 kg/sqm 2 nos",
      "goods plate | size 10 mm | mass 78.5 kg/sqm | quantity 2 nos",
    ],
    [
      "plate 10 mm 78.5 kg/m3 2 nos",
      "goods plate | size 10 mm | mass 78.5 kg/m | ? 3 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 4.5 kg/ft 2 nos",
      "goods angle | size 50 | size 50 | size 6 | quantity 4.5 kg | quantity 2 nos",
    ],
    [
      "angle 50x50x6 4.5 kg/rmt 2 nos",
      "goods angle | size 50 | size 50 | size 6 | mass 4.5 kg/rmt | quantity 2 nos",
    ],
    [
      "angle 50x50x6 45 kg/box 2 nos",
      "goods angle | size 50 | size 50 | size 6 | quantity 45 kg | goods box | quantity 2 nos",
    ],
    ["pipe 50 nb sch 40 2 nos", "goods pipe | size 50 nb | class sch 40 | quantity 2 nos"],
    ["pipe 50 nb SCH-80 2 nos", "goods pipe | size 50 nb | class SCH | class 80 | quantity 2 nos"],
    ["pipe 50 nb sch medium 2 nos", "goods pipe | size 50 nb | class medium | quantity 2 nos"],
    ["pipe 50 nb sch 40 mm 2 nos", "goods pipe | size 50 nb | class sch 40 | quantity 2 nos"],
    [
      "pipe 50 nb IS 1239 medium 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | class medium | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239 (Part 1) medium 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 (Part 1) | class medium | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239 (Part 1):2004 medium 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 (Part 1):2004 | class medium | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS:1239 Pt. 1 medium 2 nos",
      "goods pipe | size 50 nb | grade IS | grade 1239 Pt. 1 | class medium | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239 Part II medium 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 Part II | class medium | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239 prt 1 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 prt 1 | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239-1979 2 nos",
      "goods pipe | size 50 nb | grade IS 1239-1979 | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239-1949 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | ? 1949 | quantity 2 nos",
    ],
    [
      "pipe 50 nb IS 1239-2101 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | ? 2101 | quantity 2 nos",
    ],
    ["pipe 50 nb IS 1239: 2 nos", "goods pipe | size 50 nb | grade IS 1239 | quantity 2 nos"],
    [
      "pipe 50 nb IS 1239 2004 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | ? 2004 | quantity 2 nos",
    ],
    ["pipe 50 nb IS 1239.1 2 nos", "goods pipe | size 50 nb | ? 1239.1 | quantity 2 nos"],
    ["pipe 50 nb IS 1239-1 2 nos", "goods pipe | size 50 nb | grade IS 1239-1 | quantity 2 nos"],
    [
      "angle 50x50x6 IS 199 2 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 199 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 IS 200 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade IS 200 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 IS 2062 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade IS 2062 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Fe 410 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Fe 410 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Fe 410 W 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Fe 410 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Fe410WA 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Fe410 | ? WA | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E250 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade E250 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E250BR 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade E250BR | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E250A 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade E250A | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E250 A 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade E250 | ? A | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E164 2 nos",
      "goods angle | size 50 | size 50 | size 6 | ? E | ? 164 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 E165 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade E165 | quantity 2 nos",
    ],
    ["angle 50x50x6 E 2 nos", "goods angle | size 50 | size 50 | size 6 | ? E | quantity 2 nos"],
    [
      "angle 50x50x6 Gr A 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Gr A | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Gr. C 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Gr | grade C | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Gr BR 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Gr BR | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Gr BX 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Gr | ? BX | quantity 2 nos",
    ],
    [
      "angle 50x50x6 Gr E250 2 nos",
      "goods angle | size 50 | size 50 | size 6 | grade Gr E250 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 grade 2 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade 2 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 grade 5 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade 5 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 grade 6 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade | ? 6 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 grade 29 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade | ? 29 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 grade 30 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade 30 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 upgrade 2 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? upgrade | ? 2 | quantity 10 nos",
    ],
    ["gr 100x50x4 10 nos", "grade gr | size 100 | size 50 | size 4 | quantity 10 nos"],
    ["GP sheet 120 gsm 2 nos", "goods GP sheet | grade 120 gsm | quantity 2 nos"],
    [
      "GP pipe 50x50x2 120 gsm 2 nos",
      "goods GP pipe | size 50 | size 50 | size 2 | grade 120 gsm | quantity 2 nos",
    ],
    [
      "GP pipe 50x50x2 z gsm 2 nos",
      "goods GP pipe | size 50 | size 50 | size 2 | ? z | grade gsm | quantity 2 nos",
    ],
  ])("%s: %s", (typed, parts) => {
    expect(partsOf(typed)).toBe(parts)
  })
})
