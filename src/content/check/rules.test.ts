import { examplesIn, patternIn } from "../../../tests/examples"
import { faultLine, type ContentFile, type MediaFile } from "./fault"
import { readContentFiles } from "./read-files"
import { contentFaults } from "./rules"
import entries from "./test-entries.json"

/*
 * The real content with an entry of each shape beside it. Edits are made to those, so that the lines named below are theirs and
 * marketing may write what it likes.
 */

const written = (value: object) => `${JSON.stringify(value, null, 2)}\n`

const TUBE = "products/test-tube.json"
const BAR = "products/test-bar.json"
const TOWN = "branches/test-town.json"
const POST = "posts/test-post.json"
const PROJECT = "projects/test-project.json"
const tube = written(entries[TUBE])

const files: readonly ContentFile[] = [
  // Their translations are checked in the same way, and need as long: translations.test.ts
  ...readContentFiles("content").filter(({ path }) => !path.startsWith("hi/")),
  ...Object.entries(entries).map(([path, entry]) => ({ path, text: written(entry) })),
]

/** Every media file the content names, of a good size. */
const media: readonly MediaFile[] = files.flatMap(({ text }) =>
  [...text.matchAll(/"\.\.\/media\/([^"]+)"/g)].map(([, name]) => ({
    path: String(name),
    bytes: 200_000,
    ...(/\.(jpg|png)$/.test(String(name)) ? { picture: { width: 1200, height: 900 } } : {}),
  })),
)

function faults(
  changed: readonly ContentFile[] = [],
  without: readonly string[] = [],
  mediaFiles = media,
): string[] {
  const paths = [...changed.map(({ path }) => path), ...without]
  const rest = files.filter(({ path }) => !paths.includes(path))
  return contentFaults([...rest, ...changed], mediaFiles).map(faultLine)
}

/** A file of `files` with one place replaced. */
function edited(path: string, from: string | RegExp, to: string): ContentFile {
  const before = files.find((file) => file.path === path)?.text ?? ""
  const text = before.replace(from, () => to)
  if (text === before) throw new Error(`${path} does not hold ${String(from)}`)
  return { path, text }
}

const table = examplesIn(__dirname, "faults.tsv")
const missing = "please fill in"

/** What a field of each kind refuses: model/fields/fields.test.ts. In faults.tsv one place of a file replaced, and the line, field and sentence of the one fault. */
test.each(table("edits"))("in %s, %p written %p", (path, from, to, fault) => {
  expect(faults([edited(path, patternIn(from), to)])).toEqual([
    expect.stringContaining(`content/${path}:${fault}`),
  ])
})

test("a misspelled key is two faults: the unknown one, and the one that is now missing", () => {
  expect(faults([edited(TUBE, '"heading"', '"headding"')])).toEqual([
    `content/${TUBE}:1 heading: ${missing}`,
    expect.stringContaining("4 headding: is not a field of this content"),
  ])
})

test("inquiries sent to an address need that address", () => {
  const settings = (inquiry: object) => {
    const file = files.find(({ path }) => path === "site/settings.json")
    const current = JSON.parse(file?.text ?? "") as object
    return faults([{ path: "site/settings.json", text: JSON.stringify({ ...current, inquiry }) }])
  }
  expect(settings({ provider: "endpoint", endpoint: "/contact" })).toEqual([
    "content/site/settings.json:1 inquiry.endpoint: must be an address with https:// when “Sent by” is “An address that takes the form”",
  ])
  expect(settings({ provider: "endpoint", endpoint: "https://example.com/form" })).toEqual([])
  expect(settings({ provider: "none", endpoint: "" })).toEqual([])
})

test.each(table("cleared"))(
  "%s that may be left empty was cleared: no fault",
  (_, path, from, to) => {
    expect(faults([edited(path, patternIn(from), to)])).toEqual([])
  },
)

describe("a link", () => {
  const wrong = "must lead to https://…, mailto:…, tel:… or a page of this site such as /contact"
  const linkTo = (target: string) => edited(PROJECT, '"/"', JSON.stringify(target))

  // Those that lead astray, in every field: tests/content/hostile-content.test.ts.
  test.each(table("links refused"))("%s is refused", (target) => {
    expect(faults([linkTo(target)])).toEqual([`content/${PROJECT}:3 linkTo: ${wrong}`])
  })

  test.each(table("links to no page"))("%s leads to no page", (target, page) => {
    expect(faults([linkTo(target)])).toEqual([
      `content/${PROJECT}:3 linkTo: leads to ${page}, and there is no such page`,
    ])
  })

  test.each(table("links"))("%s is fine", (target) => {
    expect(faults([linkTo(target)])).toEqual([])
  })

  test.each(["`[a](/nowhere)`", "<https://example.com/a>"])(
    "in formatted text: %s is fine",
    (source) => {
      expect(faults([edited(TUBE, "Ask for [a price](/contact).", source)])).toEqual([])
    },
  )

  test.each([
    ["[a](&#106;avascript:alert(1))", wrong],
    ["[a][b]\\n\\n[b]: //evil.example", wrong],
    ["- [a](/संपर्क)", "leads to /संपर्क, and there is no such page"],
    ["- [a](/50%)", "leads to /50%, and there is no such page"],
  ])("in formatted text: %s", (source, sentence) => {
    expect(faults([edited(TUBE, "Ask for [a price](/contact).", source)])).toEqual([
      `content/${TUBE}:15 description: ${sentence}`,
    ])
  })

  test("to a product with a mistake is not a second fault, to a deleted one it is", () => {
    const linked = linkTo("/test-tube")
    expect(faults([linked, edited(TUBE, '"A tube."', "7")])).toHaveLength(1)
    expect(faults([linked, edited(TUBE, '"Test tube",', '"Test tube"')])).toHaveLength(1)
    expect(faults([linked], [TUBE])).toEqual([
      `content/${BAR}:42 related[0]: names “test-tube”, which does not exist in products`,
      `content/${PROJECT}:3 linkTo: leads to /test-tube, and there is no such page`,
    ])
  })
})

describe("a picture", () => {
  const at = `content/${TUBE}:33 pictures[0].src:`

  test.each([
    ["../media/Test-Tube.jpg", "the file content/media/Test-Tube.jpg does not exist"],
    ["../media/../secret.jpg", "the file content/media/../secret.jpg does not exist"],
    ["https://example.com/a.jpg", "must be a file in content/media, written ../media/name.jpg"],
    ["../media/test-film.mp4", "must be a picture ending in .jpg, .jpeg, .png, .webp"],
  ])("named %s", (name, sentence) => {
    expect(faults([edited(TUBE, "../media/test-tube.jpg", name)])).toEqual([`${at} ${sentence}`])
  })

  const tooLarge = "make it at most 4000 on each side"
  const picture = (width: number, height: number) => ({ picture: { width, height } })

  test.each<[string, Partial<MediaFile>, string | undefined]>([
    [
      "unreadable",
      { picture: undefined },
      "is not a picture that can be read, or lies on its side: export it again, upright, as JPG or PNG",
    ],
    ["too small", picture(120, 90), "the picture is 120 pixels wide; at least 600 are needed"],
    ["too high", picture(900, 9000), `the picture is 900 by 9000 pixels; ${tooLarge}`],
    ["too heavy", { bytes: 12_300_000 }, "the picture is 12.3 MB; make it smaller than 3 MB"],
    ["as large as allowed", { ...picture(4000, 4000), bytes: 3_000_000 }, undefined],
  ])("%s", (_, file, sentence) => {
    const changed = media.map((each) =>
      each.path === "test-tube.jpg" ? { ...each, ...file } : each,
    )
    expect(faults([], [], changed)).toEqual(sentence ? [`${at} ${sentence}`] : [])
  })

  test("beside a film too heavy", () => {
    const heavy = media.map((each) =>
      each.path === "test-film.mp4" ? { ...each, bytes: 48_000_000 } : each,
    )
    expect(faults([], [], heavy)).toEqual([
      `content/${POST}:7 film.mp4: the file is 48 MB; at most 20 MB are allowed`,
    ])
  })
})

test("a hidden product may still be linked to, and its address stays taken", () => {
  const hidden = edited(TUBE, '  "kind"', '  "hidden": true,\n  "kind"')
  expect(faults([hidden, edited(PROJECT, '"/"', '"/test-tube"')])).toEqual([])
  expect(faults([hidden, edited(BAR, "/test-bar", "/test-tube")])).toEqual([
    `content/${BAR}:5 url: the address /test-tube is already that of content/${TUBE}`,
  ])
})

test("a size in the range that cannot be made is a fault", () => {
  const path = "site/size-range.json"
  const range = JSON.parse(files.find((file) => file.path === path)?.text ?? "") as {
    preGalvanized: { bores: number[] }
  }
  range.preGalvanized.bores.push(33)
  expect(faults([{ path, text: JSON.stringify(range) }])).toContainEqual(
    expect.stringMatching(/:1 preGalvanized\.bores\[\d+\]: 33 is not a nominal bore/),
  )
})

test.each(table("addresses"))("an address %s is a fault", (_, from, to, fault) => {
  const file = edited(TUBE, from, to)
  const inOrder = files.map((each) => (each.path === file.path ? file : each))
  expect(contentFaults(inOrder, media).map(faultLine)).toEqual([`content/${fault}`])
})

describe("a file", () => {
  test.each(["notes.json", "products/old/tube.json", "site/footer.json"])(
    "%s belongs nowhere",
    (path) => {
      expect(faults([{ path, text: tube }])).toEqual([
        `content/${path}:1 belongs to no collection: move it or delete it`,
      ])
    },
  )

  test.each(["Tube", "test tube", "tube-", "ट्यूब"])("named %s.json", (name) => {
    const path = `projects/${name}.json`
    expect(faults([{ path, text: written({ name: "Test project", linkTo: "/" }) }])).toEqual([
      `content/${path}:1 its file name may contain only small letters, digits and hyphens: raipur-2.json`,
    ])
  })

  test("that a page needs is gone", () => {
    expect(faults([], ["site/csr.json"])).toEqual([
      "content/site/csr.json:1 is missing: CSR Initiative needs it",
    ])
    const posts = files.map(({ path }) => path).filter((path) => path.startsWith("posts/"))
    expect(faults([], posts)).toEqual([
      "content/posts:1 has no post: the page /blog is made of the newest one",
    ])
  })

  test("with Windows line ends or on one line is fine", () => {
    const windows = tube.replaceAll("\n", "\r\n")
    expect(faults([{ path: TUBE, text: windows }])).toEqual([])
    expect(faults([{ path: TUBE, text: windows.replace('"A tube."', "7") }])).toEqual([
      `content/${TUBE}:12 summary: must be text`,
    ])
    expect(faults([{ path: TUBE, text: JSON.stringify(JSON.parse(tube)) }])).toEqual([])
  })
})

test("all faults of all files are named at once, by file and line", () => {
  const wrong = [
    { path: TUBE, text: tube.replace('"A tube."', "7").replace('"A tube"', '""') },
    edited(TOWN, "20.5", "200"),
    edited(PROJECT, '"/"', '"/nowhere"'),
    { path: "site/extra.json", text: "{}" },
  ]
  expect(faults(wrong, ["site/csr.json"])).toEqual([
    `content/${TOWN}:8 position.lat: must be between 6 and 38`,
    `content/${TUBE}:12 summary: must be text`,
    `content/${TUBE}:14 descriptionHeading: ${missing}`,
    `content/${PROJECT}:3 linkTo: leads to /nowhere, and there is no such page`,
    "content/site/csr.json:1 is missing: CSR Initiative needs it",
    "content/site/extra.json:1 belongs to no collection: move it or delete it",
  ])
})
