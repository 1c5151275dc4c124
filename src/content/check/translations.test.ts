import type { ContentFile } from "./fault"
import { placeholders } from "./placeholders"
import { readContentFiles } from "./read-files"
import { contentFaults } from "./rules"
import { noticeCount, translationNotices } from "./translations"
import { originalTexts } from "../model/translation"
import { typeOfFile } from "../model/index"

const english = readContentFiles("content").filter(({ path }) => !path.startsWith("hi/"))
const branch = english.find(({ path }) => path.startsWith("branches/"))
const [file, original] = [branch?.path ?? "", JSON.parse(branch?.text ?? "{}") as object]
const type = typeOfFile(file)

const written = (path: string, value: object): ContentFile => ({
  path,
  text: JSON.stringify(value, null, 2),
})
const whole = {
  name: "शाखा",
  address: "शहर, राज्य",
  from: type ? originalTexts(type, original) : {},
}

/** Faults and notices about Hindi files alone, with some Hindi files in the content. */
const about = (...files: ContentFile[]) => {
  const all = [...english, ...files]
  const ofHindi = ({ file: path }: { file: string }) => path.startsWith("content/hi/")
  return {
    faults: contentFaults(all, []).filter(ofHindi),
    notices: translationNotices(all).filter(
      ({ file: path }) => path === `content/${files[0]?.path}`,
    ),
  }
}

test("a complete translation has no fault and needs no review", () => {
  expect(about(written(`hi/${file}`, whole))).toEqual({ faults: [], notices: [] })
})

test.each([
  ["an unknown field", { nmae: "शाखा" }, "nmae", /not a field of this content/],
  ["an address", { whatsapp: "पाइप" }, "whatsapp", /not a field of this content/],
])("%s is a fault with its line", (_, words, field, message) => {
  const { faults } = about(written(`hi/${file}`, { ...whole, ...words }))
  expect(faults).toEqual([
    {
      file: `content/hi/${file}`,
      line: expect.any(Number) as number,
      field,
      message: expect.stringMatching(message) as string,
    },
  ])
})

test("an address in Hindi letters is refused", () => {
  const post = english.find(({ path }) => path.startsWith("posts/"))
  const { faults } = about(written(`hi/${post?.path}`, { body: "[यहाँ](/पाइप)" }))
  expect(faults).toMatchObject([
    { field: "body", message: expect.stringMatching("no such page") as string },
  ])
})

test("a translation of a deleted entry is a fault of its file", () => {
  const { faults, notices } = about(written("hi/branches/nowhere.json", whole))
  expect(faults).toEqual([
    {
      file: "content/hi/branches/nowhere.json",
      line: 1,
      field: "",
      message:
        "translates content/branches/nowhere.json, which does not exist: delete content/hi/branches/nowhere.json, or bring that file back",
    },
  ])
  expect(notices).toEqual([])
})

test("a text that is missing and one that has changed are listed", () => {
  const incomplete = { ...whole, name: "" }
  expect(about(written(`hi/${file}`, incomplete)).notices).toMatchObject([
    { field: "name", message: expect.stringMatching("has no Hindi yet") as string },
  ])
  const outdated = { ...whole, from: { ...whole.from, name: "0" } }
  expect(about(written(`hi/${file}`, outdated)).notices).toMatchObject([
    { field: "name", line: 2, message: expect.stringMatching("has changed") as string },
  ])
})

test("before the first Hindi text nothing is missing", () => {
  expect(translationNotices(english)).toEqual([])
})

test("an entry without a translation is listed once", () => {
  const other = english.find(({ path }) => path.startsWith("branches/") && path !== file)
  const notices = translationNotices([...english, written(`hi/${other?.path}`, whole)]).filter(
    ({ file: path }) => path.endsWith(`/${file}`),
  )
  expect(notices).toMatchObject([
    { line: 1, message: expect.stringMatching("has no Hindi") as string },
  ])
  expect(noticeCount(1)).toMatch("One")
  expect(noticeCount(2)).toMatch("2 Hindi texts")
})

test("the Hindi texts are a placeholder until the switch in Settings is on", () => {
  const hindi = written(`hi/${file}`, whole)
  const unread = (files: readonly ContentFile[]) =>
    placeholders(files).filter(({ field }) => field === "hindiRead")
  expect(unread([...english, hindi])).toHaveLength(1)
  expect(unread(english)).toEqual([])
  const read = english.map((each) =>
    each.path === "site/settings.json"
      ? written(each.path, { ...(JSON.parse(each.text) as object), hindiRead: true })
      : each,
  )
  expect(unread([...read, hindi])).toEqual([])
})
