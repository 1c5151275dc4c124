import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { faultLine } from "./fault"
import { faultMessage, faultsOf, readMediaFiles } from "./read-files"

const folder = mkdtempSync(join(tmpdir(), "content-"))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const picture = (orientation = 1) =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#666" } })
    .jpeg()
    .withMetadata({ orientation })
    .toBuffer()

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>'

const project = (name: string, src: string) =>
  write(
    `projects/${name}.json`,
    JSON.stringify({ name, linkTo: "/", picture: { src, alt: "A", kind: "model" } }),
  )

const linesAbout = async (file: string) =>
  (await faultsOf(folder)).map(faultLine).filter((line) => line.includes(file))

describe("a picture in the folder", () => {
  test.each<[string, string, () => string | Buffer | Promise<Buffer>]>([
    ["of no bytes", "empty.jpg", () => ""],
    ["that is a text", "text.png", () => "This is not a picture."],
    ["that is a web page", "page.jpg", () => "<!doctype html><script>alert(1)</script>"],
    ["cut off in its head", "cut.jpg", async () => (await picture()).subarray(0, 20)],
    ["on its side", "side.jpg", () => picture(6)],
    ["that is an SVG with a script", "logo.jpg", () => svg],
  ])("%s is refused", async (_, name, content) => {
    write(`media/${name}`, await content())
    project(name.replace(/\..*/, ""), `../media/${name}`)
    expect(await linesAbout(`projects/${name.replace(/\..*/, "")}.json`)).toEqual([
      `content/projects/${name.replace(/\..*/, "")}.json:1 picture.src: is not a picture that can be read, or lies on its side: export it again, upright, as JPG or PNG`,
    ])
  })
})

describe("a file that the check would not read", () => {
  const notJson = "is not read, because its name does not end in .json: rename it or delete it"
  const hidden = "is hidden, because its name begins with a dot, and is not read: delete it"
  const noMedia =
    "is neither a picture nor a film (.jpg, .jpeg, .png, .webp, .mp4, .webm): delete it"
  const badName =
    "has a name that does not work in every address: use only small letters, digits, dots and hyphens, such as ms-pipes-2.jpg"

  test.each([
    ["products/plank.jsn", notJson],
    ["notes.md", notJson],
    ["products/._ms-pipes.json", hidden],
    ["media/.trash/photo.jpg", hidden],
    ["media/x.json", noMedia],
    ["media/price-list.xlsx", noMedia],
    ["media/MS pipes (1).jpg", badName],
    ["media/गोदाम.jpg", badName],
  ])("%s is named, and the build stops", async (path, sentence) => {
    write(path, "{}")
    expect(await linesAbout(path)).toEqual([`content/${path}:1 ${sentence}`])
  })

  test.each(["products/linked.json", "media/linked.jpg", "sections/linked"])(
    "%s, a link, is named, and the build stops",
    async (path) => {
      write(path.replace("linked", "other"), "")
      symlinkSync("../notes.md", join(folder, path))
      expect(await linesAbout(path)).toEqual([
        `content/${path}:1 is a link, not a file: put the file itself here, or delete it`,
      ])
    },
  )

  test("may be what Git and macOS leave in folders, or a note beside the tables", async () => {
    for (const path of ["projects/.gitkeep", "products/.DS_Store", "sections/README.md"]) {
      write(path, "")
      expect(await linesAbout(path)).toEqual([])
    }
  })
})

test("a table cell that is not a number is reported with file, line and column", async () => {
  const head = "height_mm,width_mm,thickness_mm,mass_table_kg_m"
  write("sections/shs_rhs_sizes.csv", `\uFEFF${head}\r\n50,50,3,"4,25"\r\n`)
  expect(await linesAbout("shs_rhs_sizes.csv")).toEqual([
    'content/sections/shs_rhs_sizes.csv:2 mass_table_kg_m: "4,25" is not a number',
  ])
  write("sections/shs_rhs_sizes.csv", head)
})

test.each([
  ["25,25,16,1.12", "these dimensions make no section: Thickness 16 mm must be less than 12.5 mm"],
  ["25,25,1.6,11.2", "11.2 kg is not the mass of these dimensions, which is 1.12 kg"],
])("a table row %s is refused, as its figures contradict each other", async (row, sentence) => {
  const head = "height_mm,width_mm,thickness_mm,mass_table_kg_m,area_table_cm2,standard,source"
  write("sections/shs_rhs_sizes.csv", `${head},checks_pass\n${row},,IS 4923:2017,,yes\n`)
  expect(await linesAbout("shs_rhs_sizes.csv")).toEqual([
    `content/sections/shs_rhs_sizes.csv:2 mass_table_kg_m: ${sentence}`,
  ])
  write("sections/shs_rhs_sizes.csv", head)
})

test("a name over several lines is one line of the log, so that a host takes none for an order", async () => {
  write("products/a\n::error::fake.json", "{")
  const lines = faultMessage(await faultsOf(folder)).split("\n")
  expect(lines.filter((line) => line.includes("fake.json")).length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.startsWith("::"))).toEqual([])
})

test("a file without a picture has its size in bytes alone", async () => {
  write("media/film.mp4", "twelve bytes")
  expect(await readMediaFiles(folder)).toContainEqual({ path: "film.mp4", bytes: 12 })
})

test("the message that stops a build counts the faults and names each in a line", () => {
  const fault = (line: number) => ({ file: "content/a.json", line, field: "name", message: "is 7" })
  expect(faultMessage([fault(1)])).toBe(
    "One thing in content/ must be corrected:\n  content/a.json:1 name: is 7",
  )
  expect(faultMessage([fault(1), fault(2)])).toBe(
    "2 things in content/ must be corrected:\n  content/a.json:1 name: is 7\n  content/a.json:2 name: is 7",
  )
})
