import {
  inquiryFaults,
  inquiryValues,
  OPENED_FIELD,
  postedFields,
  QUICKEST_MS,
  SUSPICION_FIELD,
  TRAP_FIELD,
  trapVerdict,
} from "../../../../src/inquiry/inquiryForm"
import { loadPhoneCheck } from "../../../../src/components/ContactForm/loadPhoneCheck"
import { form as words } from "../../../../src/interface/en/form"

const now = Date.UTC(2026, 0, 5, 4, 30)

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

/** Takes the entries of a list in turn. */
function inTurn<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length] as T
}

const filled = {
  name: "Best SEO",
  company: "Backlinks",
  phone: "9810012345",
  email: "offer@example.com",
  message: "Buy traffic https://example.com/",
  consent: "yes",
}

/** Bots fill every field they find, drop unknown ones, and send at once. */
const robots = Array.from({ length: 200 }, (_, turn) => {
  const waited = turn * 37
  const opened = { [OPENED_FIELD]: String(now - waited) }
  const trap = inTurn(
    ["https://example.com/", "1", " ", filled.name, "n/a", "\u200b", "<a href=x>", "0"],
    turn,
  )
  const fields: Record<string, string> = inTurn(
    [
      { ...filled, ...opened, [TRAP_FIELD]: trap },
      { ...filled, [TRAP_FIELD]: trap },
      { ...filled, ...opened },
      {
        ...filled,
        ...opened,
        [TRAP_FIELD]: "",
        [OPENED_FIELD]: String(now - (waited % QUICKEST_MS)),
      },
    ],
    turn,
  )
  return { turn, fields }
})

const names = ["रमेश शर्मा", "R. Sharma", "محمد علی", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "O’Brien-Singh", "Ravi 🏗️", "A"]
const phones = [
  "98100 12345",
  "+91-98100-12345",
  "09810012345",
  "0120 456 7890",
  "+971 50 123 4567",
  "९८१०० १२३४५",
]
const messages = [
  "50x50x3 20 pcs",
  "चौकोर पाइप 50×50×3, 20 नग",
  "HR sheet 5 mm\n10 t",
  "https://example.com/drawing.pdf",
]

/** People type slowly or use autofill, with or without scripts, on devices with a wrong clock. */
const people = Array.from({ length: 200 }, (_, turn) => {
  const opened = inTurn<Record<string, string>>(
    [
      { [OPENED_FIELD]: String(now - QUICKEST_MS - turn * 1000) },
      // Without scripts the field stays as in the HTML.
      { [OPENED_FIELD]: "" },
      {},
      // The clock was set back meanwhile.
      { [OPENED_FIELD]: String(now + 60_000) },
      // A tab left open for days.
      { [OPENED_FIELD]: String(now - 7 * 24 * 3600_000) },
    ],
    turn,
  )
  return {
    turn,
    fields: {
      consent: "yes",
      message: inTurn(messages, turn),
      email: inTurn(["", "ramesh@example.com"], turn),
      phone: inTurn(phones, turn),
      name: inTurn(names, turn),
      [TRAP_FIELD]: "",
      ...opened,
    },
  }
})

test("each of 200 posts like those of bots is marked or must be sent again", () => {
  const unmarked = robots.filter(
    ({ fields }) =>
      trapVerdict(form(fields), now) === "send" &&
      postedFields(form(fields)).get(SUSPICION_FIELD) === "",
  )
  expect(unmarked).toEqual([])
})

test("each of 200 inquiries like those of people is sent unmarked", async () => {
  const isRealPhone = await loadPhoneCheck()
  const refused = people.filter(
    ({ fields }) =>
      trapVerdict(form(fields), now) !== "send" ||
      postedFields(form(fields)).get(SUSPICION_FIELD) !== "" ||
      inquiryFaults(inquiryValues(form(fields)), isRealPhone, words).length > 0,
  )
  expect(refused).toEqual([])
})
