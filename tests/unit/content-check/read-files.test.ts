import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { faultsOf } from "../../../src/content-check/check-folder"
import { faultLine } from "../../../src/content-check/fault"
import { readContentFiles, readMediaFiles, strayFiles } from "../../../src/content-check/read-files"

const folder = mkdtempSync(join(tmpdir(), "content-"))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string | Buffer) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const picture = (format: "jpeg" | "png") =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: "#666" } })
    .toFormat(format)
    .toBuffer()

const project = (name: string, src: string) =>
  write(
    `projects/${name}.json`,
    JSON.stringify({ name, linkTo: "/", picture: { src, alt: "A", kind: "model" } }),
  )

const linesAbout = async (file: string) =>
  (await faultsOf(folder)).map(faultLine).filter((line) => line.includes(file))

describe("a picture as it lies in the folder", () => {
  test.each<[string, string, () => string | Buffer | Promise<Buffer>]>([
    ["of no bytes", "empty.jpg", () => ""],
    ["that is a text", "text.png", () => "This is not a picture."],
    ["that is a web page", "page.jpg", () => "<!doctype html><script>alert(1)</script>"],
    ["cut off in its head", "cut.jpg", async () => (await picture("jpeg")).subarray(0, 20)],
  ])("%s is refused", async (_, name, content) => {
    write(`media/${name}`, await content())
    project(name.replace(/\..*/, ""), `../media/${name}`)
    expect(await linesAbout(`projects/${name.replace(/\..*/, "")}.json`)).toEqual([
      `content/projects/${name.replace(/\..*/, "")}.json:1 picture.src: is not a picture that can be read: export it again as JPG or PNG`,
    ])
  })

  test("that is an SVG with a script is refused by its ending", async () => {
    write(
      "media/logo.svg",
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    )
    project("svg", "../media/logo.svg")
    expect(await linesAbout("projects/svg.json")).toEqual([
      "content/projects/svg.json:1 picture.src: must be a picture ending in .jpg, .jpeg, .png, .webp",
    ])
  })

  test("that is such an SVG under the name of a photograph is refused too", async () => {
    write(
      "media/logo.jpg",
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>',
    )
    project("svg-as-jpg", "../media/logo.jpg")
    expect(await linesAbout("projects/svg-as-jpg.json")).toEqual([
      "content/projects/svg-as-jpg.json:1 picture.src: is not a picture that can be read: export it again as JPG or PNG",
    ])
  })

  test("with spaces and capitals in its name is fine", async () => {
    write("media/Photo of Yard 1.JPG", await picture("jpeg"))
    project("spaces", "../media/Photo of Yard 1.JPG")
    expect(await linesAbout("projects/spaces.json")).toEqual([])
    expect(await readMediaFiles(folder)).toContainEqual(
      expect.objectContaining({
        path: "Photo of Yard 1.JPG",
        picture: { width: 800, height: 600 },
      }),
    )
  })
})

describe("a file that is not an entry by its name", () => {
  const sentence = "is not read, because its name does not end in .json: rename it or delete it"

  test.each(["products/plank.jsn", "products/plank.JSON", "branches/raipur.json.txt", "notes.md"])(
    "%s is named, because its entry would be missing without a word",
    async (path) => {
      write(path, "{}")
      expect(strayFiles(folder)).toContain(path)
      expect(await linesAbout(path)).toEqual([`content/${path}:1 ${sentence}`])
    },
  )

  test("is not one that is hidden, a media file or a table of sections", () => {
    write("projects/.gitkeep", "")
    write("sections/README.md", "")
    expect(strayFiles(folder).filter((path) => /gitkeep|media|sections/.test(path))).toEqual([])
    expect(readContentFiles(folder).map(({ path }) => path)).not.toContain("notes.md")
  })
})
