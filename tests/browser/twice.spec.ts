import { expect, test, type Page } from "@playwright/test"
import { filledTools, openWith, settling, withEmptyPage, type FilledTool } from "./filled-tools"
import { everyPage } from "./tried-pages"

/*
 * Whatever is pressed twice, quickly or with a second between, leaves what one press leaves; or the second press is said and can be
 * undone. A control that is a switch, or counts, may change something each time.
 */

const controls =
  "main :is(button, a[href*='add='], a[target=_blank], a[href^='mailto:'], input[type=text], input[type=search], input:not([type]))"

/** What leaves the page, asks the device, or saves a file. */
const passedOver = /print|csv|dxf|pdf|location|play|pause|try again/i

/** Counters by nature: minus and plus. */
const counts = /^(less|more) of /i

/** What this browser keeps, and what a tool wrote into the address. Where one stood, or went on to, is no part of a tool. */
const keptNow = (page: Page, path: string) =>
  page.evaluate((own) => {
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    const kept = texts.filter(([key]) => !/^(place |@@)/.test(key)).sort()
    const { pathname, search, hash } = location
    return JSON.stringify([pathname === own ? search + hash : "", kept])
  }, path)

/** A pause after which a tool has kept what was done. */
const PAUSE = 450

async function pressedTwice(page: Page, tool: FilledTool): Promise<string[]> {
  await withEmptyPage(page)
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.context().route(/^https:\/\/(?!127\.)/, (route) => route.abort())
  page.on("popup", (popup) => void popup.close())
  const settled = settling(page)
  const opened = async () => {
    await openWith(page, tool.path, { local: tool.local ?? {}, session: tool.session ?? {} })
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" })
    await settled()
    await page
      .locator("main details")
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute("open", "")))
    return page.locator(controls).filter({ visible: true })
  }
  const rest = async () => {
    await page.waitForTimeout(PAUSE)
    await settled()
    return keptNow(page, tool.path)
  }
  const faults: string[] = []
  const all = await (
    await opened()
  ).evaluateAll((elements) =>
    elements.map((element, place) => ({
      place,
      name: element.getAttribute("aria-label") ?? (element.textContent || element.id),
      isField: element instanceof HTMLInputElement,
      isSwitch: element.hasAttribute("aria-pressed"),
      isOff: element.matches(":disabled, [aria-disabled=true], [readonly]"),
      look: element.className,
    })),
  )
  /** Of rows of a table and lines of a list the first two stand for all. */
  const kinds = new Map<string, number>()
  for (const about of all) {
    if (about.isOff || passedOver.test(about.name)) continue
    const kind = about.look + about.name.replace(/\d+/g, "0").split(/[\s:]/)[0]
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    if ((kinds.get(kind) ?? 0) > 2) continue
    const control = (await opened()).nth(about.place)
    const before = await rest()
    const press = (each: typeof control) =>
      about.isField ? each.press("Enter") : each.click({ timeout: 5000 })
    const element = await control.elementHandle()
    await press(control)
    const once = await rest()
    if (once === before) continue
    /** A fault unless the state is that of one press, or "Undo" leads back to it. */
    const expectOnce = async (how: string) => {
      const twice = await rest()
      const isAsOnce = twice === once || (about.isSwitch && twice === before)
      if (isAsOnce || counts.test(about.name)) return
      const undo = page.locator("main").getByRole("button", { name: "Undo", exact: true })
      for (let nth = 0; nth < 2 && (await undo.count()) > 0; nth += 1) {
        await undo.first().click()
        if ((await rest()) === once) return
      }
      faults.push(`${about.name}, ${how}: ${once} became ${twice}`)
    }
    await page.waitForTimeout(1000 - PAUSE)
    const isThere = await element?.evaluate((each) => each.isConnected).catch(() => false)
    if (isThere && (await element?.isVisible()) && (await element?.isEnabled())) {
      if (about.isField) await element?.press("Enter")
      else await element?.click({ timeout: 5000 })
      await expectOnce("after a second")
    }
    const again = (await opened()).nth(about.place)
    if (about.isField) for (let nth = 0; nth < 2; nth += 1) await again.press("Enter")
    else await again.dblclick({ timeout: 5000 })
    await expectOnce("at once")
  }
  return faults
}

// A press on each control takes minutes a page: npm run test:full. Not yet true of every tool.
for (const tool of everyPage ? filledTools : []) {
  test(`what is pressed twice on ${tool.path} is done once, or can be undone`, async ({ page }) => {
    test.setTimeout(30 * 60_000)
    expect(await pressedTwice(page, tool)).toEqual([])
  })
}
