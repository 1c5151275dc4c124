import { anyCharacter, fc } from "../../../tests/random-inputs"
import { english } from "../words/en"
import { hindi } from "../words/hi"
import { packed, unpacked } from "./pack"
import { chatWay, mailWay, wholeText } from "./texts"

const text = (maxLength: number) => fc.string({ unit: anyCharacter, minLength: 1, maxLength })
const message = fc.record({
  head: fc.array(text(200), { minLength: 1, maxLength: 4 }),
  items: fc.array(text(150), { maxLength: 200 }).map((all) => all.map((one, n) => `#${n}# ${one}`)),
  tail: fc.array(text(60), { maxLength: 5 }),
  link: fc.option(
    fc.integer({ min: 1, max: 6000 }).map((long) => `https://x.example/#${"z".repeat(long)}`),
  ),
})
const plain = (said: string) => said.replaceAll("\u00a0", " ")

test("each item of a message is in what is sent, or the text names how many are left out; none is longer than the way takes", () => {
  fc.assert(
    fc.property(message, fc.constantFrom(english, hindi), (sent, { sending: { inMessage } }) => {
      const chat = chatWay("+91 98100 00000", sent, inMessage)
      const mail = mailWay("info@example.com", "Inquiry", sent, inMessage)
      expect(chat.text.length).toBeLessThanOrEqual(4000)
      expect(mail.address.length).toBeLessThanOrEqual(2000)
      for (const way of [chat, mail]) {
        const here = sent.items.filter((item) => way.text.includes(plain(item).trim()))
        expect(here.length).toBeGreaterThanOrEqual(sent.items.length - way.left)
        if (!way.isWhole) expect(way.text).toContain(inMessage(way.left, way.isLinked))
        expect(sent.link !== null && way.text.endsWith(`\n\n${sent.link}`)).toBe(way.isLinked)
        // What leads it is left whole wherever there is room for it.
        const headFits = plain(sent.head.join("\n")).length < 400 && way === chat
        if (headFits) expect(way.text).toContain(plain(sent.head[0]).trim())
      }
      for (const part of [...sent.head, ...sent.items, ...sent.tail])
        expect(wholeText(sent)).toContain(plain(part).trim())
    }),
  )
})

const addressOf = (any: string) => encodeURIComponent(any).replace(/[!'()*]/g, "+")

test("what is packed comes back as it was, and cut at any place or with any sign changed it is refused, never another", async () => {
  await fc.assert(
    fc.asyncProperty(text(300).map(addressOf), fc.nat(), async (plain, place) => {
      const short = await packed(plain)
      expect(short).toMatch(/^[\w-]+$/)
      expect(await unpacked(short)).toBe(plain)
      const at = place % short.length
      const damaged = [
        short.slice(0, at),
        `${short.slice(0, at)}${short[at] === "A" ? "B" : "A"}${short.slice(at + 1)}`,
      ]
      for (const one of damaged) expect([null, plain]).toContain(await unpacked(one))
    }),
  )
  const short = await packed(addressOf("ISMB 200 चौकोर पाइप 20 नग ".repeat(20)))
  for (let end = 0; end < short.length; end += 1)
    expect(await unpacked(short.slice(0, end))).toBeNull()
})
