import type { Quantity } from "../../steel/quantity"
import { listed, type Chance } from "./chance"
import { counted, named, type Counted, type Named } from "./goods"
import { saying, type Good, type Text } from "./text"

export const goodOf = ({ id, typed }: Pick<Named, "id" | "typed">, quantity?: Quantity): Good => ({
  is: saying(id, quantity),
  typed,
})

const before = listed(
  "¦¦¦¦need ¦please quote ¦pls send ¦We require ¦Dear sir, kindly quote ¦bhai ¦भाई साहब ¦1) ¦2. ¦(3) ¦• ¦- ¦#4 ",
)
const behind = listed(
  "¦¦¦¦ urgent¦ please¦ chahiye¦ ka rate do¦ rate?¦ IS 2062¦ E250¦ Tata make¦ (urgent)¦ @ 62/kg¦ rate 62¦ @ Rs 58500/MT¦ + GST¦ for site¦ delivery Noida¦.¦,¦ चाहिए",
)

/** Goods and quantity in one of the orders of the trade. */
function joined(
  chance: Chance,
  goods: Named,
  { typed: amount }: Counted,
): { body: string; isSure: boolean } {
  const size = goods.typed
  const isLetter = /^\p{L}/u.test(size)
  const apart = chance.pick(listed(" ¦ ¦ - ¦ – ¦, ¦: ¦\t¦ | ¦; ¦ = ¦ -¦-¦  "))
  // "100-5 nos" may be a range, and a length in front of figures their own.
  const isSure = apart !== "-" || !/\d$/.test(size)
  return chance.pick([
    ...Array.from({ length: 4 }, () => ({ body: `${size}${apart}${amount}`, isSure })),
    { body: `${size} (${amount})`, isSure: true },
    { body: `${size} [${amount}]`, isSure: true },
    {
      body: `${size}${chance.pick(listed(" qty ¦ Qty: ¦, Qty - ¦ - quantity ¦ Qty.¦, quantity: "))}${amount}`,
      isSure: true,
    },
    {
      body: `${amount}${chance.pick(listed(" ¦ - ¦ of ¦, ¦: ¦\t¦ | ¦ = "))}${size}`,
      isSure: isLetter,
    },
  ])
}

/** A complete line: a size and a quantity, with a bit of a letter around it. */
export function completeLine(chance: Chance): Text {
  const goods = named(chance)
  const amount = counted(chance, goods)
  const { body, isSure } = joined(chance, goods, amount)
  const typed = `${chance.pick(before)}${body}${chance.pick(behind)}`
  return {
    typed,
    goods: [goodOf(goods, amount.quantity)],
    isSure: isSure && goods.isSure && amount.isSure,
  }
}

const unsold = listed(
  "SS 304¦(SS 304)¦S/Steel¦S.S.¦S/S¦stainless steel¦inox¦AISI 304¦304 grade¦SS316¦hot dip galvanised¦hot dip¦zinc coated¦aluminium¦scrap¦second hand¦boiler quality¦(BQ plate)¦स्टेनलेस",
)
const others = listed(
  'MS flat 50x6¦flat 25x5¦TMT 12 mm¦सरिया 12 मिमी¦saria 16mm¦round bar 25 mm¦MS Round 85 DIA¦MS round 25 mm¦square bar 12x12¦ISNPB 200x100¦ISWPB 600¦NPB 250x125¦HEA 200¦UPN 100¦PVC pipe 50 mm¦HDPE pipe 63 mm¦copper pipe 22x1.2¦brass tube 25x25x2¦GI sheet 0.5 mm¦MS billet 100x100¦2" flexible pipe¦bolt M16x50¦welding rod 3.15 mm¦Cement bags¦anchor bolt 20x300¦W12X40¦rail 60 kg¦CR sheet 1.2 mm¦wire mesh 50x50x3¦seamless pipe 50 nb medium¦SS pipe 50x50x2',
)
const refusals = listed("cancel¦Cancelled:¦not required:¦do not send¦रद्द:¦nahi chahiye:")

type Special = (chance: Chance, goods: Named, amount: Counted) => Text

const none = (typed: string): Text => ({ typed, goods: [], isSure: false })
const asked = (typed: string, good: Good): Text => ({ typed, goods: [good], isSure: false })

/** Lines with a trap in them. What a seller would have to ask is ticked right or not at all. */
const specials: readonly Special[] = [
  (chance, { typed }, amount) =>
    none(`${typed} ${chance.pick(["", "- "])}${amount.typed} ${chance.pick(unsold)}`),
  (chance, { typed }, amount) => none(`${chance.pick(unsold)} ${typed} - ${amount.typed}`),
  (chance, { typed }, amount) => none(`${typed}\t${amount.typed}\t${chance.pick(unsold)}`),
  (chance, _, amount) =>
    none(`${chance.pick(others)}${chance.pick([" ", " - ", ", ", "\t"])}${amount.typed}`),
  (chance, { typed }, amount) => none(`${chance.pick(refusals)} ${typed} ${amount.typed}`),
  (chance, { typed }, amount) =>
    none(
      `${typed} ${amount.typed} ${chance.pick(listed("cancelled¦not required¦nahi chahiye¦cancel¦- not needed¦नहीं चाहिए¦(cancel)"))}`,
    ),
  (chance, { typed }) =>
    none(
      `${typed}${chance.pick([" - ", " ", ", "])}${chance.whole(2, 200)}${chance.pick(listed(" mts¦ mts.¦ bundle¦ bundles¦ bdl¦ बंडल¦ truck¦ lot"))}`,
    ),
  (chance, { typed }) =>
    none(
      `${typed} ${chance.whole(2, 20)}${chance.pick(["-", " to ", "/", " or "])}${chance.whole(21, 40)} nos`,
    ),
  (chance, { typed }, amount) =>
    none(`${typed} ${chance.pick(["or", "/", "ya"])} ${named(chance).typed} ${amount.typed}`),
  (chance, _, amount) =>
    none(
      `${chance.pick(listed("Total¦Grand total¦Total weight¦TOTAL:¦कुल¦Total qty¦Sub total¦G. Total¦kul"))} ${amount.typed}`,
    ),
  (chance, goods) =>
    asked(
      `${goods.typed}${chance.pick(listed("¦ rate?¦ rate 62¦ ka bhav¦ @ 58¦ @ 58.50 + gst¦ qty?¦ price per kg¦ 62 rs kg¦ Rs 61,500 per MT¦ IS 2062¦ weight?¦ HSN 7216"))}`,
      goodOf(goods),
    ),
  (chance, goods) => {
    const amount = chance.whole(2, 200)
    const typed = `${goods.typed}${chance.pick(listed(" - ¦ = ¦  ¦: ¦, ¦\t¦ 62 rs kg - ¦ qty "))}${amount}`
    return goods.isSheet
      ? none(typed)
      : asked(typed, goodOf(goods, { amount, unit: "pieces", pieceLength: 6 }))
  },
  (chance, goods, amount) =>
    asked(
      `${chance.pick(listed("RM¦MT¦KG¦TN¦RMT¦MTR¦PL¦ST¦NOS¦PC¦M¦T"))}-${chance.whole(1, 400)}${chance.pick([", ", " ", "\t", " | ", ": "])}${goods.typed}${chance.pick([", ", " - ", "\t"])}${amount.typed}`,
      goodOf(goods, amount.quantity),
    ),
  (chance, goods) =>
    none(
      `${goods.typed} (per ${chance.pick(["ft", "mtr", "kg", "MT", "piece"])})${chance.pick(["\t", " ", " - "])}${chance.whole(40, 400)}`,
    ),
  (chance, goods, amount) =>
    asked(
      `${goods.typed} ${chance.pick(listed("min¦approx¦about¦total¦only¦min.¦upto"))} ${amount.typed}`,
      goodOf(goods, amount.quantity),
    ),
  (chance, goods, amount) =>
    asked(
      `${chance.pick(listed("Clamp:¦Stringer (rail)¦Column C1:¦Bracket¦Flat roof:¦Gate:¦Rafter R1¦Hand rail"))} ${goods.typed} - ${amount.typed}`,
      goodOf(goods, amount.quantity),
    ),
  (chance, goods) => {
    const [long, amount] = [chance.whole(60, 900), chance.whole(2, 99)]
    const pieces = { amount, unit: "pieces", pieceLength: long / 1000 } as const
    return goods.isSheet
      ? none(`${goods.typed} ${amount} bundle`)
      : asked(
          `${goods.typed} ${long} mm long - ${amount}${chance.pick(["", " nos"])}`,
          goodOf(goods, pieces),
        )
  },
  (chance, goods, amount) => {
    const more = named(chance)
    const also = counted(chance, more)
    const typed = `${goods.typed} ${amount.typed}${chance.pick(listed(", ¦; ¦ + ¦ and ¦ aur ¦ & ¦ / "))}${more.typed} ${also.typed}`
    return {
      typed,
      goods: [goodOf(goods, amount.quantity), goodOf(more, also.quantity)],
      isSure: false,
    }
  },
]

/** A line with a trap. */
export function trapLine(chance: Chance): Text {
  const goods = named(chance)
  return chance.pick(specials)(chance, goods, counted(chance, goods))
}
