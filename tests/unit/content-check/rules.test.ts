import { families } from "../../../src/content-model/product"
import { contentFaults } from "../../../src/content-check/rules"
import { faultLine } from "../../../src/content-check/fault"
import type { ContentFile, MediaFile } from "../../../src/content-check/fault"
import { readContentFiles } from "../../../src/content-check/read-files"

/*
 * The real content, in order, with one entry of each shape beside it. Edits are made to those, so that the lines named
 * below are theirs and marketing may write what it likes.
 */

const tube = `{
  "name": "Test tube",
  "navigationName": "Test tube",
  "heading": "Test tube",
  "url": "/test-tube",
  "aliases": [
    "/old-test-tube",
    "/older-test-tube"
  ],
  "family": "pipe",
  "range": "15 to 400 nb",
  "summary": "A tube.",
  "searchDescription": "A tube to test what happens when somebody edits it wrongly.",
  "descriptionHeading": "A tube",
  "description": "Ask for [a price](/contact).",
  "features": [
    {
      "title": "Durability",
      "text": "It lasts."
    }
  ],
  "specifications": [
    {
      "label": "Size",
      "value": "15 nb"
    }
  ],
  "standards": [
    "IS 1161:2014"
  ],
  "pictures": [
    {
      "src": "../media/test-tube.jpg",
      "alt": "A tube",
      "kind": "rendering"
    }
  ],
  "listedIn": [
    "navigation"
  ],
  "related": [
    "test-bar"
  ]
}
`

const bar = tube
  .replaceAll("test-tube", "test-bar")
  .replace('"test-bar"\n  ]\n}', '"test-tube"\n  ]\n}')

const town = `{

  "name": "Test town",
  "address": "Test town",
  "phones": [
    "+91 98100 00000"
  ],
  "position": {
    "lat": 20.5,
    "lng": 80.5
  },
  "shownOn": [
    "home"
  ]
}
`

const village = town

const post = `{
  "title": "Test post",
  "date": "2019-07-02",
  "summary": "A post.",
  "searchDescription": "A post to test what happens when somebody edits it wrongly.",
  "film": {
    "mp4": "../media/test-film.mp4",
    "caption": "A film."
  },
  "body": "Text."
}
`

const project = `{
  "name": "Test project",
  "linkTo": "/"
}
`

const TUBE = "products/test-tube.json"
const TOWN = "branches/test-town.json"
const POST = "posts/test-post.json"
const PROJECT = "projects/test-project.json"

const files: readonly ContentFile[] = [
  ...readContentFiles("content"),
  { path: TUBE, text: tube },
  { path: "products/test-bar.json", text: bar },
  { path: TOWN, text: town },
  { path: "branches/test-village.json", text: village },
  { path: POST, text: post },
  { path: PROJECT, text: project },
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
  {
    without = [],
    media: mediaFiles = media,
  }: { without?: string[]; media?: readonly MediaFile[] } = {},
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

const missing = "is required, but is missing or empty"
const linkSentence =
  "must lead to https://…, mailto:…, tel:… or a page of this site such as /contact"

test("content without mistakes has no faults", () => {
  expect(faults()).toEqual([])
})

/** One place of a file replaced, and the line and field at which the check finds the fault. */
type Mistake = [mistake: string, path: string, from: string | RegExp, to: string, at: string]

/** Expects one fault of each mistake, with the sentence above it. */
function describeMistakes(name: string, bySentence: Readonly<Record<string, Mistake[]>>) {
  describe(name, () => {
    for (const [sentence, mistakes] of Object.entries(bySentence)) {
      test.each(mistakes)("%s", (_, path, from, to, at) => {
        expect(faults([edited(path, from, to)])).toEqual([`content/${path}:${at} ${sentence}`])
      })
    }
  })
}

const noField =
  "is not valid JSON: a field name in quotation marks is missing here, or there is an extra comma before it"
const noValue = "is not valid JSON: a value is missing here, or there is an extra comma before it"
const utf8 = "save it as plain UTF-8"

describeMistakes("a file that is not JSON", {
  "is not valid JSON: a comma is missing before this line or in it": [
    ["a missing comma", TUBE, '"pipe",', '"pipe"', "11"],
    ["a missing bracket", TOWN, /\]\n}\n$/, "}\n", "14"],
  ],
  [noField]: [
    ["a comma too many in a group", TOWN, "80.5\n", "80.5,\n", "11"],
    ["a number with a decimal comma", TOWN, "20.5", "20,5", "9"],
  ],
  [noValue]: [
    ["a comma too many in a list", TOWN, '"home"\n', '"home",\n', "14"],
    ["a missing value", TOWN, "20.5", "", "9"],
    ["nothing at all", TUBE, /^[^]*$/, "", "1"],
  ],
  "is not valid JSON: comments are not allowed": [
    ["a comment", TUBE, '  "heading"', '  // new\n  "heading"', "4"],
  ],
  "is not valid JSON: a closing brace } is missing": [
    ["a missing brace at the end", TOWN, /\]\n}\n$/, "]\n", "15"],
  ],
  "is not valid JSON: there is more text after its end": [
    ["something after the end", TOWN, /}\n$/, "}\n}\n", "16"],
  ],
  "is not valid JSON: a colon is missing here": [
    ["a missing colon", TUBE, '"family":', '"family"', "10"],
  ],
  "is not valid JSON: a closing quotation mark is missing": [
    ["a missing quotation mark", TUBE, 'tube",\n  "heading"', 'tube,\n  "heading"', "3"],
    ["a line break inside a text", TUBE, '"A tube."', '"A\ntube."', "12"],
  ],
  "is not valid JSON: a word has no quotation marks": [
    ["curly quotation marks", TUBE, '"pipe"', "“pipe”", "10"],
    ["a word without quotation marks", TUBE, '"pipe"', "pipe", "10"],
    ["a number with a unit", TOWN, "20.5", "20.5 N", "9"],
    ["the marks of a merge", TUBE, '  "heading"', '<<<<<<< HEAD\n  "heading"', "4"],
  ],
  "is not valid JSON: a backslash \\ has no meaning here; for the character itself write two": [
    ["a broken escape", TUBE, '"A tube."', '"A \\q tube."', "12"],
  ],
  "is not valid JSON: a text has a tab or another invisible character": [
    ["a tab inside a text", TUBE, '"A tube."', '"A\ttube."', "12"],
  ],
  [`starts with an invisible mark (BOM): ${utf8}`]: [
    ["a byte order mark", TUBE, /^{/, "\uFEFF{", "1"],
  ],
  [`has a character that cannot be read: ${utf8}`]: [
    ["letters of another encoding", TUBE, "lasts", "l\uFFFDsts", "19"],
  ],
})

const standards = /\[\s*"IS 1161:2014"\s*\]/
const phones = /\[\s*"\+91 98100 00000"\s*\]/
const durability = /{\s*"title": "Durability",\s*"text": "It lasts."\s*}/
const aliases = /\[\s*"\/old-test-tube",\s*"\/older-test-tube"\s*\]/
const whole = /^[^]*$/
const oneOfFamilies = `must be one of: ${families.map(({ value }) => value).join(", ")}`
const realDate = "must be a date that exists, written year-month-day: 2024-07-02"

describeMistakes("a value of the wrong kind", {
  "must be text": [
    ["a number for text", TUBE, '"A tube."', "7", "12 summary:"],
    ["a list for text", TUBE, '"A tube."', '["A tube."]', "12 summary:"],
    ["true for text", TUBE, '"A tube."', "true", "12 summary:"],
    ["a number for a picture", TUBE, '"../media/test-tube.jpg"', "1", "33 pictures[0].src:"],
    ["a number for a telephone number", TOWN, '"+91 98100 00000"', "9810000000", "6 phones[0]:"],
    ["a group for a product", TUBE, '"test-bar"', "{}", "42 related[0]:"],
  ],
  "must be a number": [["text for a number", TOWN, "20.5", '"20.5"', "9 position.lat:"]],
  "must be a list": [
    ["text for a list", TUBE, /\[\s*"navigation"\s*\]/, '"navigation"', "38 listedIn:"],
    ["a group for a list", TUBE, standards, '{"a": 1}', "28 standards:"],
    ["a list of addresses as one text", TUBE, aliases, '"/a, /b"', "6 aliases:"],
  ],
  "must be a group of fields": [
    ["text for a group", TOWN, /{\s*"lat": [^}]*}/, '"20.5, 80.5"', "8 position:"],
    ["text for a group in a list", TUBE, durability, '"Durability"', "17 features[0]:"],
    ["a list for the whole file", PROJECT, whole, "[]", "1"],
    ["text for the whole file", PROJECT, whole, '"a"', "1"],
  ],
  [oneOfFamilies]: [["an unknown choice", TUBE, '"pipe"', '"pipes"', "10 family:"]],
  "must be one of: navigation, homeTiles, footer, valueAdded": [
    ["an unknown choice of several", TUBE, '"navigation"', '"menu"', "39 listedIn[0]:"],
  ],
  "must be one of: photograph, rendering, model, sample": [
    ["a number for a choice", TUBE, '"rendering"', "2", "35 pictures[0].kind:"],
  ],
  "must be a date such as 2024-07-02": [
    ["a number for a date", POST, '"2019-07-02"', "2019", "3 date:"],
  ],
  [realDate]: [
    ["a date with its time, as some editors write it", POST, "-02", "-02T00:00:00.000Z", "3 date:"],
  ],
  [missing]: [
    ["a group for text, as a picture of its own", TUBE, '"A tube."', "{}", "12 summary:"],
    ["the remains of a removed list item", TUBE, '"IS 1161:2014"', "null", "29 standards[0]:"],
    [
      "the remains of a removed group",
      TUBE,
      /{\s*"label": [^}]*}/,
      "null",
      "23 specifications[0]:",
    ],
    ["null for the whole file", PROJECT, whole, "null", "1"],
  ],
})

describeMistakes("a value out of bounds", {
  "must be between 6 and 38": [
    ["latitude 200", TOWN, "20.5", "200", "9 position.lat:"],
    ["latitude and longitude swapped", TOWN, "20.5", "80.5", "9 position.lat:"],
  ],
  "must be a number": [["a number beyond all numbers", TOWN, "20.5", "1e999", "9 position.lat:"]],
  [realDate]: [
    ["a date that does not exist", POST, "2019-07-02", "2024-02-30", "3 date:"],
    ["a date the Indian way round", POST, "2019-07-02", "02-07-2024", "3 date:"],
  ],
  "must be at most 60 characters long; it has 5000": [
    ["a name of 5,000 characters", TUBE, '"Test tube"', `"${"x".repeat(5000)}"`, "2 name:"],
  ],
  "must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes":
    [
      ["an address with capitals", TUBE, '"/test-tube"', '"/Test-Tube"', "5 url:"],
      [
        "an address with / at the end",
        TUBE,
        '/old-test-tube"',
        '/old-test-tube/"',
        "7 aliases[0]:",
      ],
    ],
  "must be a telephone number in digits and spaces: +91 98100 00000": [
    ["a telephone number with words", TOWN, "+91 98100 00000", "ask Ravi", "6 phones[0]:"],
  ],
  "must have at most 4 entries": [
    [
      "too many telephone numbers",
      TOWN,
      phones,
      `["${Array(5).fill("98100 00000").join('", "')}"]`,
      "5 phones:",
    ],
  ],
})

describeMistakes("something required that is not there", {
  [missing]: [
    ["a missing key, at the line of its group", TUBE, / {2}"heading": .*\n/, "", "1 heading:"],
    ["a missing key in a group of a list", TUBE, / {6}"alt": .*\n/, "", "32 pictures[0].alt:"],
    ["cleared text", TUBE, '"A tube."', '""', "12 summary:"],
    ["text of spaces", TUBE, '"A tube."', '"   "', "12 summary:"],
    ["an emptied list", TOWN, phones, "[]", "5 phones:"],
    ["an empty entry of a list", TOWN, '"+91 98100 00000"', '""', "6 phones[0]:"],
    ["a picture without a file", TUBE, '"../media/test-tube.jpg"', '""', "33 pictures[0].src:"],
    ["a film without its file", POST, '"../media/test-film.mp4"', '""', "7 film.mp4:"],
    ["half a position", TOWN, '"lng": 80.5', '"lng": ""', "10 position.lng:"],
  ],
})

test("inquiries sent to an address need that address", () => {
  const sentence =
    "must be an address with https:// when “Sent by” is “An address that takes the form”"
  const settings = (inquiry: object) => {
    const file = files.find(({ path }) => path === "site/settings.json")
    const current = JSON.parse(file?.text ?? "") as object
    return faults([{ path: "site/settings.json", text: JSON.stringify({ ...current, inquiry }) }])
  }
  expect(settings({ provider: "endpoint" })).toEqual([
    `content/site/settings.json:1 inquiry.endpoint: ${sentence}`,
  ])
  expect(settings({ provider: "endpoint", endpoint: "/contact" })).toHaveLength(1)
  expect(settings({ provider: "endpoint", endpoint: "https://example.com/form" })).toEqual([])
  expect(settings({ provider: "none", endpoint: "" })).toEqual([])
})

describe("an optional field that was cleared is not a fault", () => {
  test.each<[string, string, string | RegExp, string]>([
    ["a list", TUBE, standards, "[]"],
    ["a list, as null", TUBE, standards, "null"],
    ["a list, as text", TUBE, standards, '""'],
    ["a list, left out", TUBE, / {2}"standards": \[\s*"IS 1161:2014"\s*\],\n/, ""],
    ["a group of empties", TOWN, /20.5,\s*"lng": 80.5/, '"", "lng": null'],
    [
      "a list of choices and the text beside it",
      TUBE,
      '  "related"',
      '  "sizeTables": [],\n  "chartLabel": "",\n  "related"',
    ],
    ["a group, left out", TOWN, / {2}"position": {[^}]*},\n/, ""],
    ["text", TOWN, '  "phones"', '  "whatsapp": "",\n  "phones"'],
    ["text of spaces", TOWN, '  "phones"', '  "whatsapp": " ",\n  "phones"'],
    [
      "a picture",
      PROJECT,
      '"linkTo"',
      '"picture": {"src": "", "alt": "", "kind": ""},\n  "linkTo"',
    ],
    ["a file", POST, '    "caption"', '    "webm": "",\n    "caption"'],
  ])("%s", (_, path, from, to) => {
    expect(faults([edited(path, from, to)])).toEqual([])
  })
})

const unknown = "is not a field of this content: check the spelling or delete it"

describeMistakes("a key", {
  [unknown]: [
    ["unknown at the top", TUBE, '  "family"', '  "colour": "red",\n  "family"', "10 colour:"],
    ["unknown in a group", TOWN, '"lng"', '"alt": 200,\n    "lng"', "10 position.alt:"],
    ["unknown in a list", TUBE, '"kind"', '"credit": 1,\n      "kind"', "35 pictures[0].credit:"],
    ["with a capital", TUBE, '"range"', '"Family": "pipe",\n  "range"', "11 Family:"],
    [
      "that JavaScript knows itself",
      TUBE,
      '"family"',
      '"constructor": 1,\n"family"',
      "10 constructor:",
    ],
  ],
  "appears twice in the same group: keep one": [
    ["written twice", TUBE, '  "range"', '  "family": "pipe",\n  "range"', "11 family:"],
    ["written twice in a list", TUBE, '"kind"', '"alt": "B",\n      "kind"', "35 alt:"],
  ],
})

test("a misspelled key is two faults: the unknown one, and the one that is now missing", () => {
  expect(faults([edited(TUBE, '"heading"', '"headding"')])).toEqual([
    `content/${TUBE}:1 heading: ${missing}`,
    `content/${TUBE}:4 headding: ${unknown}`,
  ])
})

describe("a link", () => {
  test.each([
    "javascript:alert(1)",
    "JAVASCRIPT:alert(1)",
    " javascript:alert(1)",
    "data:text/html,a",
    "vbscript:a",
    "ftp://example.com/a",
    "file:///etc/passwd",
    "//evil.example",
    "https://",
    "https:///a",
    "http://[",
    "www.example.com",
    "about",
    "mailto:",
    "tel:",
    "#form",
    "see https://example.in",
    "to mailto:sales@example.in",
    "mailto:sales@example.in or call",
    "call tel:+919810000000",
    "tel:+919810000000 or write",
  ])("%s is refused", (target) => {
    expect(faults([edited(PROJECT, '"/"', JSON.stringify(target))])).toEqual([
      `content/${PROJECT}:3 linkTo: ${linkSentence}`,
    ])
  })

  test.each([
    ["/about-us", "/about-us"],
    ["/contact/", "/contact/"],
    ["/ms-pipes.html", "/ms-pipes.html"],
    ["/nowhere?a=b#c", "/nowhere"],
    ["/\\\\evil.example", "/\\\\evil.example"],
    ["/old-test-tube", "/old-test-tube"],
    ["/404", "/404"],
    ["/offline", "/offline"],
  ])("%s leads to no page", (target, page) => {
    expect(faults([edited(PROJECT, '"/"', JSON.stringify(target))])).toEqual([
      `content/${PROJECT}:3 linkTo: leads to ${page}, and there is no such page`,
    ])
  })

  test.each([
    "/?a=b",
    "/contact#form",
    "/contact/thank-you",
    "/test-tube",
    "/blog",
    "/blog/test-post",
    "https://www.example.com/a?b#c",
    "mailto:sales@example.com?subject=Tubes",
    "tel:+911234567890",
    "tel:1800-123-4000",
    "http://example.in",
  ])("%s is fine", (target) => {
    expect(faults([edited(PROJECT, '"/"', JSON.stringify(target))])).toEqual([])
  })

  test.each([
    ["[a](javascript:alert(1))", linkSentence],
    ["[a](&#106;avascript:alert(1))", linkSentence],
    ["[a](data:text/html,b)", linkSentence],
    ["<ftp://example.com/>", linkSentence],
    ["[a][b]\\n\\n[b]: //evil.example", linkSentence],
    ["- [a](/nowhere)", "leads to /nowhere, and there is no such page"],
    ["- [a](/संपर्क)", "leads to /संपर्क, and there is no such page"],
    ["- [a](/50%)", "leads to /50%, and there is no such page"],
    ["[a](contact)", linkSentence],
  ])("in formatted text: %s", (source, sentence) => {
    expect(faults([edited(TUBE, "Ask for [a price](/contact).", source)])).toEqual([
      `content/${TUBE}:15 description: ${sentence}`,
    ])
  })

  test("to a product with a mistake is not a second fault", () => {
    const linked = edited(PROJECT, '"/"', '"/test-tube"')
    expect(faults([linked, edited(TUBE, '"A tube."', "7")])).toHaveLength(1)
    expect(faults([linked, edited(TUBE, '"Test tube",', '"Test tube"')])).toHaveLength(1)
  })

  test("to a deleted product is reported at its line", () => {
    const linked = edited(PROJECT, '"/"', '"/test-tube"')
    expect(faults([linked], { without: [TUBE] })).toEqual([
      "content/products/test-bar.json:42 related[0]: names “test-tube”, which does not exist in products",
      `content/${PROJECT}:3 linkTo: leads to /test-tube, and there is no such page`,
    ])
  })
})

describe("a picture or film", () => {
  const at = `content/${TUBE}:33 pictures[0].src:`
  const named = (name: string) => edited(TUBE, "../media/test-tube.jpg", name)
  const withPicture = (file: Partial<MediaFile>) =>
    faults([], {
      media: media.map((each) => (each.path === "test-tube.jpg" ? { ...each, ...file } : each)),
    })

  test.each([
    ["../media/none.jpg", "the file content/media/none.jpg does not exist"],
    ["../media/Test-Tube.jpg", "the file content/media/Test-Tube.jpg does not exist"],
    ["../media/../secret.jpg", "the file content/media/../secret.jpg does not exist"],
    ["/media/test-tube.jpg", "must be a file in content/media, written ../media/name.jpg"],
    ["test-tube.jpg", "must be a file in content/media, written ../media/name.jpg"],
    ["https://example.com/a.jpg", "must be a file in content/media, written ../media/name.jpg"],
    ["../media/test-film.mp4", "must be a picture ending in .jpg, .jpeg, .png, .webp"],
    ["data:image/png;base64,AA==", "must be a file in content/media, written ../media/name.jpg"],
    ["blob:http://localhost/1", "must be a file in content/media, written ../media/name.jpg"],
    ["javascript:alert(1)", "must be a file in content/media, written ../media/name.jpg"],
  ])("named %s", (name, sentence) => {
    expect(faults([named(name)])).toEqual([`${at} ${sentence}`])
  })

  const tooLarge = "make it at most 4000 on each side"
  const picture = (width: number, height: number) => ({ picture: { width, height } })

  test.each<[string, Partial<MediaFile>, string]>([
    [
      "unreadable",
      { picture: undefined },
      "is not a picture that can be read: export it again as JPG or PNG",
    ],
    ["too small", picture(120, 90), "the picture is 120 pixels wide; at least 600 are needed"],
    ["too wide", picture(9000, 900), `the picture is 9000 by 900 pixels; ${tooLarge}`],
    ["too high", picture(900, 9000), `the picture is 900 by 9000 pixels; ${tooLarge}`],
    ["too heavy", { bytes: 12_300_000 }, "the picture is 12.3 MB; make it smaller than 3 MB"],
  ])("%s", (_, file, sentence) => {
    expect(withPicture(file)).toEqual([`${at} ${sentence}`])
  })

  test.each<[string, Partial<MediaFile>]>([
    ["as narrow as allowed", picture(600, 450)],
    ["as large as allowed", { ...picture(4000, 4000), bytes: 3_000_000 }],
  ])("%s is fine", (_, file) => {
    expect(withPicture(file)).toEqual([])
  })

  test("a film of the wrong kind", () => {
    expect(faults([edited(POST, "test-film.mp4", "test-tube.jpg")])).toEqual([
      `content/${POST}:7 film.mp4: must be a file ending in .mp4`,
    ])
  })

  test("a film too heavy", () => {
    const heavy = media.map((each) =>
      each.path === "test-film.mp4" ? { ...each, bytes: 48_000_000 } : each,
    )
    expect(faults([], { media: heavy })).toEqual([
      `content/${POST}:7 film.mp4: the file is 48 MB; at most 20 MB are allowed`,
    ])
  })
})

test("a product related to itself", () => {
  expect(faults([edited(TUBE, '"test-bar"', '"test-bar", "test-tube"')])).toEqual([
    `content/${TUBE}:42 related[1]: names the entry itself: choose another`,
  ])
})

test("a product related to another twice", () => {
  expect(faults([edited(TUBE, '"test-bar"', '"test-bar",\n    "test-bar"')])).toEqual([
    `content/${TUBE}:43 related[1]: names “test-bar” a second time: keep one`,
  ])
})

test("two products may be related to each other", () => {
  expect(tube).toContain('"test-bar"')
  expect(bar).toContain('"test-tube"')
  expect(faults()).toEqual([])
})

describe("a hidden product", () => {
  const hidden = edited(TUBE, '  "family"', '  "hidden": true,\n  "family"')

  test("may still be related and linked to, and its address stays taken", () => {
    expect(faults([hidden, edited(PROJECT, '"/"', '"/test-tube"')])).toEqual([])
    expect(faults([hidden, edited("products/test-bar.json", "/test-bar", "/test-tube")])).toEqual([
      `content/products/test-bar.json:5 url: the address /test-tube is already that of content/${TUBE}`,
    ])
  })

  test.each(['"true"', "1", '"yes"'])("is hidden by true, and not by %s", (value) => {
    expect(faults([edited(TUBE, '  "family"', `  "hidden": ${value},\n  "family"`)])).toEqual([
      `content/${TUBE}:10 hidden: must be true or false, without quotation marks`,
    ])
  })
})

test("a related product that does not exist", () => {
  expect(faults([edited(TUBE, '"test-bar"', '"test-bar", "test-beam"')])).toEqual([
    `content/${TUBE}:42 related[1]: names “test-beam”, which does not exist in products`,
  ])
})

describe("the range of sizes", () => {
  type Range = { preGalvanized: { bores: number[]; thicknesses: number[] } }
  const RANGE = "site/size-range.json"
  const changedRange = (change: (range: Range) => void): ContentFile => {
    const range = JSON.parse(files.find(({ path }) => path === RANGE)?.text ?? "") as Range
    change(range)
    return { path: RANGE, text: JSON.stringify(range) }
  }

  test("names what cannot be made", () => {
    const wrong = changedRange(({ preGalvanized }) => preGalvanized.bores.push(33))
    expect(faults([wrong])).toContainEqual(
      expect.stringMatching(
        /^content\/site\/size-range\.json:1 preGalvanized\.bores\[\d+\]: 33 is not a nominal bore/,
      ),
    )
  })

  test("agrees with the specifications of products", () => {
    const tubes = edited(TUBE, '  "related"', '  "sizeTables": ["gpPipe"],\n  "related"')
    const text = tubes.text
      .replace('"label": "Size"', '"label": "Wall thickness"')
      .replace('"15 nb"', '"0.1 to 99 mm"')
    expect(faults([{ path: TUBE, text }])).toEqual([
      expect.stringMatching(/:25 specifications\[0\]\.value: says 0\.1 to 99, but .* change one/),
    ])
  })
})

describe("what must differ", () => {
  const bars = "products/test-bar.json"
  const old = '"/old-test-tube"'
  const ofBars = `the address /test-bar is already that of content/${bars}`
  const ofPost = `the address /blog/test-post is already that of content/${POST}`
  const ofTube = (address: string) => `the address ${address} is already that of content/${TUBE}`
  const ofPage = (address: string) =>
    `the address ${address} is already that of content/site${address}.json`
  const reserved = "addresses below /admin are reserved for the site itself"

  test.each<[string, from: string, to: string, at: string, sentence: string]>([
    [
      "two products with one address",
      '"/test-tube"',
      '"/test-bar"',
      `${bars}:5 url`,
      ofTube("/test-bar"),
    ],
    ["the address of a page", '"/test-tube"', '"/contact"', `${TUBE}:5 url`, ofPage("/contact")],
    ["the address of a post", '"/test-tube"', '"/blog/test-post"', `${TUBE}:5 url`, ofPost],
    ["a product below the editor", '"/test-tube"', '"/admin/tubes"', `${TUBE}:5 url`, reserved],
    ["an alias equal to a page", old, '"/about"', `${TUBE}:7 aliases[0]`, ofPage("/about")],
    ["an alias equal to another product", old, '"/test-bar"', `${TUBE}:7 aliases[0]`, ofBars],
    [
      "an alias equal to its own",
      old,
      '"/test-tube"',
      `${TUBE}:7 aliases[0]`,
      ofTube("/test-tube"),
    ],
    ["an alias twice", old, `${old},\n${old}`, `${TUBE}:8 aliases[1]`, ofTube("/old-test-tube")],
  ])("%s", (_, from, to, at, sentence) => {
    const file = edited(TUBE, from, to)
    const order = files.map(({ path, text }) => (path === file.path ? file : { path, text }))
    expect(contentFaults(order, media).map(faultLine)).toEqual([`content/${at}: ${sentence}`])
  })
})

describe("a file", () => {
  test.each(["notes.json", "product/tube.json", "products/old/tube.json", "site/footer.json"])(
    "%s belongs nowhere",
    (path) => {
      expect(faults([{ path, text: tube }])).toEqual([
        `content/${path}:1 belongs to no collection: move it or delete it`,
      ])
    },
  )

  test.each(["Tube", "test tube", "test_tube", "-tube", "tube-", "ट्यूब", "tube.old"])(
    "named %s.json",
    (name) => {
      const text = project
      expect(faults([{ path: `projects/${name}.json`, text }])).toEqual([
        `content/projects/${name}.json:1 its file name may contain only small letters, digits and hyphens: raipur-2.json`,
      ])
    },
  )

  test("of a page that is gone", () => {
    expect(faults([], { without: ["site/csr.json"] })).toEqual([
      "content/site/csr.json:1 is missing: CSR Initiative needs it",
    ])
  })

  test("of the last post that is gone", () => {
    const posts = files.map(({ path }) => path).filter((path) => /^(hi\/)?posts\//.test(path))
    expect(faults([], { without: posts })).toEqual([
      "content/posts:1 has no post: the page /blog is made of the newest one",
    ])
  })

  test("with Windows line ends is fine, and its lines count as elsewhere", () => {
    const windows = tube.replaceAll("\n", "\r\n")
    expect(faults([{ path: TUBE, text: windows }])).toEqual([])
    expect(faults([{ path: TUBE, text: windows.replace('"A tube."', "7") }])).toEqual([
      `content/${TUBE}:12 summary: must be text`,
    ])
  })

  test("on one line is fine", () => {
    expect(faults([{ path: TUBE, text: JSON.stringify(JSON.parse(tube)) }])).toEqual([])
  })
})

test.each([
  ["HTML", "<script>alert(1)</script><img src=x onerror=alert(1)>"],
  ["Hindi", "स्टील ट्यूब"],
  ["right to left", "أنابيب فولاذ"],
  ["joined and unjoined letters", "क्‍ष می‌خواهم"],
  ["an emoji", "Tube 🏗"],
  ["a template", "{{name}} ${name} {name}"],
  ["a tab and a line break", "A\ttube.\nRound."],
])("text may hold %s", (_, value) => {
  expect(faults([edited(TUBE, '"A tube."', JSON.stringify(value))])).toEqual([])
})

test.each([
  ["a mark that turns the direction of what follows", "\\u202Esteel"],
  ["an isolating mark that is never closed", "\\u2067steel"],
  ["a sign that ends a text in other programs", "A\\u0000tube"],
  ["a bell", "A\\u0007tube"],
  ["half a character", "A \\ud83c tube"],
])("text may not hold %s", (_, value) => {
  expect(faults([edited(TUBE, "A tube.", value)])).toEqual([
    `content/${TUBE}:12 summary: has an invisible control character: delete the text and type it again`,
  ])
})

test("all faults of all files are named at once, by file and line", () => {
  const wrong = [
    {
      path: TUBE,
      text: tube.replace('"A tube."', "7").replace('"pipe"', "7").replace('"A tube"', '""'),
    },
    edited(TOWN, "20.5", "200"),
    edited(PROJECT, '"/"', '"/nowhere"'),
    edited(POST, "2019", "99"),
    { path: "site/extra.json", text: "{}" },
  ]
  expect(faults(wrong, { without: ["site/csr.json"] })).toEqual([
    `content/${TOWN}:9 position.lat: must be between 6 and 38`,
    `content/${POST}:3 date: must be a date that exists, written year-month-day: 2024-07-02`,
    `content/${TUBE}:10 family: must be one of: ${families.map(({ value }) => value).join(", ")}`,
    `content/${TUBE}:12 summary: must be text`,
    `content/${TUBE}:14 descriptionHeading: ${missing}`,
    `content/${PROJECT}:3 linkTo: leads to /nowhere, and there is no such page`,
    "content/site/csr.json:1 is missing: CSR Initiative needs it",
    "content/site/extra.json:1 belongs to no collection: move it or delete it",
  ])
})
