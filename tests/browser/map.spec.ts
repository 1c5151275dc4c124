import { expect, test, type Locator, type Page } from "@playwright/test"
import { answerGoogleMaps, askedOfGoogleMaps, giveMapKey, googleMapsKey } from "./google-maps-stub"
import { open, watchQuiet } from "./hydration"
import { watchErrors, watchViolations } from "./page-faults"
import { branchName, contentFile, mappedBranches as onMap } from "../site-content"
import { expectUsable } from "./page-parts"

const home = contentFile<{ heading: string; branches: { heading: string } }>("site/home.json")
/** As the specification says, unless the settings name another. */
const { mapRegion = "US" } = contentFile<{ mapRegion?: string }>("site/settings.json")
const names = onMap.map(({ name }) => name)
/** The branches farthest north, south, east and west: their windows come nearest to the edge of the map. */
const outermost = (["lat", "lng"] as const).flatMap((side) => {
  const sorted = onMap.toSorted((one, other) => one.position![side] - other.position![side])
  return [sorted.at(0)!, sorted.at(-1)!]
})

const plotOf = (page: Page) => page.getByRole("img", { name: home.branches.heading, exact: true })
const markersOf = (page: Page) => page.locator("button[data-branch]")
/** The marker of a branch, whether it shows the name or, where the names do not fit, a number. */
const markerOf = (page: Page, name: string) =>
  page.locator(`button[data-branch="${onMap.find((branch) => branch.name === name)?.slug}"]`)
const windows = (page: Page) => page.getByRole("dialog")
const branches = (page: Page) => page.locator("#branches")

/** How far (px) the elements reach beyond the map, on the side where it is most. */
const beyond = (map: Locator, selector: string) =>
  map.evaluate((frame, inner) => {
    const outer = frame.getBoundingClientRect()
    const far = [...document.querySelectorAll(inner)].flatMap((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return [outer.left - left, outer.top - top, right - outer.right, bottom - outer.bottom]
    })
    return Math.max(...far)
  }, selector)

/** A map is 500 px high and as wide as the column it has: the last one, beside the list of branches. */
async function expectSpecifiedSize(map: Locator) {
  const sizeInColumn = () =>
    map.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect()
      let grid = element.parentElement as HTMLElement
      while (getComputedStyle(grid).display !== "grid") grid = grid.parentElement as HTMLElement
      const columns = getComputedStyle(grid).gridTemplateColumns.split(" ")
      const beside = Math.abs(width - Number.parseFloat(String(columns.at(-1))))
      return [height, Math.round(beside)]
    })
  await expect.poll(sizeInColumn).toEqual([500, 0])
}

/** Everything the page asks of Google's hosts. */
function watchGoogle(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    if (/google|gstatic/.test(new URL(request.url()).hostname)) asked.push(request.url())
  })
  return asked
}

/** A window opens from its marker, only one at a time, and closes by marker, cross, ground and Esc. */
async function expectWindowRules(
  page: Page,
  marker: (name: string) => Locator,
  pressGround: () => Promise<void>,
) {
  const window = windows(page)
  const opened = async (slug: string) => {
    await marker(branchName(slug)).click()
    await expect(window).toHaveCount(1)
    await expect(window).toContainText(branchName(slug))
  }
  await opened("raipur")
  await opened("hyderabad")
  for (const close of [
    () => marker(branchName("hyderabad")).click(),
    () => window.getByRole("button", { name: "Close" }).click(),
    pressGround,
    () => page.keyboard.press("Escape"),
  ]) {
    if ((await window.count()) === 0) await opened("hyderabad")
    await close()
    await expect(window).toHaveCount(0)
  }
}

// The slides of the home page are paused: this test does not look at them, and drawing them takes time.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test("without a key /about has the site's own plot with a marker for each branch, which the keyboard alone can use", async ({
  page,
}) => {
  const asked = watchGoogle(page)
  const errors = watchErrors(page)
  await open(page, "/about")
  await expect(markersOf(page)).toHaveCount(names.length)
  const marker = markerOf(page, branchName("hyderabad"))
  // The last link of the list comes before the map.
  await page.locator("#branches li a").last().focus()
  for (let presses = 0; presses <= onMap.length; presses += 1) {
    await page.keyboard.press("Tab")
    if (await marker.evaluate((element) => element === document.activeElement)) break
  }
  await expect(marker).toBeFocused()
  await page.keyboard.press("Enter")
  const window = windows(page)
  await expect(window).toHaveAccessibleName(branchName("hyderabad"))
  await expect(window).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(window.getByRole("link", { name: "Call" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(window).toHaveCount(0)
  await expect(marker).toBeFocused()
  await page.keyboard.press("Space")
  await window.getByRole("button", { name: "Close" }).press("Enter")
  await expect(window).toHaveCount(0)
  await expect(marker).toBeFocused()
  expect([...asked, ...errors]).toEqual([])
})

test("without a key / has it 500 px high and as wide as its column; its windows open whole inside it, one at a time, and need no network", async ({
  page,
  context,
}) => {
  await open(page, "/")
  const map = page.locator(":has(> button[data-branch])")
  const window = windows(page)
  for (const [width, opened] of [
    [320, []],
    [768, []],
    [360, outermost],
    [1440, outermost],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await plotOf(page).scrollIntoViewIfNeeded()
    await expectSpecifiedSize(map)
    expect(await beyond(map, "button[data-branch]")).toBeLessThanOrEqual(2)
    for (const { name, address } of opened) {
      await markerOf(page, name).click()
      await expect(window).toHaveAccessibleName(name)
      await expect(window).toContainText(address)
      expect(await beyond(map, "[role=dialog]"), name).toBeLessThanOrEqual(2)
      // The same marker must close it, so it may not lie under it.
      await markerOf(page, name).click()
      await expect(window).toHaveCount(0)
    }
  }
  await expectWindowRules(
    page,
    (name) => markerOf(page, name),
    async () => {
      // A point between the markers, on the map itself.
      const { x = 0, y = 0, height = 0 } = (await plotOf(page).boundingBox()) ?? {}
      await page.mouse.click(x + 4, y + height / 2)
    },
  )
  await context.setOffline(true)
  await markerOf(page, branchName("raipur")).click()
  for (const [name, address] of [
    ["Directions", /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=\d/],
    ["Call", /^tel:\+?\d+$/],
    ["WhatsApp", /^https:\/\/wa\.me\/\d+$/],
  ] as const) {
    await expect(window.getByRole("link", { name })).toHaveAttribute("href", address)
  }
})

test.describe("with a key", () => {
  const googleMarkers = (page: Page) => page.locator("[data-marker]")
  const ground = (page: Page) => page.getByRole("button", { name: "Ground of the map" })

  // A page fetched ahead may still be on its way when a test ends.
  test.afterEach(async ({ page }) => {
    await page.unrouteAll({ behavior: "ignoreErrors" })
  })

  test.beforeEach(async ({ page }) => {
    await giveMapKey(page)
  })

  test("Google is asked only when the map comes near, once and as specified; its windows open and close, and a refused key brings the plot", async ({
    page,
    baseURL,
  }) => {
    const errors = watchErrors(page)
    const violations = await watchViolations(page)
    const asked = watchGoogle(page)
    const requests = await answerGoogleMaps(page)
    const quiet = watchQuiet(page)
    await open(page, "/")
    await quiet()
    expect(asked).toEqual([])

    await branches(page).scrollIntoViewIfNeeded()
    await expect(googleMarkers(page)).toHaveText(names)
    expect([asked.length, requests.length]).toEqual([1, 1])
    expect(Object.fromEntries(new URL(requests[0].url()).searchParams)).toMatchObject({
      key: googleMapsKey,
      v: "weekly",
      language: "en",
      region: mapRegion,
      auth_referrer_policy: "origin",
      callback: "google.maps.__ib__",
    })
    expect((await requests[0].allHeaders()).referer).toBe(`${baseURL}/`)
    const drawn = await askedOfGoogleMaps(page)
    expect(drawn).toEqual({ maps: 1, fitted: [onMap.map(({ position }) => position)] })
    await expectSpecifiedSize(ground(page).locator(".."))

    const marker = (name: string) => googleMarkers(page).getByText(name, { exact: true })
    await expectWindowRules(page, marker, () => ground(page).click())
    await marker(branchName("raipur")).click()
    await page.evaluate(() => globalThis.window.gm_authFailure?.())
    await expect(plotOf(page)).toBeVisible()
    await expect(markersOf(page)).toHaveCount(names.length)
    await expect(googleMarkers(page)).toHaveCount(0)
    await expectUsable(page, home.heading)
    violations.expectNone()
    expect(errors).toEqual([])
  })
})
