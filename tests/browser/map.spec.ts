import { expect, test, type Locator, type Page } from "@playwright/test"
import {
  answerGoogleMaps,
  askedOfGoogleMaps,
  giveMapKey,
  googleMapsKey,
  withStub,
} from "./google-maps-stub"
import { hydrated, open, openWithStoppedClock } from "./hydration"
import { watchErrors } from "./page-faults"
import { branchName, contentFile, mappedBranches as onMap } from "../site-content"
import { pass } from "./stopped-clock"
import { expectUsable } from "./usable"
import { watchViolations } from "./violations"

const home = contentFile<{ heading: string; branches: { heading: string } }>("site/home.json")
const about = contentFile<{ branchesHeading: string }>("site/about.json")
/** As the specification says, unless the settings name another. */
const { mapRegion = "US" } = contentFile<{ mapRegion?: string }>("site/settings.json")
const names = onMap.map(({ name }) => name)
const raipur = onMap.find(({ name }) => name === branchName("raipur"))
/** The branches farthest north, south, east and west: on a wide map only their windows come near its edge. */
const outermost = (["lat", "lng"] as const).flatMap((side) => {
  const sorted = onMap.toSorted((one, other) => one.position![side] - other.position![side])
  return [sorted.at(0)!, sorted.at(-1)!]
})
const headings = { "/": home.branches.heading, "/about": about.branchesHeading }

const plotOf = (page: Page, path: keyof typeof headings = "/") =>
  page.getByRole("img", { name: headings[path], exact: true })
const markersOf = (page: Page) => page.locator("button[data-branch]")
/** The marker of a branch, whether it shows the name or, where the names do not fit, a number. */
const markerOf = (page: Page, name: string) =>
  page.locator(`button[data-branch="${onMap.find((branch) => branch.name === name)?.slug}"]`)
const windows = (page: Page) => page.getByRole("dialog")

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element.toString()} has no box`)
  return box
}

/** The boxes of all elements, at one moment. */
const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

type Box = Awaited<ReturnType<typeof boxOf>>

function expectInside(inner: Box, outer: Box, what?: string) {
  expect(inner.x, what).toBeGreaterThanOrEqual(outer.x - 2)
  expect(inner.y, what).toBeGreaterThanOrEqual(outer.y - 2)
  expect(inner.x + inner.width, what).toBeLessThanOrEqual(outer.x + outer.width + 2)
  expect(inner.y + inner.height, what).toBeLessThanOrEqual(outer.y + outer.height + 2)
}

/** How large a map is, and how wide the column is that it has: the last one, beside the list of branches. */
async function sizeInColumn(map: Locator) {
  return map.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    let grid = element.parentElement as HTMLElement
    while (getComputedStyle(grid).display !== "grid") grid = grid.parentElement as HTMLElement
    const columns = getComputedStyle(grid).gridTemplateColumns.split(" ")
    return { height, own: width, column: Number.parseFloat(String(columns.at(-1))) }
  })
}

/** A point between the markers, on the map itself. */
async function clickGround(page: Page, plot: Locator) {
  await plot.scrollIntoViewIfNeeded()
  const box = await boxOf(plot)
  await page.mouse.click(box.x + 4, box.y + box.height / 2)
}

/** Everything the page asks of Google's hosts. */
function watchGoogle(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const { hostname } = new URL(request.url())
    if (/(^|\.)(google|googleapis|gstatic|googleusercontent)\.com$/.test(hostname)) {
      asked.push(request.url())
    }
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
  const open = async (slug: string) => {
    await marker(branchName(slug)).click()
    await expect(window).toHaveCount(1)
    await expect(window).toContainText(branchName(slug))
  }
  await expect(window).toHaveCount(0)
  await open("raipur")
  await expect(window).toContainText(raipur?.address ?? "")
  await marker(branchName("raipur")).click()
  await expect(window).toHaveCount(0)

  await open("varanasi")
  await open("bhopal")
  await window.getByRole("button", { name: "Close" }).click()
  await expect(window).toHaveCount(0)

  await open("bhopal")
  await pressGround()
  await expect(window).toHaveCount(0)

  await open("vizag")
  await page.keyboard.press("Escape")
  await expect(window).toHaveCount(0)
}

// The slides of the home page are paused: this test does not look at them, and drawing them takes time.
test.use({ contextOptions: { reducedMotion: "reduce" } })

test.describe("without a key", () => {
  test("/about shows the site's own plot with a marker for each branch, which the keyboard alone can use", async ({
    page,
  }) => {
    const asked = watchGoogle(page)
    const errors = watchErrors(page)
    await open(page, "/about")
    await plotOf(page, "/about").scrollIntoViewIfNeeded()
    await expectEveryMarker(page)
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
    await expect(window).toHaveAccessibleName(branchName("hyderabad"))
    await window.getByRole("button", { name: "Close" }).press("Enter")
    await expect(window).toHaveCount(0)
    await expect(marker).toBeFocused()
    expect(asked).toEqual([])
    expect(errors).toEqual([])
  })

  test("/ shows it 500 px high and as wide as its column; its windows open whole inside it, one at a time, close in each of the four ways, and need no network", async ({
    page,
    context,
  }) => {
    const asked = watchGoogle(page)
    const errors = watchErrors(page)
    await open(page, "/")
    await plotOf(page).scrollIntoViewIfNeeded()
    await expectEveryMarker(page)
    const map = page.locator(":has(> button[data-branch])")
    const expectSize = async (width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await sizeInColumn(map)).height).toBe(500)
      const { own, column } = await sizeInColumn(map)
      expect(own, `${width} px`).toBeCloseTo(column, 1)
      const frame = await boxOf(map)
      for (const box of await boxesOf(markersOf(page))) expectInside(box, frame)
    }
    for (const width of [320, 390, 768]) await expectSize(width)

    for (const [width, opened] of [
      [360, onMap],
      [1440, outermost],
    ] as const) {
      await test.step(`windows open whole inside it at ${width} px`, async () => {
        await expectSize(width)
        await plotOf(page).scrollIntoViewIfNeeded()
        await expectWholeWindows(page, map, opened)
      })
    }

    await test.step("a window opens from its marker, only one at a time, and closes by marker, cross, ground and Esc", async () => {
      await expectWindowRules(
        page,
        (name) => markerOf(page, name),
        () => clickGround(page, plotOf(page)),
      )
    })
    expect(asked).toEqual([])
    expect(errors).toEqual([])

    await test.step("it needs no network", async () => {
      await context.setOffline(true)
      await expectWaysToRaipur(page)
    })
  })
})

/** The windows of these branches open from their markers, inside the map, and close again. */
async function expectWholeWindows(page: Page, map: Locator, opened: typeof onMap) {
  const window = windows(page)
  for (const { name, address } of opened) {
    await markerOf(page, name).click()
    await expect(window).toHaveAccessibleName(name)
    await expect(window).toContainText(address)
    expectInside(await boxOf(window), await boxOf(map), name)
    // The same marker must close it, so it may not lie under it.
    await markerOf(page, name).click()
    await expect(window).toHaveCount(0)
  }
}

/** The window of Raipur says that it is open, and leads there by road, telephone and WhatsApp. */
async function expectWaysToRaipur(page: Page) {
  const marker = markerOf(page, branchName("raipur"))
  const window = windows(page)
  await marker.click()
  await expect(window).toHaveAccessibleName(branchName("raipur"))
  await expect(marker).toHaveAttribute("aria-expanded", "true")
  await expect(window.getByRole("link", { name: "Directions" })).toHaveAttribute(
    "href",
    `https://www.google.com/maps/dir/?api=1&destination=${raipur?.position?.lat}%2C${raipur?.position?.lng}`,
  )
  await expect(window.getByRole("link", { name: "Call" })).toHaveAttribute("href", /^tel:\+?\d+$/)
  await expect(window.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+$/,
  )
}

/** The plot has a marker for each branch, by its name and large enough to press. */
async function expectEveryMarker(page: Page) {
  await expect(markersOf(page)).toHaveCount(names.length)
  const labels = await markersOf(page).evaluateAll((all) =>
    all.map((marker) => marker.getAttribute("aria-label")?.replace(/^\d+ /, "")),
  )
  expect(labels).toEqual(names)
  for (const { width, height } of await boxesOf(markersOf(page))) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  }
}

test.describe("with a key", () => {
  const googleMarkers = (page: Page) => page.locator("[data-marker]")
  const branches = (page: Page) => page.locator("#branches")
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
    const requests = await answerGoogleMaps(page, withStub)
    await open(page, "/")
    await page.waitForLoadState("networkidle")
    expect(asked).toEqual([])
    await expect(plotOf(page)).toHaveCount(0)

    await branches(page).scrollIntoViewIfNeeded()
    await expect(googleMarkers(page)).toHaveCount(names.length)
    expect(requests).toHaveLength(1)
    expect(asked).toHaveLength(1)
    const { searchParams } = new URL(requests[0].url())
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: googleMapsKey,
      v: "weekly",
      language: "en",
      region: mapRegion,
      auth_referrer_policy: "origin",
      callback: "google.maps.__ib__",
    })
    expect((await requests[0].allHeaders()).referer).toBe(`${baseURL}/`)

    await test.step("it shows every branch with a position, 500 px high and full width", async () => {
      expect(await googleMarkers(page).allTextContents()).toEqual(names)
      const drawn = await askedOfGoogleMaps(page)
      expect(drawn?.maps).toBe(1)
      expect(drawn?.fitted).toEqual([onMap.map(({ position }) => position)])
      const { height, own, column } = await sizeInColumn(ground(page).locator(".."))
      expect(height).toBe(500)
      expect(own).toBeCloseTo(column, 1)
    })

    const marker = (name: string) => googleMarkers(page).getByText(name, { exact: true })
    await test.step("a window opens from its marker, only one at a time, and closes by marker, cross, ground and Esc", async () => {
      await expectWindowRules(page, marker, () => ground(page).click())
    })

    await test.step("a refused key brings the plot in its place", async () => {
      await marker(branchName("raipur")).click()
      await page.evaluate(() => globalThis.window.gm_authFailure?.())
      await expect(plotOf(page)).toBeVisible()
      await expect(markersOf(page)).toHaveCount(names.length)
      await expect(googleMarkers(page)).toHaveCount(0)
      await expectUsable(page, home.heading)
    })
    violations.expectNone()
    expect(errors).toEqual([])
  })

  /** Opens the page with a stopped clock, at the map. */
  async function openAtMap(page: Page) {
    await openWithStoppedClock(page, "/")
    await branches(page).scrollIntoViewIfNeeded()
  }

  test("a script that fails is asked for again after 1, 2 and 4 s, then the plot is shown", async ({
    page,
  }) => {
    const errors = watchErrors(page)
    await page.addInitScript(() => {
      const seen = { failures: 0 }
      Object.assign(window, { seen })
      addEventListener(
        "error",
        ({ target }) => {
          if (target instanceof HTMLScriptElement) seen.failures += 1
        },
        true,
      )
    })
    const failures = () =>
      page.evaluate(() => (window as Window & { seen?: { failures: number } }).seen?.failures)
    const requests = await answerGoogleMaps(page, (route) => route.abort())
    await openAtMap(page)

    for (const [index, delay] of [1000, 2000, 4000].entries()) {
      await expect.poll(failures).toBe(index + 1)
      await pass(page, delay - 1)
      expect(requests).toHaveLength(index + 1)
      await expect(plotOf(page)).toHaveCount(0)
      await pass(page, 1)
      await expect.poll(() => requests.length).toBe(index + 2)
    }
    await expect(plotOf(page)).toBeVisible()
    await expect(markersOf(page)).toHaveCount(names.length)
    await markerOf(page, branchName("raipur")).click()
    await expect(windows(page)).toHaveAccessibleName(branchName("raipur"))
    await pass(page, 60_000)
    expect(requests).toHaveLength(4)
    await expectUsable(page, home.heading)
    expect(errors).toEqual([])
  })

  test("a script that arrives at the second try brings the Google map", async ({ page }) => {
    const requests = await answerGoogleMaps(page, (route, request) =>
      request.url().includes("retry=") ? withStub(route) : route.abort(),
    )
    await openAtMap(page)
    await expect.poll(() => requests.length).toBe(1)
    await expect(async () => {
      await pass(page, 500)
      await expect(googleMarkers(page)).toHaveCount(names.length, { timeout: 200 })
    }).toPass()
    expect(requests).toHaveLength(2)
    await expect(plotOf(page)).toHaveCount(0)
  })

  test("a script that never answers is given up, and the plot is shown", async ({ page }) => {
    const errors = watchErrors(page)
    const requests = await answerGoogleMaps(page, () => {})
    await openAtMap(page)
    await expect.poll(() => requests.length).toBe(1)
    await expect(
      branches(page)
        .getByRole("link", { name: /^Directions/ })
        .first(),
    ).toBeVisible()
    for (const wait of [15_000 + 1000, 15_000 + 2000, 15_000 + 4000]) {
      const before = requests.length
      await pass(page, wait)
      await expect.poll(() => requests.length).toBe(before + 1)
      await expect(plotOf(page)).toHaveCount(0)
    }
    await pass(page, 15_000)
    await expect(plotOf(page)).toBeVisible()
    expect(requests).toHaveLength(4)
    await expectUsable(page, home.heading)
    expect(errors).toEqual([])
  })

  test("a page that cannot fetch its own map code shows the plot", async ({ page }) => {
    const requests = await answerGoogleMaps(page, withStub)
    await page.goto("/")
    await hydrated(page)
    await page.context().setOffline(true)
    await branches(page).scrollIntoViewIfNeeded()
    await expect(plotOf(page)).toBeVisible()
    expect(requests).toHaveLength(0)
  })
})
