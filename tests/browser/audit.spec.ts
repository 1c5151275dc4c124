import { expect, test, type CDPSession, type Page } from "@playwright/test"
import { watchTraffic } from "../../bench/traffic.mjs"
import { cutText, expectNoAxeFault, readWith, textSpacing } from "./accessibility"
import { hydrated, open, watchQuiet } from "./hydration"
import { watchFaults, watchShifts } from "./page-faults"
import { languageOf } from "../../src/kit/words/language"
import { htmlFaults } from "../html-faults"
import { plainText } from "../site-content"
import { productsMenu } from "./page-parts"
import { everyPage, fullestProduct, triedAmong, triedPages } from "./tried-pages"

/*
 * Everything a page must keep without being touched, seen in one visit on a phone whose window is then made wider. Each step
 * goes on when it fails, so that one run names every fault of a page.
 */

/** Widths of windows, in pixels: small and usual phone, tablet, small, usual and large desktop. */
const widths = [320, 412, 768, 1024, 1440, 1920]

test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
})

type Traffic = Awaited<ReturnType<typeof watchTraffic>>

/** What is asked for later belongs to slides that have moved on, however slow the machine is. */
const measuredSeconds = 9

/** KB (1000 bytes, as transferred) that a page fetches on a phone while it is not touched; a page in Hindi has further fonts. */
const mostKB = 280
const hindiFontKB = 62

async function expectWithinBudget(path: string, traffic: Traffic) {
  const files = traffic()
  const begin = Math.min(...files.map(({ asked }) => asked))
  // A film does not count: it plays on phones, too, unless a visitor saves data.
  const inTime = files.filter(
    ({ asked, type }) => asked < begin + measuredSeconds && type !== "Media",
  )
  const most = mostKB + (languageOf(path) === "hi" ? hindiFontKB : 0)
  const all = inTime.reduce((sum, { bytes }) => sum + bytes, 0)
  expect.soft(all / 1000, "KB in all").toBeLessThanOrEqual(most)
  // What was measured is a page with its fonts and scripts, not an empty answer.
  const kinds = inTime.map(({ type }) => type)
  expect.soft(kinds).toEqual(expect.arrayContaining(["Document", "Font", "Script"]))
}

/**
 * Things to tap that are lower than 44 pixels, leaving out those inside sentences. Markers of neighbouring towns share the room
 * there is, 24 pixels each; the list of branches has the same links.
 */
async function smallTargets(page: Page) {
  const targets = page.locator(
    "a:visible, button:visible, summary:visible, select:visible, input:visible",
  )
  return targets.evaluateAll((all) => {
    /** Whether a finger hits the target at both ends of this height. A link may reach beyond its own box. */
    const isHit = (target: Element, size: number) => {
      target.scrollIntoView({ block: "center", behavior: "instant" })
      const { left, top, width, height } = target.getBoundingClientRect()
      return [-1, 1].every((side) => {
        const y = top + height / 2 + side * (size / 2 - 0.25)
        const hit = document.elementFromPoint(left + width / 2, y)
        return hit !== null && target.contains(hit)
      })
    }
    return all
      .filter((target) => !target.closest("p, figcaption") && !target.matches("[tabindex='-1']"))
      .filter((target) => {
        const size = target.closest("[data-branch]") ? 24 : 44
        const { width, height } = (target.closest("label") ?? target).getBoundingClientRect()
        return width > 1 && height > 1 && height < size - 0.5 && !isHit(target, size)
      })
      .map((target) => target.outerHTML.slice(0, 140))
  })
}

/** The width of what does not fit. A phone zooms out instead of scrolling, so its scroll position says nothing. */
async function expectNoSidewaysScroll(page: Page, state: string) {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
  expect.soft(await tooWide(), `no sideways scroll ${state}`).toBe(0)
}

/** The page as scripts have made it. Three rows of a size table are enough: one template writes them. */
const htmlOf = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement
    for (const row of copy.querySelectorAll("tbody tr:nth-child(n + 4)")) row.remove()
    return `<!DOCTYPE html>${copy.outerHTML}`
  })

/** Makes the window another size, and waits until the page has it. */
async function widen(page: Page, session: CDPSession, width: number, isPhone = width < 1024) {
  await session.send("Emulation.setDeviceMetricsOverride", {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: isPhone,
  })
  await expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width)
}

/** Pages whose layout for the smallest phones axe sees as well. */
const seenAtSmallest = triedAmong(["/", fullestProduct]).map(({ path }) => path)

for (const { path, heading, language, texts } of triedPages) {
  test(`${path} keeps what every page must keep`, async ({ page, baseURL }) => {
    const faults = watchFaults(page)
    const expectNothingMoved = await watchShifts(page)
    const session = await page.context().newCDPSession(page)
    const traffic = await watchTraffic(session)
    const quiet = watchQuiet(page)

    await test.step("it answers at its own address, comes alive, and costs no more than it may", async () => {
      // By a link, as a visitor comes: who opens the page of thanks by itself has sent nothing.
      const response = await page.goto(path, { referer: String(baseURL) })
      expect(response?.status()).toBe(200)
      expect(response?.request().redirectedFrom()).toBeNull()
      await hydrated(page)
      await quiet()
      await page.evaluate(() => document.fonts.ready)
      await expectWithinBudget(path, traffic)
      const shown = await page.getByRole("heading", { level: 1 }).innerText()
      const headings = language === "en" ? [heading] : texts
      expect.soft(headings.map(plainText), "main heading").toContain(plainText(shown))
    })

    // Where tests run, no font has Hindi letters: text is empty boxes until the font is there. Phones have them.
    if (language === "en") await expectNothingMoved()

    // That of every page as built: tests/site/pages.test.ts.
    if (everyPage) {
      await test.step("its HTML is valid when scripts have taken over", async () => {
        expect.soft(await htmlFaults(await htmlOf(page))).toEqual([])
      })
    }

    await test.step("axe finds nothing on a phone, and every target suits a thumb", async () => {
      // With fewer points to draw from here on.
      await widen(page, session, 412)
      await expectNoAxeFault(page, "at 412 px")
      expect.soft(await smallTargets(page), "lower than 44 px").toEqual([])
    })

    await test.step("it can be read with larger text and with more space between letters", async () => {
      await readWith(page, "html { font-size: 200% !important; }")
      expect.soft(await cutText(page), "text at twice the size").toEqual([])
      await expectNoSidewaysScroll(page, "with text at twice the size")
      await widen(page, session, 320)
      await readWith(page, textSpacing)
      expect.soft(await cutText(page), "more space").toEqual([])
      await expectNoSidewaysScroll(page, "with more space")
      if (seenAtSmallest.includes(path)) {
        await expectNoAxeFault(page, "at 320 px with the reader's own text spacing")
      }
      await readWith(page, "")
    })

    await test.step("it has no sideways scroll at any width", async () => {
      for (const width of widths) {
        await widen(page, session, width)
        await expectNoSidewaysScroll(page, `at ${width} px`)
      }
    })

    await test.step("axe finds nothing on a desktop", async () => {
      await widen(page, session, 1280)
      await expectNoAxeFault(page, "at 1280 px")
    })

    expect.soft(faults.list, "faults in the console and of the network").toEqual([])
  })
}

test("the home page has no fault that axe can find in any state a reader may put it in", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, "/")
  await productsMenu(page).summary.click()
  await expectNoAxeFault(page, "with the products menu open", { within: "header" })
  await page.keyboard.press("Escape")
  await page.emulateMedia({ forcedColors: "active" })
  // The colours are the reader's own then; axe compares those of the site.
  await expectNoAxeFault(page, "with forced colours", { without: ["color-contrast"] })
  await page.emulateMedia({ forcedColors: "none" })
  await page.setViewportSize({ width: 320, height: 800 })
  await page.getByRole("banner").locator("summary:visible").first().click()
  await expectNoAxeFault(page, "with the menu of phones open", { within: "header" })
})
