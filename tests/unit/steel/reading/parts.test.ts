import { readLine } from "../../../../src/steel/reading/line"

/**
 * What the parts of a line were read as, without words that mean nothing: "size 50 | quantity 10 nos". "?" is not understood. A
 * figure that may belong to size or quantity is "left".
 */
function partsOf(typed: string): string {
  const { parts, hasLeftoverFigure } = readLine(typed)
  const joined: { use: string; start: number; end: number }[] = []
  for (const { use, start, end } of parts) {
    const last = joined.at(-1)
    if (last && use !== null && last.use === use) last.end = end
    else joined.push({ use: use ?? "?", start, end })
  }
  const shown = joined
    .filter(({ use }) => use !== "filler")
    .map(({ use, start, end }) => `${use} ${typed.slice(start, end)}`)
  return [...shown, ...(hasLeftoverFigure ? ["figure left"] : [])].join(" | ")
}

describe("item numbers, weights, standards and grades are not read as size or quantity", () => {
  test.each([
    ["1. 50x50x3 10 nos", "ordinal 1. | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["2) 50x50x3 10 nos", "ordinal 2) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["(3) 50x50x3 10 nos", "ordinal (3) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["a) 50x50x3 10 nos", "ordinal a) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["(b) 50x50x3 10 nos", "ordinal (b) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["ii) 50x50x3 10 nos", "ordinal ii) | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["vii. 50x50x3 10 nos", "ordinal vii. | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["xi) 50x50x3 10 nos", "? xi | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["ab) 50x50x3 10 nos", "? ab | size 50 | size 50 | size 3 | quantity 10 nos"],
    ["#4 ISMB 200 2 nos", "ordinal #4 | goods ISMB | size 200 | quantity 2 nos"],
    ["# 4. ISMB 200 2 nos", "ordinal # 4. | goods ISMB | size 200 | quantity 2 nos"],
    ["#500 ISMB 200 2 nos", "ordinal #500 | goods ISMB | size 200 | quantity 2 nos"],
    [
      "#501 ISMB 200 2 nos",
      "ordinal # | ? 501 | goods ISMB | size 200 | quantity 2 nos | figure left",
    ],
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
    [
      "2.1 .3 ISMB 200 2 nos",
      "? 2.1 | ? .3 | goods ISMB | size 200 | quantity 2 nos | figure left",
    ],
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
      "? SKU | ? 99 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos | figure left",
    ],
    [
      "SKU-100 MS angle 50x50x6 2 nos",
      "ordinal SKU-100 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos",
    ],
    [
      "SKU - 4402 MS angle 50x50x6 2 nos",
      "? SKU | ? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos | figure left",
    ],
    ["SKU-4402 50x50x6 2 nos", "ordinal SKU-4402 | size 50 | size 50 | size 6 | quantity 2 nos"],
    [
      "MS-4402 angle 50x50x6 2 nos",
      "? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos | figure left",
    ],
    [
      "SKU 4402 MS angle 50x50x6 2 nos",
      "? SKU | ? 4402 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos | figure left",
    ],
    [
      "SKU-44.5 MS angle 50x50x6 2 nos",
      "? SKU | ? 44.5 | goods angle | size 50 | size 50 | size 6 | quantity 2 nos | figure left",
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
      "goods plate | size 10 mm | mass 78.5 kg/m | ? 3 | quantity 2 nos | figure left",
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
      "goods pipe | size 50 nb | grade IS 1239 | ? 1949 | quantity 2 nos | figure left",
    ],
    [
      "pipe 50 nb IS 1239-2101 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | ? 2101 | quantity 2 nos | figure left",
    ],
    ["pipe 50 nb IS 1239: 2 nos", "goods pipe | size 50 nb | grade IS 1239 | quantity 2 nos"],
    [
      "pipe 50 nb IS 1239 2004 2 nos",
      "goods pipe | size 50 nb | grade IS 1239 | ? 2004 | quantity 2 nos | figure left",
    ],
    [
      "pipe 50 nb IS 1239.1 2 nos",
      "goods pipe | size 50 nb | ? 1239.1 | quantity 2 nos | figure left",
    ],
    ["pipe 50 nb IS 1239-1 2 nos", "goods pipe | size 50 nb | grade IS 1239-1 | quantity 2 nos"],
    [
      "angle 50x50x6 IS 199 2 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 199 | quantity 2 nos | figure left",
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
      "goods angle | size 50 | size 50 | size 6 | ? E | ? 164 | quantity 2 nos | figure left",
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
      "goods angle | size 50 | size 50 | size 6 | grade grade | ? 6 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 grade 29 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade | ? 29 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 grade 30 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade grade 30 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 upgrade 2 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? upgrade | ? 2 | quantity 10 nos | figure left",
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

describe("prices, contacts, times, places, spacings and drawing marks are not read as size or quantity", () => {
  test.each([
    [
      "angle 50x50x6 10 nos @ 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62",
    ],
    [
      "angle 50x50x6 10 nos @ 25",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 25",
    ],
    [
      "angle 50x50x6 10 nos @ 24",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 24",
    ],
    [
      "angle 50x50x6 10 nos @ 62/kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62/kg",
    ],
    [
      "angle 50x50x6 10 nos @ 75 each",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 75 each",
    ],
    [
      "angle 50x50x6 10 nos Rs 75 each",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price Rs 75 each",
    ],
    [
      "angle 50x50x6 10 nos 75 ea",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos 75 ea",
    ],
    [
      "angle 50x50x6 10 nos Rs 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price Rs 62",
    ],
    [
      "angle 50x50x6 10 nos 62 Rs",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62 Rs",
    ],
    [
      "angle 50x50x6 10 nos ₹62 kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price ₹62 kg",
    ],
    [
      "angle 50x50x6 10 nos ₹ 62/kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price ₹ 62/kg",
    ],
    [
      "angle 50x50x6 10 nos rate 58.50",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price rate 58.50",
    ],
    [
      "angle 50x50x6 10 nos Rate: Rs. 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price Rate: Rs. 62",
    ],
    [
      "angle 50x50x6 10 nos price per kg 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price price per kg 62",
    ],
    [
      "angle 50x50x6 10 nos per kg 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price per kg 62",
    ],
    [
      "angle 50x50x6 10 nos 62/kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62/kg",
    ],
    [
      "angle 50x50x6 10 nos 62 per kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62 per kg",
    ],
    [
      "angle 50x50x6 10 nos 62/-",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62/-",
    ],
    [
      "angle 50x50x6 10 nos 62 /- per kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62 /-",
    ],
    [
      "angle 50x50x6 10 nos 62 pmt",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 62 pmt",
    ],
    [
      "angle 50x50x6 2 mt 61500 pmt",
      "goods angle | size 50 | size 50 | size 6 | quantity 2 mt | price 61500 pmt",
    ],
    [
      "angle 50x50x6 2 mt basic 52",
      "goods angle | size 50 | size 50 | size 6 | quantity 2 mt | price basic 52",
    ],
    [
      "angle 50x50x6 2 mt 52 basic",
      "goods angle | size 50 | size 50 | size 6 | quantity 2 mt | price 52 basic",
    ],
    ["ISMC 100 per ton", "goods ISMC | size 100"],
    ["ISMC 100 pmt 2 mt", "goods ISMC | size 100 | quantity 2 mt"],
    ["ISMC 100 basic 52 2 mt", "goods ISMC | size 100 | price basic 52 | quantity 2 mt"],
    ["ISMB 200 rate 58 2 mt", "goods ISMB | size 200 | price rate 58 | quantity 2 mt"],
    [
      "angle 50x50x6 10 nos 18% GST",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 18%",
    ],
    [
      "angle 50x50x6 10 nos 62 x 2",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 62 | ? 2 | figure left",
    ],
    ["angle 50x50x6 x 62/kg", "goods angle | size 50 | size 50 | size 6 | ? 62 | figure left"],
    [
      "angle 50x50x6 10 nos 62/box",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 62 | goods box | figure left",
    ],
    [
      "angle 50x50x6 10 nos 500/pc",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price 500/pc",
    ],
    [
      "angle 50x50x6 10 nos 62/kg 10",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 62 | price /kg 10 | figure left",
    ],
    [
      "angle 50x50x6 rate/kg 62 10 nos",
      "goods angle | size 50 | size 50 | size 6 | price rate/kg 62 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 rate - 62 - 10 nos",
      "goods angle | size 50 | size 50 | size 6 | price rate - 62 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 10 nos Rs 58000 per ton",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | price Rs 58000 per ton",
    ],
    [
      "angle 50x50x6 10 nos raj@firm.co.in",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? raj | ? firm | ? co | ? in",
    ],
    [
      "angle 50x50x6 10 nos 98200 12345",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 98200 | ? 12345",
    ],
    [
      "angle 50x50x6 10 nos +91 9820012345",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 91 | ? 9820012345",
    ],
    [
      "angle 50x50x6 10 nos 58200 12345",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 58200 | ? 12345 | figure left",
    ],
    [
      "angle 50x50x6 80000 12000 kg",
      "goods angle | size 50 | size 50 | size 6 | ? 80000 | quantity 12000 kg | figure left",
    ],
    [
      "angle 50x50x6 12.05.2024 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 12.05 | ? .2024 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 12/05/2024 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 12 | ? 05 | ? 2024 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 12.05.1924 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 12.05 | ? .1924 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 10 nos Noida 201301",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Noida | ? 201301",
    ],
    [
      "angle 50x50x6 10 nos Noida 001301",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Noida | ? 001301 | figure left",
    ],
    [
      "angle 50x50x6 10 nos Noida 2013010",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Noida | ? 2013010 | figure left",
    ],
    [
      "angle 50x50x6 Noida 201301",
      "goods angle | size 50 | size 50 | size 6 | ? Noida | ? 201301 | figure left",
    ],
    [
      "angle 50x50x6 10 nos delivery Noida Sector 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Sector | ? 62",
    ],
    ["angle 50x50x6 10 nos at Noida", "goods angle | size 50 | size 50 | size 6 | quantity 10 nos"],
    [
      "angle 50x50x6 10 nos at Noida 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 62 | figure left",
    ],
    [
      "angle 50x50x6 10 nos at Noida plot 62 m",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? plot | length 62 m",
    ],
    [
      "angle 50x50x6 delivery at Noida Sector 62",
      "goods angle | size 50 | size 50 | size 6 | ? Noida | ? Sector | ? 62 | figure left",
    ],
    [
      "angle 50x50x6 10 nos near Noida phase 2 mm",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? near | ? phase | ? 2 mm | figure left",
    ],
    [
      "angle 50x50x6 10 nos within 7 days",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 7 | ? days",
    ],
    [
      "angle 50x50x6 10 nos for 3 floors",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 3 | ? floors",
    ],
    [
      "angle 50x50x6 10 nos 7x days",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 7 | ? days | figure left",
    ],
    [
      "2nd lot angle 50x50x6 10 nos",
      "? 2 | ? nd | goods angle | size 50 | size 50 | size 6 | quantity 10 nos",
    ],
    [
      "2 nd lot angle 50x50x6 10 nos",
      "ordinal 2 | ? nd | goods angle | size 50 | size 50 | size 6 | quantity 10 nos",
    ],
    ["PO 4512 ISMB 200 5 nos", "? PO | ? 4512 | goods ISMB | size 200 | quantity 5 nos"],
    ["PO no 4512 ISMB 200 5 nos", "? PO | ? 4512 | goods ISMB | size 200 | quantity 5 nos"],
    ["PO no. 4512 ISMB 200 5 nos", "? PO | ? 4512 | goods ISMB | size 200 | quantity 5 nos"],
    [
      "PO 45.12 ISMB 200 5 nos",
      "? PO | ? 45.12 | goods ISMB | size 200 | quantity 5 nos | figure left",
    ],
    ["PO 4512 ISMB 200", "? PO | ? 4512 | goods ISMB | size 200 | figure left"],
    ["PO 4512 mm ISMB 200 5 nos", "? PO | length 4512 mm | goods ISMB | size 200 | quantity 5 nos"],
    ["ISMB 200 5 nos block 5", "goods ISMB | size 200 | quantity 5 nos | ? block | ? 5"],
    ["ISMB 200 5 nos plot no. 14", "goods ISMB | size 200 | quantity 5 nos | ? plot | ? 14"],
    ["no 14 ISMB 200 5 nos", "ordinal no 14 | goods ISMB | size 200 | quantity 5 nos"],
    [
      "angle 50x50x6 @ 1.2 m c/c 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 1.2 m | ? c | ? c | quantity 10 nos",
    ],
    [
      "angle 50x50x6 @ 300 mm c/c 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 300 mm | ? c | ? c | quantity 10 nos",
    ],
    [
      "angle 50x50x6 300 c/c 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 300 | ? c | ? c | quantity 10 nos",
    ],
    [
      "angle 50x50x6 300 c/d 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 300 | ? c | ? d | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 spacing 600 mm 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? spacing | ? 600 mm | quantity 10 nos",
    ],
    [
      "angle 50x50x6 600 mm spacing 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 600 mm | ? spacing | quantity 10 nos",
    ],
    [
      "angle 50x50x6 600 mm centres 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 600 mm | ? centres | quantity 10 nos",
    ],
    [
      "angle 50x50x6 spacing: 600 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? spacing | ? 600 | quantity 10 nos",
    ],
    ["B1 ISMB 300 2 nos", "ordinal B1 | goods ISMB | size 300 | quantity 2 nos"],
    ["B20 ISMB 300 2 nos", "? B | ? 20 | goods ISMB | size 300 | quantity 2 nos | figure left"],
    ["B19 ISMB 300 2 nos", "ordinal B19 | goods ISMB | size 300 | quantity 2 nos"],
    ["C75 channel 2 nos", "goods C | size 75 | goods channel | quantity 2 nos"],
    ["C-1 ISMB 250 2 nos", "ordinal C-1 | goods ISMB | size 250 | quantity 2 nos"],
    ["A.4 50x50x3 2 nos", "ordinal A.4 | size 50 | size 50 | size 3 | quantity 2 nos"],
    ["A.4 50x50 2 nos", "? A | size 4 50 | size 50 | quantity 2 nos"],
    [
      "BP1 16 thk plate 300x300 2 nos",
      "ordinal BP1 | size 16 thk | goods plate | size 300 | size 300 | quantity 2 nos",
    ],
    ["ABCD1 ISMB 300 2 nos", "? ABCD | ? 1 | goods ISMB | size 300 | quantity 2 nos | figure left"],
    ["MS1 ISMB 300 2 nos", "? 1 | goods ISMB | size 300 | quantity 2 nos | figure left"],
    ["C - 1 ISMB 250 2 nos", "? C | ? 1 | goods ISMB | size 250 | quantity 2 nos | figure left"],
    ["C 1 ISMB 250 2 nos", "goods C | ? 1 | goods ISMB | size 250 | quantity 2 nos | figure left"],
    ["B1: ISMB 300 2 nos", "ordinal B1 | goods ISMB | size 300 | quantity 2 nos"],
    [
      "Column C1: SHS 150x150x6 2 nos",
      "ordinal C1 | goods SHS | size 150 | size 150 | size 6 | quantity 2 nos",
    ],
    ["Rafter R1 ISMB 300 2 nos", "ordinal R1 | goods ISMB | size 300 | quantity 2 nos"],
    [
      "Rafter R20 ISMB 300 2 nos",
      "? R | ? 20 | goods ISMB | size 300 | quantity 2 nos | figure left",
    ],
    [
      "Rafter R1.5 ISMB 300 2 nos",
      "? R | ? 1.5 | goods ISMB | size 300 | quantity 2 nos | figure left",
    ],
    [
      "Rafter R 1 ISMB 300 2 nos",
      "? R | ? 1 | goods ISMB | size 300 | quantity 2 nos | figure left",
    ],
    [
      "plates BP1-BP6: 16 thk plate 300x300 2 nos",
      "goods plates | ordinal BP1 | ordinal BP6 | size 16 thk | goods plate | size 300 | size 300 | quantity 2 nos",
    ],
    [
      "angle 50x50x6 10 nos by 15th",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 15 | ? th",
    ],
  ])("%s: %s", (typed, parts) => {
    expect(partsOf(typed)).toBe(parts)
  })
})

describe("row numbers, customs codes, rates and amounts are not read as size or quantity", () => {
  test.each([
    [
      "angle 50x50x6 | 7216 | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade 7216 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 | 7216 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7216 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 7216 | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7216 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 7216 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7216 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 72165000 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade 72165000 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 x 72165000 10 nos",
      "goods angle | size 50 | size 50 | size 6 | length 72165000 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 721650 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 721650 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 | 721650 | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | grade 721650 | quantity 10 nos",
    ],
    [
      "angle 50x50x6 | 7116 | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7116 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 | 7216 mm | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | length 7216 mm | quantity 10 nos",
    ],
    [
      "angle 50x50x6 | 72165 | 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 72165 | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 | kg | 7216",
      "goods angle | size 50 | size 50 | size 6 | quantity kg | quantity 7216",
    ],
    [
      "angle 50x50x6 10 nos | 7216",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | grade 7216",
    ],
    [
      "1 | angle 50x50x6 | 20 nos",
      "ordinal 1 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos",
    ],
    [
      "1  angle 50x50x6  20 nos",
      "ordinal 1 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos",
    ],
    [
      "1 1 angle 50x50x6 20 nos",
      "ordinal 1 1 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos",
    ],
    [
      "1 2 angle 50x50x6 20 nos",
      "? 1 | ? 2 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos | figure left",
    ],
    [
      "1 | 1 | angle 50x50x6 | 20 nos",
      "ordinal 1 | ordinal 1 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos",
    ],
    [
      "100 angle 50x50x6 20 nos",
      "ordinal 100 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos",
    ],
    [
      "101 angle 50x50x6 20 nos",
      "? 101 | goods angle | size 50 | size 50 | size 6 | quantity 20 nos | figure left",
    ],
    ["1879 | ISMC 100 | 2 | MT", "? 1879 | goods ISMC | size 100 | quantity 2 | MT"],
    ["1879 ISMC 100 2 MT", "? 1879 | goods ISMC | size 100 | quantity 2 MT | figure left"],
    ["100 | ISMC 100 | 2 MT", "ordinal 100 | goods ISMC | size 100 | quantity 2 MT"],
    ["101 | ISMC 100 | 2 MT", "? 101 | goods ISMC | size 100 | quantity 2 MT"],
    ["101.5 | ISMC 100 | 2 MT", "? 101.5 | goods ISMC | size 100 | quantity 2 MT | figure left"],
    ["3.2 50x50x3 20 nos", "? 3.2 | size 50 | size 50 | size 3 | quantity 20 nos"],
    ["3.2 50x50 20 nos", "size 3.2 50 | size 50 | quantity 20 nos"],
    ["3.2 50x50 3 mm 20 nos", "size 3.2 50 | size 50 | ? 3 mm | quantity 20 nos | figure left"],
    ["3 50x50 20 nos", "size 3 50 | size 50 | quantity 20 nos"],
    [
      "1.02 SHS 100x100x4 20 nos",
      "? 1.02 | goods SHS | size 100 | size 100 | size 4 | quantity 20 nos",
    ],
    ["1.02 SHS 100x100 20 nos", "size 1.02 | goods SHS | size 100 | size 100 | quantity 20 nos"],
    [
      "1.02 pipe 50 nb medium 20 nos",
      "? 1.02 | goods pipe | size 50 nb | class medium | quantity 20 nos",
    ],
    [
      "1.9 pipe 50 nb medium 20 nos",
      "? 1.9 | goods pipe | size 50 nb | class medium | quantity 20 nos",
    ],
    [
      "2.0 pipe 50 nb medium 20 nos",
      "ordinal 2.0 | goods pipe | size 50 nb | class medium | quantity 20 nos",
    ],
    [
      "2.5 | pipe 50 nb medium | 20 nos",
      "? 2.5 | goods pipe | size 50 nb | class medium | quantity 20 nos",
    ],
    [
      "2.5 pipe 50 nb medium 20 nos",
      "size 2.5 | goods pipe | size 50 nb | class medium | quantity 20 nos",
    ],
    [
      "101.2 pipe 50 nb medium 20 nos",
      "? 101.2 | goods pipe | size 50 nb | class medium | quantity 20 nos | figure left",
    ],
    ["3.1 ISMC 100 20 nos", "? 3.1 | goods ISMC | size 100 | quantity 20 nos"],
    [
      "24 | MS plate 20 mm | MT | 7.5",
      "ordinal 24 | goods plate | size 20 mm | quantity MT | quantity 7.5",
    ],
    ["24 MS plate 20 mm MT 7.5", "? 24 | goods plate | size 20 mm | quantity MT 7.5 | figure left"],
    ["24 | MS plate | MT | 7.5", "size 24 | goods plate | quantity MT | quantity 7.5"],
    [
      "24 | plate 12 thk 1500x6000 | 5 nos",
      "ordinal 24 | goods plate | size 12 thk 1500 | size 6000 | quantity 5 nos",
    ],
    [
      "24 plate 12 thk 1500x6000 5 nos",
      "ordinal 24 | goods plate | size 12 thk 1500 | size 6000 | quantity 5 nos",
    ],
    [
      "5 42 mm OD x 2 mm pipe 20 nos",
      "size 5 42 mm OD | ? 2 mm | goods pipe | quantity 20 nos | figure left",
    ],
    ["5 42 OD x 2 pipe 20 nos", "size 5 42 OD | ? 2 | goods pipe | quantity 20 nos | figure left"],
    ["5 42 x 2 pipe 20 nos", "size 5 42 | size 2 | goods pipe | quantity 20 nos"],
    ["5 50 nb medium 20 nos", "size 5 50 nb | class medium | quantity 20 nos"],
    ["5 50x50x6 20 nos", "ordinal 5 | size 50 | size 50 | size 6 | quantity 20 nos"],
    ["5 50x50x6", "? 5 | size 50 | size 50 | size 6 | figure left"],
    ["5 abc 50x50x6 20 nos", "ordinal 5 | ? abc | size 50 | size 50 | size 6 | quantity 20 nos"],
    ["5 x 50x50x6 20 nos", "size 5 | size 50 | size 50 | ? 6 | quantity 20 nos | figure left"],
    ["100 | ISMC 100 | 5 nos", "ordinal 100 | goods ISMC | size 100 | quantity 5 nos"],
    [
      "angle 50x50x6 | 420 kg | 71 | 29820",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | price 71 | price 29820",
    ],
    [
      "angle 50x50x6 | 420 kg | 71 | 29821",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | price 71 | price 29821",
    ],
    [
      "angle 50x50x6 | 420 kg | 71 | 29822",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | price 71 | price 29822",
    ],
    [
      "angle 50x50x6 | 420 kg | 71",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | price 71",
    ],
    [
      "angle 50x50x6 | 420 kg 71",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | ? 71 | figure left",
    ],
    [
      "angle 50x50x6 | 20 nos | 71",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | ? 71 | figure left",
    ],
    [
      "angle 50x50x6 | 20 nos | 71 | 1420",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | price 71 | price 1420",
    ],
    [
      "angle 50x50x6 | 20 nos | 71 | 1421",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | price 71 | price 1421",
    ],
    [
      "angle 50x50x6 | 20 nos | 71 | 1422",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | ? 71 | ? 1422 | figure left",
    ],
    [
      "angle 50x50x6 | 20 nos | 71 | 1420 | 5",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | ? 71 | ? 1420 | ? 5 | figure left",
    ],
    [
      "angle 50x50x6 | 20 nos 71 1420",
      "goods angle | size 50 | size 50 | size 6 | quantity 20 nos | price 71 1420",
    ],
    [
      "angle 50x50x6 | 1 nos | 71 | 71",
      "goods angle | size 50 | size 50 | size 6 | quantity 1 nos | ? 71 | ? 71 | figure left",
    ],
    [
      "angle 50x50x6 | 420 kg | 71 mm",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | ? 71 mm | figure left",
    ],
    [
      "angle 50x50x6 | 420 kg | 71 x 5",
      "goods angle | size 50 | size 50 | size 6 | quantity 420 kg | price 71 | ? 5 | figure left",
    ],
  ])("%s: %s", (typed, parts) => {
    expect(partsOf(typed)).toBe(parts)
  })
})

describe("a count of goods is a quantity, the number of anything else is not", () => {
  test.each([
    ["plate 1500x6000 5 sheet", "goods plate | size 1500 | size 6000 | quantity 5 | goods sheet"],
    [
      "plate 1500x6000x8 5 sheet",
      "goods plate | size 1500 | size 6000 | size 8 | quantity 5 | goods sheet",
    ],
    ["1500x6000 5 sheet", "size 1500 | size 6000 | quantity 5 | goods sheet"],
    ["1500x6000 5 plates", "size 1500 | size 6000 | quantity 5 | goods plates"],
    ["1500x6000 5 sheeting", "size 1500 | size 6000 5 | ? sheeting"],
    ["1500 5 sheet", "size 1500 5 | goods sheet"],
    ["1500x6000 x 5 sheet", "size 1500 | size 6000 | size 5 | goods sheet"],
    ["1500x6000 5 mm sheet", "size 1500 | size 6000 5 mm | goods sheet"],
    ["12 mm plate 5 sheet", "size 12 mm | goods plate | quantity 5 | goods sheet"],
    ["12 mm plate 5 subplate", "size 12 mm | goods plate | ? 5 | ? subplate | figure left"],
    ["16 gauge plate 5 sheet", "size 16 gauge | goods plate | quantity 5 | goods sheet"],
    ["12 plate 5 sheet", "size 12 | goods plate | ? 5 | goods sheet | figure left"],
    ["50x50x3 20 pipe", "size 50 | size 50 | size 3 | quantity 20 | goods pipe"],
    ["50x50 3 mm 20 pipe", "size 50 | size 50 3 mm | quantity 20 | goods pipe"],
    ["50x50 20 pipe", "size 50 | size 50 20 | goods pipe"],
    ["50 20 pipe", "size 50 | ? 20 | goods pipe | figure left"],
    ["50 nb class B 20 pipe", "size 50 nb | class class B | quantity 20 | goods pipe"],
    ["50 nb 20 pipe", "size 50 nb 20 | goods pipe"],
    ["5 beam 300", "quantity 5 | goods beam | size 300"],
    ["5 beam 30", "size 5 | goods beam | size 30"],
    ["5 beams 300", "quantity 5 | goods beams | size 300"],
    ["10 channel 100x50", "quantity 10 | goods channel | size 100 | size 50"],
    ["10 angle 100x50", "size 10 | goods angle | size 100 | size 50"],
    ["10 channel mm", "size 10 | goods channel"],
    [
      "angle 50x50x6 5 angle",
      "goods angle | size 50 | size 50 | size 6 | quantity 5 | goods angle",
    ],
    ["angle 50x50 5 angle", "goods angle | size 50 | size 50 | quantity 5 | goods angle"],
    [
      "angle 5 angle 50x50x6",
      "goods angle | quantity 5 | goods angle | size 50 | size 50 | size 6",
    ],
    ["tube 50x50 5 square", "goods tube | size 50 | size 50 5 | goods square"],
    ["plate 5x20 2 sheet", "goods plate | size 5 | size 20 | quantity 2 | goods sheet"],
    ["20 bars ISMB 200", "quantity 20 | goods ISMB | size 200"],
    ["20 pipes 50 nb medium", "quantity 20 | goods pipes | size 50 nb | class medium"],
    ["20 lengths angle 50x50x6", "quantity 20 lengths | goods angle | size 50 | size 50 | size 6"],
    ["20 planks 225x25x1.6", "quantity 20 | goods planks | size 225 | size 25 | size 1.6"],
    [
      "angle 50x50x6 raj@firm.co.in 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? raj | ? firm | ? co | ? in | quantity 10 nos",
    ],
    [
      "angle 50x50x6 10 nos 98200 12345 kg",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 98200 | quantity 12345 kg | figure left",
    ],
    [
      "angle 50x50x6 10 nos @ 98200 12345",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 98200 | ? 12345",
    ],
    [
      "angle 50x50x6 10 nos Noida 201301 mm",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Noida | length 201301 mm",
    ],
    [
      "angle 50x50x6 10 nos Noida x 201301",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Noida | length 201301",
    ],
    [
      "angle 50x50x6 10 nos MS 201301",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? 201301 | figure left",
    ],
    [
      "angle 50x50x6 10 nos at Noida Sector 62",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Sector | ? 62",
    ],
    [
      "angle 50x50x6 10 nos near Noida phase 2",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? near | ? phase | ? 2",
    ],
    [
      "angle 50x50x6 10 nos at Noida ward 7 mm",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? ward | ? 7 mm | figure left",
    ],
    [
      "angle 50x50x6 10 nos at angle",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | goods angle",
    ],
    [
      "angle 50x50x6 10 nos for Noida Sector angle",
      "goods angle | size 50 | size 50 | size 6 | quantity 10 nos | ? Sector | goods angle",
    ],
    [
      "angle 50x50x6 7 mm days 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7 mm | ? days | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 x 7 days 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7 | ? days | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 7 angle 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 7 | goods angle | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 by 15 days 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 15 | ? days | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 by 15nd 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 15 | ? nd | quantity 10 nos",
    ],
    [
      "angle 50x50x6 15rd 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 15 | ? rd | quantity 10 nos",
    ],
    [
      "angle 50x50x6 300 c - c 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 300 | ? c | goods c | quantity 10 nos | figure left",
    ],
    [
      "angle 50x50x6 300 d/c 10 nos",
      "goods angle | size 50 | size 50 | size 6 | ? 300 | ? d | goods c | quantity 10 nos | figure left",
    ],
    [
      "mark B1, B2 ISMB 300 2 nos",
      "ordinal B1 | ordinal B2 | goods ISMB | size 300 | quantity 2 nos",
    ],
    ["B1 B2 ISMB 300 2 nos", "ordinal B1 B2 | goods ISMB | size 300 | quantity 2 nos"],
    ["frame ISMB 300 B1 2 nos", "goods ISMB | size 300 | ? B | ? 1 | quantity 2 nos | figure left"],
    ["frame nos 4 ISMB 300 2 nos", "quantity nos 4 | goods ISMB | size 300 | quantity 2 nos"],
    ["frame B1 m ISMB 300 2 nos", "? B | length 1 m | goods ISMB | size 300 | quantity 2 nos"],
    ["frame - 1 ISMB 300 2 nos", "? 1 | goods ISMB | size 300 | quantity 2 nos | figure left"],
    ["frame R1 - ISMB 300 2 nos", "ordinal R1 | goods ISMB | size 300 | quantity 2 nos"],
    [
      "C-1-2 ISMB 250 2 nos",
      "? C | ? 1 | ? 2 | goods ISMB | size 250 | quantity 2 nos | figure left",
    ],
    ["C -1 ISMB 250 2 nos", "? C | ? 1 | goods ISMB | size 250 | quantity 2 nos | figure left"],
    ["C1 50x50 2 nos", "goods C | size 1 50 | size 50 | quantity 2 nos"],
    ["C1 50x50x angle 2 nos", "ordinal C1 | size 50 | size 50 | goods angle | quantity 2 nos"],
    ["C1 50-50-3 2 nos", "goods C | size 1 50 | ? 50 | ? 3 | quantity 2 nos | figure left"],
    ["C1 abc 50x50x3", "goods C | ? 1 | ? abc | size 50 | size 50 | size 3 | figure left"],
  ])("%s: %s", (typed, parts) => {
    expect(partsOf(typed)).toBe(parts)
  })
})
