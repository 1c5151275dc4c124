import { expect } from "@playwright/test"
import { extractText } from "unpdf"
import { english as words } from "../../src/kit/words/en"
import { hollowProduct } from "../browser/tried-pages"
import { engines, test, windows, type Visitor } from "./stock-browsers"

const ENTER = "\uE007"
const ESCAPE = "\uE00C"

const inView = (selector: string) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.top < innerHeight
}
const shows = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].some((each) =>
    each.innerText.replaceAll("\u00a0", " ").includes(text),
  )
const isAt = (path: string) => location.pathname === path

/** What people do, on a phone's width and a desktop's. */
const visits: Record<string, (visitor: Visitor, isPhone: boolean) => Promise<unknown>> = {
  "the banner fills the window, and its next slide comes": async (visitor) => {
    await visitor.open("/")
    await visitor.expect(() => {
      const picture = document.querySelector<HTMLImageElement>("main img")
      const box = picture?.closest("[role=group]")?.firstElementChild?.getBoundingClientRect()
      return Number(picture?.naturalWidth) > 0 && Number(box?.width) >= innerWidth * 0.99
    })
    await visitor.press("main button", "Next slide")
    await visitor.expect(shows, "main section b", "2")
  },
  "a size is picked from the table, and can be read under the pointer": async (visitor) => {
    await visitor.open(hollowProduct)
    await visitor.type("#size-filter", "100x100")
    // While it is typed, tables come and go: "100" is found in two.
    await visitor.expect(() => {
      const said = [...document.querySelectorAll<HTMLElement>("#sizes [role=status]")]
      const isFound = said.some(({ innerText }) => /^\d+ sizes$/.test(innerText.trim()))
      return isFound && document.querySelectorAll("#sizes details[open]").length === 1
    })
    await visitor.press("#sizes details[open] tbody button")
    await visitor.expect(() => {
      const cell = document.querySelector("tr[aria-current] > :nth-child(2)")
      const { color, backgroundColor } = getComputedStyle(cell ?? document.body)
      const [light = 0, dark = 255] = [color, backgroundColor].map((text) =>
        Number(/\d+/.exec(text)),
      )
      return light > 200 && dark < 60
    })
    await visitor.press("a", "Add to inquiry")
    await visitor.expect(shows, "header a", "1")
  },
  "the ring shows the share that is read, and leads to the top": async (visitor) => {
    await visitor.open("/about")
    await visitor.run(() => {
      const top = (document.documentElement.scrollHeight - innerHeight) / 2
      scrollTo({ top, behavior: "instant" })
    })
    await visitor.expect(() => {
      const circle = document.querySelector("button[aria-label^='Back to top'] circle:last-of-type")
      return (
        Math.abs(parseFloat(getComputedStyle(circle ?? document.body).strokeDashoffset) - 50) < 3
      )
    })
    await visitor.press("button", words.shell.backToTop)
    await visitor.expect(() => scrollY === 0)
  },
  "the calculator weighs, and refuses what is no quantity": async (visitor) => {
    await visitor.open("/products")
    await visitor.type("[name=amount]", "2")
    await visitor.expect(shows, "#weight output", "kg")
    await visitor.type("[name=amount]", "-5")
    await visitor.expect(
      () => document.querySelectorAll("#weight [aria-invalid=true]").length === 1,
    )
  },
  "the finder finds a size and says what it did not understand": async (visitor) => {
    await visitor.open("/products")
    await visitor.type("#finder-q", "qqqq")
    await visitor.expect(shows, "#sizes", words.finder.unread)
    await visitor.type("#finder-q", `100x100x4${ENTER}`)
    await visitor.expect(shows, "#sizes", "100 × 100 × 4")
    await visitor.expect(inView, "#sizes")
  },
  "a pasted list is read, kept, and sent": async (visitor) => {
    await visitor.open("/inquiry")
    await visitor.type(
      "textarea",
      ["100x100x4 10 nos", "ISMB 200 6 nos", "gate ka saman"].join(ENTER),
    )
    await visitor.press("button", "Put on the list")
    const message = () =>
      [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='wa.me']")].some(
        ({ href }) => {
          const text = new URL(href).searchParams.get("text") ?? ""
          return /100 × 100 × 4[^]*ISMB.200[^]*gate ka saman/.test(text)
        },
      )
    await visitor.expect(message)
    await visitor.open("/inquiry")
    await visitor.expect(message)
    await visitor.press("button", "Remove")
    await visitor.press("button", "Undo")
    await visitor.expect(message)
    await visitor.open("/contact")
    await visitor.expect(shows, "form", "3 lines")
  },
  "each fault of the form stands below its field": async (visitor) => {
    await visitor.open("/contact")
    await visitor.press("button[type=submit]", "Send")
    await visitor.expect(() =>
      ["name", "phone", "message"].every((field) => {
        const control = document.getElementById(`inquiry-${field}`)
        const fault = document.getElementById(`inquiry-${field}-fault`)
        const [one, other] = [control, fault].map((each) => each?.getBoundingClientRect())
        return control?.ariaInvalid === "true" && one && other && other.top >= one.bottom - 1
      }),
    )
  },
  "the nearest branch is found": async (visitor) => {
    await visitor.open("/contact")
    await visitor.type("[name=place]", `201301${ENTER}`)
    await visitor.expect(shows, "main article:first-of-type", "as the crow flies")
  },
  "the menu opens, closes and leads to a page": async (visitor, isPhone) => {
    await visitor.open("/")
    const menu = isPhone ? "header details:has(nav) > summary" : "header nav summary"
    await visitor.press(menu)
    await visitor.expect(() => document.querySelector("header details[open]") !== null)
    await visitor.type(menu, ESCAPE)
    await visitor.expect(() => document.querySelector("header details[open]") === null)
    if (isPhone) await visitor.press(menu)
    await visitor.press("header nav a", "About")
    await visitor.expect(isAt, "/about")
    await visitor.back()
    await visitor.expect(isAt, "/")
  },
  "the other language is one press away": async (visitor) => {
    await visitor.open("/contact")
    await visitor.press("header a[hreflang]")
    await visitor.expect(isAt, "/hi/contact")
    await visitor.expect(() => document.documentElement.lang.startsWith("hi"))
    await visitor.expect(() => /\p{Script=Devanagari}/u.test(document.title))
  },
}

for (const engine of engines) {
  for (const [width, height] of windows) {
    for (const [title, visit] of Object.entries(visits)) {
      test(`${engine} at ${width} px: ${title}`, async ({ visitorWith }) => {
        const visitor = await visitorWith(engine)
        await visitor.resize(width, height)
        await visit(visitor, width < 640)
      })
    }
  }
}

// WebKit's driver prints nothing, and its windows keep nothing.
test("firefox prints the list on one page, with its total", async ({ visitorWith }) => {
  const visitor = await visitorWith("firefox")
  await visitor.open("/inquiry?add=ismb-200")
  // What is printed comes with the size tables.
  await visitor.expect(() => document.querySelector("main table") !== null)
  const { text, totalPages } = await extractText(new Uint8Array(await visitor.print()))
  expect(totalPages).toBe(1)
  expect(text.join()).toContain("Total")
})

test("firefox opens without network what it has seen, and the form", async ({
  visitorWith,
  site,
}) => {
  const visitor = await visitorWith("firefox")
  await visitor.open(`${site.address}/about`)
  await visitor.expect(() => navigator.serviceWorker.controller !== null)
  await visitor.open(`${site.address}/about`)
  await expect(async () => {
    site.isOut = true
    await visitor.open(`${site.address}/about`)
  }).toPass()
  await visitor.open(`${site.address}/contact`)
  await visitor.expect(shows, "main", "Send an inquiry")
})
