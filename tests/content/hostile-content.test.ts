import { contentFaults } from "../../src/content/check/rules"
import { faultLine } from "../../src/content/check/fault"
import { readContentFiles, readMediaFiles } from "../../src/content/check/read-files"
import { wrongLink } from "../../src/content/model/fields/kinds"
import { markdownToHtml } from "../../src/content/model/markdown"
import { contentWith, hostileContent, textPayloads } from "../hostile-content"
import { oddEntries } from "../odd-entries"
import { forbiddenLinks, overrides } from "../payloads.json"

const hostile = hostileContent()

test("the content check lets all of them pass: they are texts like any other", async () => {
  const placed = new Set(hostile.places.map(({ text }) => text))
  expect(textPayloads.filter((payload) => !placed.has(payload))).toEqual([])
  const faults = contentFaults(hostile.files, await readMediaFiles("content"))
  expect(faults.map(faultLine)).toEqual([])
})

test("no text of the content accepts what reads as something else", () => {
  expect(contentWith(({ takes }) => overrides.find(takes)).places).toEqual([])
})

test("no link field of the content accepts what leads astray", async () => {
  const media = await readMediaFiles("content")
  const refused = new Set<string>()
  // A file whose form is wrong is not searched for links without a page: as a person would, mend what is named and check again.
  for (let before = -1; before < refused.size;) {
    before = refused.size
    let turn = 0
    const { files, places } = contentWith(({ widget, where }) => {
      if (!widget.pattern?.toString().endsWith(wrongLink)) return undefined
      const text = forbiddenLinks[turn++ % forbiddenLinks.length]
      return refused.has(where) ? undefined : text
    })
    if (before === 0) expect(places.length).toBeGreaterThanOrEqual(forbiddenLinks.length)
    const faults = contentFaults(files, media).map(faultLine)
    const left = places.filter(({ where }) => {
      const [file, ...path] = where.split(" ")
      const start = `content/${file}:`
      return !faults.some((line) => line.startsWith(start) && line.includes(` ${path.join(".")}: `))
    })
    for (const { where } of places) {
      if (!left.some((place) => place.where === where)) refused.add(where)
    }
    if (refused.size === before) expect(left).toEqual([])
  }
})

test.each([...textPayloads, ...forbiddenLinks.map((payload) => `[x](${payload})`)])(
  "formatted text never turns %j into something that runs",
  (payload) => {
    const html = markdownToHtml(payload)
    const tags = [...html.matchAll(/<([a-z0-9]+)((?:\s[^>]*)?)>/gi)]
    const harmless = /^(p|h2|h3|h4|h5|h6|ul|ol|li|em|strong|blockquote|code|pre|hr|br|s|a)$/
    expect(tags.map(([, name = ""]) => name).filter((name) => !harmless.test(name))).toEqual([])
    const attributes = tags.map(([, , text = ""]) => text).join(" ")
    expect(attributes).not.toMatch(/\son\w+=|style=/i)
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = ""]) => target)
    expect(targets.filter((target) => !/^(https?:|mailto:|tel:|\/(?!\/)|#)/.test(target))).toEqual(
      [],
    )
  },
)

// full/editor-tasks.spec.ts looks at them on the built site.
test("entries at the edge of what is allowed are allowed", async () => {
  const files = [...readContentFiles("content"), ...oddEntries]
  expect(contentFaults(files, await readMediaFiles("content")).map(faultLine)).toEqual([])
})
