/** @jest-environment jsdom */
import { fc } from "../../../tests/random-inputs"
import { steel as words } from "../../kit/words/en/steel"
import { noLead, ratedText, type InquiryLine, type Lead, type WholeList } from "./line"
import { listLink, plainHash, readListLink, shortLink } from "./link"
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
  readonly lead?: Lead
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
const amount = fc.integer({ min: 1, max: 999 })
/** Each with words of its own, so that none is added up with another. */
const line = fc
  .tuple(fc.nat(1e6), amount, rate, fc.constantFrom("size", "words", "product"), fc.boolean())
  .map(([n, many, own, kind, isOpen]): InquiryLine => {
    const more = own === undefined ? {} : { rate: own }
    const quantity = { amount: many, unit: "pieces", pieceLength: 6 } as const
    if (kind === "words")
      return { kind, text: `${n} नग pipe, urgent`, ...(isOpen && { isOpen }), ...more }
    if (kind === "product")
      return {
        kind,
        product: "chaukhat",
        name: `Frame ${n}`,
        quantity: null,
        remark: "1.2",
        ...more,
      }
    return { kind: "size", sizeId: "ismb-200", quantity, text: `ISMB 200 ${n}`, ...more }
  })
const list = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }), lead })

const acts = fc.array(
  fc.oneof(
    fc.record({
      act: fc.constant("add" as const),
      more: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ act: fc.constant("addList" as const), list }),
    fc.record({ act: fc.constant("replace" as const), list }),
    fc.record({ act: fc.constant("remove" as const), at: fc.nat(20) }),
    fc.record({ act: fc.constant("change" as const), at: fc.nat(20), line }),
    fc.record({ act: fc.constant("rewrite" as const), at: fc.nat(20), line }),
    fc.record({ act: fc.constant("rate" as const), at: fc.nat(20), rate }),
    fc.record({ act: fc.constant("lead" as const), lead }),
    fc.record({
      act: fc.constant("rates" as const),
      rates: fc.record({ withGst: fc.boolean(), isSent: fc.boolean() }),
    }),
    fc.record({
      act: fc.constantFrom(
        "empty" as const,
        "undo" as const,
        "keepAndOpen" as const,
        "reload" as const,
        "link" as const,
      ),
    }),
  ),
  { minLength: 1, maxLength: 14 },
)
type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never

/** Of lines, as they are kept: what is undefined is not there. */
const texts = (lines: readonly InquiryLine[]) => lines.map(ratedText)

function addedLead(own: Lead, other: Lead): Lead {
  const said = { name: "For", wanted: "Wanted on", place: "Deliver to" } as const
  const left = (["name", "wanted", "place"] as const).flatMap((field) =>
    own[field] && other[field] && own[field] !== other[field]
      ? [
          `${said[field]}: ${field === "wanted" ? other[field].split("-").reverse().join("-") : other[field]}`,
        ]
      : [],
  )
  const note = [own.note, other.note === own.note ? "" : other.note, ...left]
    .filter(Boolean)
    .join("\n")
  return {
    name: own.name || other.name,
    wanted: own.wanted || other.wanted,
    place: own.place || other.place,
    note,
  }
}

test("what goes with a list goes everywhere, and Undo puts back the one thing it names: any acts, against a plain model", async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (all) => {
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
      const whole = () => ({ lead: model.lead, rates: model.rates })
      const run: Record<Act["act"], (act: never) => Promise<void> | void> = {
        add: ({ more }: { more: InquiryLine[] }) => {
          store.addLines(more, "added")
          step({ lines: [...model.lines, ...more] })
        },
        addList: ({ list: other }: { list: WholeList }) => {
          store.addList(other, "added", words)
          step(
            { lines: [...model.lines, ...other.lines], lead: addedLead(model.lead, other.lead) },
            { lead: model.lead },
          )
        },
        replace: ({ list: other }: { list: WholeList }) => {
          store.replaceList(other, "replaced")
          step({ ...other, rates: plain }, whole())
        },
        remove: ({ at }: { at: number }) => {
          const place = at % Math.max(1, model.lines.length)
          if (model.lines.length === 0) return
          store.setLines(store.inquiryLines().toSpliced(place, 1), "removed", { place })
          step({ lines: model.lines.toSpliced(place, 1) })
        },
        change: ({ at, line: next }: { at: number; line: InquiryLine }) => changeAt(at, () => next),
        rate: ({ at, rate: own }: { at: number; rate?: string }) =>
          changeAt(at, (each) => ({ ...each, rate: own })),
        rewrite: ({ at, line: next }: { at: number; line: InquiryLine }) => {
          const place = at % Math.max(1, model.lines.length)
          if (model.lines.length === 0) return
          const before = store.keptList().past.length
          store.rewriteLine(store.inquiryLines()[place], [next], "read again")
          const lines = model.lines.with(place, next)
          // The same line corrected on is one change.
          if (store.keptList().past.length === before && before < 20) settle({ lines })
          else step({ lines })
        },
        lead: ({ lead: next }: { lead: Lead }) => {
          store.setLead(next)
          settle({ lead: next })
        },
        rates: ({ rates }: { rates: RateSettings }) => {
          store.setRateSettings(rates)
          settle({ rates })
        },
        empty: () => {
          store.emptyList("emptied")
          step({ lines: [], lead: noLead, rates: plain }, whole())
        },
        undo: () => {
          store.undo("undone")
          const last = past.at(-1)
          past = past.slice(0, -1)
          if (last)
            settle({
              lines: last.lines,
              lead: last.lead ?? model.lead,
              rates: last.rates ?? model.rates,
            })
        },
        keepAndOpen: () => {
          if (model.lines.length === 0) return
          expect(keepList(store.inquiryLines(), store.keptList().lead)).toBe(true)
          const kept = readLists(localStorage.getItem(KEPT[1]) ?? "")
          const [first] = typeof kept === "function" ? [] : kept
          const { lines, lead: own } = readListLink(first.hash)
          expect([texts(lines), own]).toEqual([texts(model.lines), model.lead])
        },
        link: async () => {
          const { isSent } = model.rates
          const short = await shortLink(
            listLink("https://x.example/inquiry", store.inquiryLines(), model.lead, isSent),
          )
          const { lines, lead: own } = readListLink(await plainHash(new URL(short).hash))
          const sent = model.lines.map((each) => (isSent ? each : { ...each, rate: undefined }))
          expect([texts(lines), own]).toEqual([texts(sent), model.lead])
        },
        reload: () => {
          // As another tab finds it; what was done there cannot be undone here.
          const stored = localStorage.getItem(store.LIST[1]) ?? ""
          localStorage.setItem(store.LIST[1], stored ? `${stored} ` : "")
          dispatchEvent(new StorageEvent("storage"))
          if (stored) past = []
        },
      }
      function changeAt(at: number, next: (line: InquiryLine) => InquiryLine) {
        if (model.lines.length === 0) return
        const place = at % model.lines.length
        const before = model.lines[place]
        store.changeLine(store.inquiryLines()[place], next(store.inquiryLines()[place]))
        const swap = (lines: readonly InquiryLine[]) =>
          lines.map((each) => (each === before ? changed : each))
        const changed = next(before)
        past = past.map((each) => ({ ...each, lines: swap(each.lines) }))
        settle({ lines: swap(model.lines) })
      }
      for (const one of all) {
        await run[one.act](one as never)
        const now = store.keptList()
        expect({
          after: one.act,
          lines: texts(now.lines),
          lead: now.lead,
          rates: now.rateSettings,
        }).toEqual({
          after: one.act,
          lines: texts(model.lines),
          lead: model.lead,
          rates: model.rates,
        })
      }
    }),
    { numRuns: Number(process.env.LIST_RUNS ?? 12) * 25 },
  )
})
