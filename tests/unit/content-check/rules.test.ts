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
  "date": "1999-07-02",
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

type Row = [mistake: string, path: string, from: string | RegExp, to: string, fault: string]

describe("a file that is no JSON", () => {
  test.each<Row>([
    [
      "a missing comma",
      TUBE,
      '"pipe",',
      '"pipe"',
      "11: is not valid JSON: a comma is missing before this line or in it",
    ],
    [
      "a comma too many in a group",
      TOWN,
      "80.5\n",
      "80.5,\n",
      "11: is not valid JSON: a field name in quotation marks is missing here, or there is an extra comma before it",
    ],
    [
      "a comma too many in a list",
      TOWN,
      '"home"\n',
      '"home",\n',
      "14: is not valid JSON: a value is missing here, or there is an extra comma before it",
    ],
    [
      "a missing value",
      TOWN,
      "20.5",
      "",
      "9: is not valid JSON: a value is missing here, or there is an extra comma before it",
    ],
    [
      "a comment",
      TUBE,
      '  "heading"',
      '  // new\n  "heading"',
      "4: is not valid JSON: comments are not allowed",
    ],
    [
      "a missing brace at the end",
      TOWN,
      /\]\n}\n$/,
      "]\n",
      "15: is not valid JSON: a closing brace } is missing",
    ],
    [
      "a missing bracket",
      TOWN,
      /\]\n}\n$/,
      "}\n",
      "14: is not valid JSON: a comma is missing before this line or in it",
    ],
    [
      "something after the end",
      TOWN,
      /}\n$/,
      "}\n}\n",
      "16: is not valid JSON: there is more text after its end",
    ],
    [
      "a missing colon",
      TUBE,
      '"family":',
      '"family"',
      "10: is not valid JSON: a colon is missing here",
    ],
    [
      "a missing quotation mark",
      TUBE,
      '"Test tube",\n  "heading"',
      '"Test tube,\n  "heading"',
      "3: is not valid JSON: a closing quotation mark is missing",
    ],
    [
      "curly quotation marks",
      TUBE,
      '"pipe"',
      "“pipe”",
      "10: is not valid JSON: a word has no quotation marks",
    ],
    [
      "a word without quotation marks",
      TUBE,
      '"pipe"',
      "pipe",
      "10: is not valid JSON: a word has no quotation marks",
    ],
    [
      "a number with a decimal comma",
      TOWN,
      "20.5",
      "20,5",
      "9: is not valid JSON: a field name in quotation marks is missing here, or there is an extra comma before it",
    ],
    [
      "a number with a unit",
      TOWN,
      "20.5",
      "20.5 N",
      "9: is not valid JSON: a word has no quotation marks",
    ],
    [
      "a broken escape",
      TUBE,
      '"A tube."',
      '"A \\q tube."',
      "12: is not valid JSON: a backslash \\ has no meaning here; for the character itself write two",
    ],
    [
      "a line break inside a text",
      TUBE,
      '"A tube."',
      '"A\ntube."',
      "12: is not valid JSON: a closing quotation mark is missing",
    ],
    [
      "a tab inside a text",
      TUBE,
      '"A tube."',
      '"A\ttube."',
      "12: is not valid JSON: a text has a tab or another invisible character",
    ],
    [
      "nothing at all",
      TUBE,
      /^[^]*$/,
      "",
      "1: is not valid JSON: a value is missing here, or there is an extra comma before it",
    ],
    [
      "the marks of a merge",
      TUBE,
      '  "heading"',
      '<<<<<<< HEAD\n  "heading"',
      "4: is not valid JSON: a word has no quotation marks",
    ],
    [
      "a byte order mark",
      TUBE,
      /^{/,
      "\uFEFF{",
      "1: starts with an invisible mark (BOM): save it as plain UTF-8",
    ],
    [
      "letters of another encoding",
      TUBE,
      "lasts",
      "l\uFFFDsts",
      "19: has a character that cannot be read: save it as plain UTF-8",
    ],
  ])("%s", (_, path, from, to, fault) => {
    expect(faults([edited(path, from, to)])).toEqual([
      `content/${path}:${fault.replace(/^(\d+):/, "$1")}`,
    ])
  })
})

describe("a value of the wrong kind", () => {
  test.each<Row>([
    ["a number for text", TUBE, '"A tube."', "7", "12 summary: must be text"],
    ["a list for text", TUBE, '"A tube."', '["A tube."]', "12 summary: must be text"],
    ["text for a number", TOWN, "20.5", '"20.5"', "9 position.lat: must be a number"],
    [
      "text for a list",
      TUBE,
      /\[\s*"navigation"\s*\]/,
      '"navigation"',
      "38 listedIn: must be a list",
    ],
    [
      "a group for a list",
      TUBE,
      /\[\s*"IS 1161:2014"\s*\]/,
      '{"a": 1}',
      "28 standards: must be a list",
    ],
    [
      "text for a group",
      TOWN,
      /{\s*"lat": 20.5,\s*"lng": 80.5\s*}/,
      '"20.5, 80.5"',
      "8 position: must be a group of fields",
    ],
    [
      "text for a group in a list",
      TUBE,
      /{\s*"title": "Durability",\s*"text": "It lasts."\s*}/,
      '"Durability"',
      "17 features[0]: must be a group of fields",
    ],
    [
      "an unknown choice",
      TUBE,
      '"pipe"',
      '"pipes"',
      "10 family: must be one of: hollow, pipe, rolled, angle, channel-beam, coated, sheet, coil, gp, door-frame, window, plank, reflector",
    ],
    [
      "an unknown choice of several",
      TUBE,
      '"navigation"',
      '"menu"',
      "39 listedIn[0]: must be one of: navigation, homeTiles, footer, valueAdded",
    ],
    [
      "a number for a choice",
      TUBE,
      '"rendering"',
      "2",
      "35 pictures[0].kind: must be one of: photograph, rendering, model, sample",
    ],
    [
      "a number for a picture",
      TUBE,
      '"../media/test-tube.jpg"',
      "1",
      "33 pictures[0].src: must be text",
    ],
    [
      "a number for a date",
      POST,
      '"1999-07-02"',
      "1999",
      "3 date: must be a date such as 2024-07-02",
    ],
    [
      "a number for a telephone number",
      TOWN,
      '"+91 98100 00000"',
      "9810000000",
      "6 phones[0]: must be text",
    ],
    ["a group for a product", TUBE, '"test-bar"', "{}", "42 related[0]: must be text"],
    ["true for text", TUBE, '"A tube."', "true", "12 summary: must be text"],
    [
      "a group for text, as a picture of its own",
      TUBE,
      '"A tube."',
      "{}",
      `12 summary: ${missing}`,
    ],
    [
      "a list of addresses as one text",
      TUBE,
      /\[\s*"\/old-test-tube",\s*"\/older-test-tube"\s*\]/,
      '"/a, /b"',
      "6 aliases: must be a list",
    ],
    [
      "the remains of a removed list item",
      TUBE,
      '"IS 1161:2014"',
      "null",
      `29 standards[0]: ${missing}`,
    ],
    [
      "the remains of a removed group",
      TUBE,
      /{\s*"label": "Size",\s*"value": "15 nb"\s*}/,
      "null",
      `23 specifications[0]: ${missing}`,
    ],
    [
      "a date with its time, as some editors write it",
      POST,
      '"1999-07-02"',
      '"1999-07-02T00:00:00.000Z"',
      "3 date: must be a date that exists, written year-month-day: 2024-07-02",
    ],
    ["a list for the whole file", PROJECT, /^[^]*$/, "[]", "1 must be a group of fields"],
    ["text for the whole file", PROJECT, /^[^]*$/, '"a"', "1 must be a group of fields"],
    ["null for the whole file", PROJECT, /^[^]*$/, "null", `1 ${missing}`],
  ])("%s", (_, path, from, to, fault) => {
    expect(faults([edited(path, from, to)])).toEqual([`content/${path}:${fault}`])
  })
})

describe("a value out of bounds", () => {
  test.each<Row>([
    ["latitude 200", TOWN, "20.5", "200", "9 position.lat: must be between 6 and 38"],
    [
      "latitude and longitude swapped",
      TOWN,
      "20.5",
      "80.5",
      "9 position.lat: must be between 6 and 38",
    ],
    ["a number beyond all numbers", TOWN, "20.5", "1e999", "9 position.lat: must be a number"],
    [
      "a date that does not exist",
      POST,
      "1999-07-02",
      "2024-02-30",
      "3 date: must be a date that exists, written year-month-day: 2024-07-02",
    ],
    [
      "a date the Indian way round",
      POST,
      "1999-07-02",
      "02-07-2024",
      "3 date: must be a date that exists, written year-month-day: 2024-07-02",
    ],
    [
      "a name of 5,000 characters",
      TUBE,
      '"Test tube"',
      `"${"x".repeat(5000)}"`,
      "2 name: must be at most 60 characters long; it has 5000",
    ],
    [
      "an address with capitals",
      TUBE,
      '"/test-tube"',
      '"/Test-Tube"',
      "5 url: must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes",
    ],
    [
      "an address with / at the end",
      TUBE,
      '"/old-test-tube"',
      '"/old-test-tube/"',
      "7 aliases[0]: must start with / and contain only small letters, digits and hyphens, without / at the end: /ms-pipes",
    ],
    [
      "a telephone number with words",
      TOWN,
      "+91 98100 00000",
      "ask Ravi",
      "6 phones[0]: must be a telephone number in digits and spaces: +91 98100 00000",
    ],
    [
      "too many telephone numbers",
      TOWN,
      '"+91 98100 00000"',
      Array(5).fill('"+91 98100 00000"').join(", "),
      "5 phones: must have at most 4 entries",
    ],
  ])("%s", (_, path, from, to, fault) => {
    expect(faults([edited(path, from, to)])).toEqual([`content/${path}:${fault}`])
  })
})

describe("something required that is not there", () => {
  test.each<Row>([
    [
      "a missing key, at the line of its group",
      TUBE,
      '  "heading": "Test tube",\n',
      "",
      `1 heading: ${missing}`,
    ],
    [
      "a missing key in a group of a list",
      TUBE,
      '      "alt": "A tube",\n',
      "",
      `32 pictures[0].alt: ${missing}`,
    ],
    ["cleared text", TUBE, '"A tube."', '""', `12 summary: ${missing}`],
    ["text of spaces", TUBE, '"A tube."', '"   "', `12 summary: ${missing}`],
    ["an emptied list", TOWN, /\[\s*"\+91 98100 00000"\s*\]/, "[]", `5 phones: ${missing}`],
    ["an empty entry of a list", TOWN, '"+91 98100 00000"', '""', `6 phones[0]: ${missing}`],
    [
      "a picture without a file",
      TUBE,
      '"../media/test-tube.jpg"',
      '""',
      `33 pictures[0].src: ${missing}`,
    ],
    ["a film without its file", POST, '"../media/test-film.mp4"', '""', `7 film.mp4: ${missing}`],
    [
      "half a position",
      TOWN,
      '    "lng": 80.5\n',
      '    "lng": ""\n',
      `10 position.lng: ${missing}`,
    ],
  ])("%s", (_, path, from, to, fault) => {
    expect(faults([edited(path, from, to)])).toEqual([`content/${path}:${fault}`])
  })

  test("an inquiry address that takes the form, when inquiries are to go there", () => {
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
})

describe("an optional field that was cleared is no fault", () => {
  test.each<[string, string, string | RegExp, string]>([
    ["a list", TUBE, /\[\s*"IS 1161:2014"\s*\]/, "[]"],
    ["a list, as null", TUBE, /\[\s*"IS 1161:2014"\s*\]/, "null"],
    ["a list, as text", TUBE, /\[\s*"IS 1161:2014"\s*\]/, '""'],
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

describe("a key", () => {
  const unknown = "is not a field of this content: check the spelling or delete it"

  test.each<Row>([
    [
      "unknown at the top",
      TUBE,
      '  "family"',
      '  "colour": "red",\n  "family"',
      `10 colour: ${unknown}`,
    ],
    [
      "unknown in a group",
      TOWN,
      '    "lng"',
      '    "alt": 200,\n    "lng"',
      `10 position.alt: ${unknown}`,
    ],
    [
      "unknown in a list",
      TUBE,
      '      "kind"',
      '      "credit": "me",\n      "kind"',
      `35 pictures[0].credit: ${unknown}`,
    ],
    [
      "with a capital",
      TUBE,
      '  "family": "pipe",',
      '  "family": "pipe",\n  "Family": "pipe",',
      `11 Family: ${unknown}`,
    ],
    [
      "that JavaScript knows itself",
      TUBE,
      '  "family"',
      '  "constructor": "a",\n  "family"',
      `10 constructor: ${unknown}`,
    ],
    [
      "written twice",
      TUBE,
      '  "range"',
      '  "family": "pipe",\n  "range"',
      "11 family: appears twice in the same group: keep one",
    ],
    [
      "written twice in a list",
      TUBE,
      '      "kind"',
      '      "alt": "B",\n      "kind"',
      "35 alt: appears twice in the same group: keep one",
    ],
  ])("%s", (_, path, from, to, fault) => {
    expect(faults([edited(path, from, to)])).toEqual([`content/${path}:${fault}`])
  })

  test("misspelled is two faults: the unknown one, and the one that is now missing", () => {
    expect(faults([edited(TUBE, '"heading"', '"headding"')])).toEqual([
      `content/${TUBE}:1 heading: ${missing}`,
      `content/${TUBE}:4 headding: ${unknown}`,
    ])
  })
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

  test.each<[string, Partial<MediaFile>, string]>([
    [
      "that cannot be read",
      { picture: undefined },
      "is not a picture that can be read: export it again as JPG or PNG",
    ],
    [
      "too small",
      { picture: { width: 120, height: 90 } },
      "the picture is 120 pixels wide; at least 600 are needed",
    ],
    [
      "too wide",
      { picture: { width: 9000, height: 900 } },
      "the picture is 9000 by 900 pixels; make it at most 4000 on each side",
    ],
    [
      "too high",
      { picture: { width: 900, height: 9000 } },
      "the picture is 900 by 9000 pixels; make it at most 4000 on each side",
    ],
    ["too heavy", { bytes: 12_300_000 }, "the picture is 12.3 MB; make it smaller than 3 MB"],
  ])("%s", (_, file, sentence) => {
    expect(withPicture(file)).toEqual([`${at} ${sentence}`])
  })

  test.each<[string, Partial<MediaFile>]>([
    ["as narrow as allowed", { picture: { width: 600, height: 450 } }],
    ["as large as allowed", { picture: { width: 4000, height: 4000 }, bytes: 3_000_000 }],
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

test("two products related to each other are no fault", () => {
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
        /^content\/site\/size-range\.json:1 preGalvanized\.bores\[\d+\]: 33 is no nominal bore/,
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

describe("a link", () => {
  const to = (target: string) => faults([edited(PROJECT, '"/"', JSON.stringify(target))])

  test.each([
    "http://example.in",
    "https://example.in/a?b=c#d",
    "mailto:sales@example.in",
    "tel:1800-123-4000",
    "tel:+919810000000",
    "/contact?product=tubes#form",
  ])("to %s is taken", (target) => {
    expect(to(target)).toEqual([])
  })

  test.each([
    "see https://example.in",
    "to mailto:sales@example.in",
    "mailto:sales@example.in or call",
    "call tel:+919810000000",
    "tel:+919810000000 or write",
    "//example.in",
  ])("to %s is refused", (target) => {
    expect(to(target)).toEqual([`content/${PROJECT}:3 linkTo: ${linkSentence}`])
  })

  test.each(["/404", "/contact/thanks", "/offline"])(
    "to %s is refused: no page that visitors are led to",
    (target) => {
      expect(to(target)).toEqual([
        `content/${PROJECT}:3 linkTo: leads to ${target}, and there is no such page`,
      ])
    },
  )
})

describe("what must differ", () => {
  const bars = "products/test-bar.json"

  test.each<[string, ContentFile, string]>([
    [
      "two products with one address",
      edited(TUBE, '"/test-tube"', '"/test-bar"'),
      `content/${bars}:5 url: the address /test-bar is already that of content/${TUBE}`,
    ],
    [
      "a product with the address of a page",
      edited(TUBE, '"/test-tube"', '"/contact"'),
      `content/${TUBE}:5 url: the address /contact is already that of a page of the site`,
    ],
    [
      "a product with the address of a post",
      edited(TUBE, '"/test-tube"', '"/blog/test-post"'),
      `content/${TUBE}:5 url: the address /blog/test-post is already that of content/${POST}`,
    ],
    [
      "a product below the editor",
      edited(TUBE, '"/test-tube"', '"/admin/tubes"'),
      `content/${TUBE}:5 url: addresses below /admin are reserved for the site itself`,
    ],
    [
      "an alias equal to a page",
      edited(TUBE, '"/old-test-tube"', '"/about"'),
      `content/${TUBE}:7 aliases[0]: the address /about is already that of a page of the site`,
    ],
    [
      "an alias equal to another product",
      edited(TUBE, '"/old-test-tube"', '"/test-bar"'),
      `content/${TUBE}:7 aliases[0]: the address /test-bar is already that of content/${bars}`,
    ],
    [
      "an alias equal to its own product",
      edited(TUBE, '"/old-test-tube"', '"/test-tube"'),
      `content/${TUBE}:7 aliases[0]: the address /test-tube is already that of content/${TUBE}`,
    ],
    [
      "an alias written twice",
      edited(TUBE, '"/old-test-tube"', '"/old-test-tube",\n    "/old-test-tube"'),
      `content/${TUBE}:8 aliases[1]: the address /old-test-tube is already that of content/${TUBE}`,
    ],
  ])("%s", (_, file, fault) => {
    const order = files.map(({ path, text }) => (path === file.path ? file : { path, text }))
    expect(contentFaults(order, media).map(faultLine)).toEqual([fault])
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
    edited(POST, "1999", "99"),
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
