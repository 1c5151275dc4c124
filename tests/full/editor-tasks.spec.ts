import { readFileSync } from "node:fs"
import path from "node:path"
import { expect, test, type Locator, type Page } from "@playwright/test"
import { oddEntries, oddPages } from "../odd-entries"
import { goTo, labelled, leadToFileServer, openEditor, publish } from "../browser/editor"
import { open } from "../browser/hydration"
import { watchFaults } from "../browser/page-faults"
import { openScratchSite, type ScratchSite } from "./scratch-site"
import { contentFile, products } from "../site-content"

/*
 * What marketing does without a developer: each task by an editor's clicks in the real editor, written by the real file
 * server and committed; then one build of all changes, and checks of the built site. The order of these tests matters, because
 * they build on each other.
 */
test.describe.configure({ mode: "serial" })
test.use({ actionTimeout: 15_000 })

const home = contentFile<{ slides: object[] }>("site/home.json")
const plank = products.find(({ slug }) => slug === "plank")

/** A build of the site, and the opening of a site that was built, take a while on a busy machine (ms). */
const buildTimeout = 1_800_000

let site: ScratchSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  site = await openScratchSite(test.info().project.use.baseURL)
})

test.afterAll(() => site?.close())

/** Changes that tests/browser make in the editor. Here they are only built. */
const otherChanges = {
  "products/plank.json": { hidden: true },
}
/** The texts of a new product, by their labels. */
const newProduct = {
  Name: "Scaffolding Tubes",
  "Name in the menu": "Scaffolding Tubes",
  "Page heading": "Tubes for scaffolds",
  "Address of the page": "/scaffolding-tubes",
  "Size range in one line": "40 nb",
  Summary: "Round tubes for scaffolds, black or galvanized.",
  "Description for search engines":
    "Scaffolding tubes of 40 nominal bore, black or galvanized, delivered from branches all over India.",
  "Heading above the text": "Straight and round",
}

/** A field of the form by its label; of several, the last, which is that of the item just added. */
function field(page: Page, label: string): Locator {
  return page.getByLabel(labelled(label)).last()
}

/** Adds an item to a list and waits for one of its fields, because until then the last form is that of another item. */
async function addItem(page: Page, button: string, label: string) {
  const fields = page.getByLabel(labelled(label))
  const before = await fields.count()
  await page.getByRole("button", { name: button }).click()
  await expect(fields).toHaveCount(before + 1)
}

async function choose(page: Page, label: string, ...options: string[]) {
  for (const option of options) {
    await field(page, label).fill(option)
    await page.getByRole("option", { name: labelled(option) }).click()
  }
}

/** Drags a list item by its handle to just below another, and releases it when the other has moved up. */
async function drag(page: Page, handle: Locator, onto: Locator) {
  const top = async () => (await onto.boundingBox())?.y ?? Number.NaN
  await onto.scrollIntoViewIfNeeded()
  await handle.hover()
  await page.mouse.down()
  const to = await onto.boundingBox()
  if (!to) throw new Error("There is no handle to drag to")
  await page.mouse.move(to.x + to.width / 2, to.y + to.height + 30, { steps: 12 })
  await expect.poll(top).toBeLessThan(to.y)
  await page.mouse.up()
}

/** Adds a picture as an editor does. @param file a picture of the site */
async function addPicture(page: Page, name: string, file: string, alt: string) {
  await addItem(page, "Add picture", "What the picture shows")
  await page.getByRole("button", { name: "Choose an image" }).last().click()
  const buffer = readFileSync(path.resolve(__dirname, "../../content/media", file))
  await page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/jpeg", buffer })
  await expect(page.getByRole("button", { name: "Choose selected" })).toBeHidden()
  await field(page, "What the picture shows").fill(alt)
}

test.describe("in the editor", () => {
  test.beforeEach(async ({ page }) => {
    await leadToFileServer(page, site.fileServer)
    await openEditor(page)
  })

  // Decap may still be asking for pictures.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }))

  test("a product is added, with two pictures, its specification and its places", async ({
    page,
  }) => {
    test.slow()
    await goTo(page, "/collections/products/new")
    for (const [label, value] of Object.entries(newProduct)) await field(page, label).fill(value)
    await choose(page, "Kind", "Round pipe")
    await page.locator("[data-slate-editor]").click()
    await page.keyboard.type("A scaffold stands on its tubes.")
    await addItem(page, "Add row", "What")
    await field(page, "What").fill("Wall thickness")
    await field(page, "Value").fill("3.2 and 4 mm")
    await addItem(page, "Add standard", "Standard")
    await field(page, "Standard").fill("IS 1161:2014")
    await addPicture(page, "Scaffold 1.jpg", "product-ms-pipes.jpg", "Round tubes in a stack")
    await addPicture(page, "Scaffold 2.jpg", "product-plank.jpg", "Planks beside a scaffold")
    await choose(page, "Listed in", "Menu: Our Products", "Home: Our Products tiles", "Footer")
    await choose(page, "Related products", "Plank")
    await choose(page, "Size tables", "Round pipe")
    await publish(page)

    const entry = "content/products/scaffolding-tubes.json"
    expect(site.commit()).toEqual([
      "content/media/scaffold-1.jpg",
      "content/media/scaffold-2.jpg",
      entry,
    ])
    expect(JSON.parse(site.read(entry))).toMatchObject({
      name: "Scaffolding Tubes",
      kind: "pipe",
      description: "A scaffold stands on its tubes.",
      specifications: [{ label: "Wall thickness", value: "3.2 and 4 mm" }],
      standards: ["IS 1161:2014"],
      pictures: [
        { src: "../media/scaffold-1.jpg", alt: "Round tubes in a stack", kind: "photograph" },
        { src: "../media/scaffold-2.jpg", alt: "Planks beside a scaffold", kind: "photograph" },
      ],
      listedIn: ["navigation", "homeTiles", "footer"],
      related: ["plank"],
      sizeTables: ["pipe"],
    })
  })

  test("the first banner slide is dragged below the second: nothing else moves", async ({
    page,
  }) => {
    await goTo(page, "/collections/pages/entries/home")
    const handles = page.locator('[aria-roledescription="sortable"]')
    await drag(page, handles.nth(0), handles.nth(1))
    await publish(page)

    const [before, ...others] = home.slides
    expect(site.commit()).toEqual(["content/site/home.json"])
    const slides = [others[0], before, ...others.slice(1)]
    expect(JSON.parse(site.read("content/site/home.json"))).toEqual({ ...home, slides })
  })
})

/** Opens a page of the built site once its scripts have taken over. */
const openBuilt = (page: Page, address: string) => open(page, `${site.address}${address}`)

test.describe("on the site built from it", () => {
  test.beforeAll(async () => {
    test.setTimeout(buildTimeout)
    for (const { path, text } of oddEntries) site.write(`content/${path}`, text)
    for (const [file, values] of Object.entries(otherChanges)) {
      const entry = { ...contentFile<object>(file), ...values }
      site.write(`content/${file}`, JSON.stringify(entry))
    }
    site.git("add", "content")
    site.git("commit", "--quiet", "-m", "Odd entries that are allowed, and other changes")
    await site.build()
  })

  test("the new product has its page, tables and chart, and is in menu, footer, tiles, form and sitemap", async ({
    page,
  }) => {
    await openBuilt(page, "/scaffolding-tubes")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tubes for scaffolds")
    await expect(page.getByRole("main").getByText("3.2 and 4 mm").first()).toBeVisible()
    await expect(page.getByText("Theoretical weights. Standard: IS 1161:2014")).toBeVisible()
    expect(site.hasBuilt("charts/scaffolding-tubes.pdf")).toBe(true)
    expect(site.read("site/sitemap-0.xml")).toContain("/scaffolding-tubes<")
    await openBuilt(page, "/contact?product=scaffolding-tubes")
    await expect(page.getByRole("checkbox", { name: "Scaffolding Tubes" })).toBeChecked()
    await openBuilt(page, "/")
    for (const part of ["header", "main", "footer"]) {
      const leading = page.locator(`${part} a[href="/scaffolding-tubes"]`)
      await expect(leading.first(), part).toBeAttached()
    }
  })

  test("the hidden product is in no list, link, chart or sitemap", () => {
    const address = String(plank?.url)
    const leading = [...site.pages()]
      .filter(([, html]) => new RegExp(`href="${address}["?#]`).test(html))
      .map(([each]) => each)
    expect(leading).toEqual([])
    expect(site.read("site/sitemap-0.xml")).not.toContain(`${address}<`)
    expect(site.hasBuilt("charts/plank.pdf")).toBe(false)
  })
})

test.describe("odd entries that are allowed are shown whole", () => {
  for (const address of [...oddPages, "/", "/about", "/contact", "/products", "/blog"]) {
    test(`${address}: without a fault or a sideways scroll`, async ({ page }) => {
      const faults = watchFaults(page)
      await page.setViewportSize({ width: 412, height: 900 })
      await openBuilt(page, address)
      for (const width of [412, 320]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `beyond ${width} px`).toBe(0)
      }
      faults.expectNone()
    })
  }
})
