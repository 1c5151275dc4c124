/** @jest-environment jsdom */
import { index } from "../../../tests/published-sizes"
import { fc } from "../../../tests/random-inputs"
import { steel as words } from "../../kit/words/en/steel"
import { readText } from "../../reader/read"
import {
  MOST_LINES,
  noLead,
  ratedText,
  readListLink,
  type InquiryLine,
  type Lead,
  type WholeList,
} from "./line"
import type { RateSettings } from "./rates"
import * as store from "./useInquiryList"
import { keepList, KEPT, readLists } from "./useKeptLists"

/*
 * Any sequence of what can be done to a list, against a plain model of it: what goes with a list goes with it everywhere, and Undo
 * puts back the one thing that it names, leaving what was typed since.
 */

interface Model extends WholeList {
  readonly rates: RateSettings
}
interface Past {
  readonly lines: readonly InquiryLine[]
  readonly lead?: { readonly before: Lead; readonly after: Lead }
  readonly rates?: RateSettings
}

const plain: RateSettings = { withGst: false, isSent: false }
const bare: Model = { lines: [], lead: noLead, rates: plain }

const text = fc.constantFrom("Site B", "लोनी, गेट 2", "PO_17~x", "2026-12-05", "")
const lead = fc.record({
  name: text,
  wanted: fc.constantFrom("", "2026-12-05"),
  place: text,
  note: fc.constantFrom("", "Dear Sir\nas on the phone", "श्रीमान"),
})
const rate = fc.constantFrom(undefined, "54.5", "61,000")
/** Each with words of its own, so that none is added up with another. */
const line = fc
  .tuple(fc.nat(1e6), fc.integer({ min: 1, max: 999 }), rate, fc.nat(2), fc.boolean())
  .map(([n, amount, own, kind, isOpen]): InquiryLine => {
    const quantity = { amount, unit: "pieces", pieceLength: 6 } as const
    const lines: InquiryLine[] = [
      { kind: "words", text: `${n} नग pipe, urgent`, ...(isOpen && { isOpen }) },
      { kind: "product", product: "chaukhat", name: `Frame ${n}`, quantity: null, remark: "1.2" },
      { kind: "size", sizeId: "ismb-200", quantity, text: `ISMB 200 ${n}` },
    ]
    return { ...lines[kind], ...(own && { rate: own }) }
  })
const lines = fc.array(line, { minLength: 1, maxLength: 4 })
const rates = fc.record({ withGst: fc.boolean(), isSent: fc.boolean() })
/** What is done, and with what: each act takes what it needs. */
const acts = fc.array(
  fc.record({
    act: fc.constantFrom(
      ...([
        "add",
        "addList",
        "replace",
        "remove",
        "change",
        "rewrite",
        "rate",
        "lead",
        "rates",
      ] as const),
      ...(["empty", "undo", "keepAndOpen", "reload"] as const),
    ),
    ...{ lines, lead, line, rate, rates, at: fc.nat(20) },
  }),
  { minLength: 1, maxLength: 14 },
)
type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never

/** Of lines, as they are kept: what is undefined is not there. */
const texts = (lines: readonly InquiryLine[]) => lines.map(ratedText)

function addedLead(own: Lead, other: Lead): Lead {
  const day = other.wanted.split("-").reverse().join("-")
  const said = {
    name: `For: ${other.name}`,
    wanted: `Wanted on: ${day}`,
    place: `Deliver to: ${other.place}`,
  }
  const left = (["name", "wanted", "place"] as const).filter(
    (field) => own[field] && other[field] && own[field] !== other[field],
  )
  // What a note says already is not said again.
  const notes = new Set([own.note, other.note, ...left.map((field) => said[field])])
  const [name, wanted, place] = (["name", "wanted", "place"] as const).map(
    (field) => own[field] || other[field],
  )
  return { name, wanted, place, note: [...notes].filter(Boolean).join("\n") }
}

test("whatever is done to a list, its details stay with it, and Undo restores only what it names", () => {
  fc.assert(
    fc.property(acts, (all) => {
      localStorage.setItem(store.LIST[1], "another")
      store.keptList()
      localStorage.clear()
      let model = bare
      let past: Past[] = []
      const step = (next: Partial<Model>, more: Omit<Past, "lines"> = {}) => {
        if (model.lines.length > 0 || (next.lines ?? model.lines).length > 0)
          past = [...past, { lines: model.lines, ...more }].slice(-20)
        settle(next)
      }
      const settle = (next: Partial<Model>) => {
        model = { ...model, ...next }
        if (model.lines.length === 0) model = { ...model, rates: { ...model.rates, isSent: false } }
      }
      const whole = (after: Lead) => ({ lead: { before: model.lead, after }, rates: model.rates })
      /** Puts another line in the place of one, here and in all that can be undone. */
      const changeAt = (at: number, next: (line: InquiryLine) => InquiryLine) => {
        const before = model.lines[at]
        store.changeLine(store.inquiryLines()[at], next(store.inquiryLines()[at]))
        const changed = next(before)
        const swap = (of: readonly InquiryLine[]) =>
          of.map((each) => (each === before ? changed : each))
        past = past.map((each) => ({ ...each, lines: swap(each.lines) }))
        settle({ lines: swap(model.lines) })
      }
      const run: Record<Act["act"], (act: Act) => void> = {
        add: (act) => {
          store.addLines(act.lines, "added")
          step({ lines: [...model.lines, ...act.lines] })
        },
        addList: (act) => {
          store.addList(act, "added", words)
          const joined = addedLead(model.lead, act.lead)
          step(
            { lines: [...model.lines, ...act.lines], lead: joined },
            { lead: { before: model.lead, after: joined } },
          )
        },
        replace: (act) => {
          store.replaceList(act, "replaced")
          step({ lines: act.lines, lead: act.lead, rates: plain }, whole(act.lead))
        },
        remove: ({ at }) => {
          store.setLines(store.inquiryLines().toSpliced(at, 1), "removed", { place: at })
          step({ lines: model.lines.toSpliced(at, 1) })
        },
        change: (act) => changeAt(act.at, () => act.line),
        rate: (act) => changeAt(act.at, (each) => ({ ...each, rate: act.rate })),
        rewrite: (act) => {
          const before = store.keptList().past.length
          store.rewriteLine(store.inquiryLines()[act.at], [act.line], "read again")
          const next = { lines: model.lines.with(act.at, act.line) }
          // The same line corrected on is one change.
          if (store.keptList().past.length === before && before < 20) settle(next)
          else step(next)
        },
        lead: (act) => {
          store.setLead(act.lead)
          settle({ lead: act.lead })
        },
        rates: (act) => {
          store.setRateSettings(act.rates)
          settle({ rates: act.rates })
        },
        empty: () => {
          store.emptyList("emptied")
          step(bare, whole(noLead))
        },
        undo: () => {
          store.undo("undone")
          const last = past.at(-1)
          past = past.slice(0, -1)
          const { lines: were = model.lines, lead: led, rates: rated = model.rates } = last ?? {}
          // Details that were edited since are kept, but for those of a list that another replaced.
          const now = Object.entries(model.lead).map(([field, text]) => {
            const of = field as keyof Lead
            const [before, after] = [led?.before[of], led?.after[of]]
            if (before === undefined || before === after) return [field, text]
            return [field, text === after || (before !== "" && of !== "note") ? before : text]
          })
          settle({ lines: were, lead: Object.fromEntries(now) as Lead, rates: rated })
        },
        keepAndOpen: () => {
          expect(keepList(store.inquiryLines(), store.keptList().lead)).toBe(true)
          const kept = readLists(localStorage.getItem(KEPT[1]) ?? "")
          const [first] = typeof kept === "function" ? [] : kept
          const opened = readListLink(first.hash)
          expect([texts(opened.lines), opened.lead]).toEqual([texts(model.lines), model.lead])
        },
        reload: () => {
          // As another tab finds it; what was done there cannot be undone here.
          const stored = localStorage.getItem(store.LIST[1]) ?? ""
          localStorage.setItem(store.LIST[1], stored ? `${stored} ` : "")
          dispatchEvent(new StorageEvent("storage"))
          if (stored) past = []
        },
      }
      for (const one of all) {
        const isOfLine = /^(remove|change|rate|rewrite|keepAndOpen)$/.test(one.act)
        if (isOfLine && model.lines.length === 0) continue
        run[one.act]({ ...one, at: one.at % Math.max(1, model.lines.length) })
        const now = store.keptList()
        const is = {
          after: one.act,
          lines: texts(now.lines),
          lead: now.lead,
          rates: now.rateSettings,
        }
        expect(is).toEqual({ after: one.act, ...model, lines: texts(model.lines) })
      }
    }),
    { numRuns: Number(process.env.LIST_RUNS ?? 12) * 25 },
  )
})

test("lines that do not fit on the list stay in the paste box in words that can be read back", () => {
  const quantity = { amount: 20, unit: "pieces", pieceLength: 6 } as const
  const tube: InquiryLine = { kind: "size", sizeId: "shs-50x50x3", quantity }
  const product = { kind: "product", product: "coated", name: "Colour Coated Products" } as const
  const blue: InquiryLine = {
    ...product,
    remark: "blue 0.5 mm",
    quantity: { amount: 50, unit: "pieces" },
  }
  const full = Array.from({ length: MOST_LINES }, (): InquiryLine => ({ kind: "words", text: "x" }))
  localStorage.clear()
  store.replaceList({ lines: [...full, tube, blue], lead: noLead }, "replaced")
  const box = (localStorage.getItem("pasted-inquiry") ?? "").split("\n")
  expect(box).toEqual(["shs-50x50x3, 20 nos of 6 m", "Colour Coated Products, blue 0.5 mm, 50 nos"])
  expect(readText(box[0], index)[0].candidates).toMatchObject([
    { size: { id: "shs-50x50x3" }, quantities: [quantity] },
  ])
})
