import { expect, test, type Locator, type Page } from "@playwright/test"
import { openWithStoppedClock } from "./hydration"
import { contentFile, products, projects } from "../site-content"
import { drawn, pass, passUntil, press } from "./stopped-clock"

const home = contentFile<{
  heading: string
  slides: { name: string }[]
  projects: { heading: string }
}>("site/home.json")
/** The product with a slider of pictures, that of MS sheet. */
const sheet = products.find(({ pictures }) => pictures.length > 1)
const sheetPath = String(sheet?.url)
const pictureCount = Number(sheet?.pictures.length)

const slideCount = home.slides.length
const heroPeriod = 9500
const carouselPeriod = 2500
/** How long (ms) before its time a move must not have come. A slider may have begun its first period up to so long ago. */
const slack = 100
/** Long enough for every slider to have moved several times, if it moved at all. */
const longWhile = 30_000

const heroOf = (page: Page) => page.getByRole("region", { name: home.heading })
const projectsOf = (page: Page) => page.getByRole("region", { name: home.projects.heading })
const sheetSliderOf = (page: Page) => page.getByRole("region", { name: sheet?.name, exact: true })

/** The controls are in the page from the start, but show only when the slider has taken over. */
const takenOver = (slider: Locator) => () =>
  slider.getByRole("button", { name: "Next slide" }).isVisible()

async function openSlider(page: Page, path: string, sliderOf: (page: Page) => Locator) {
  await openWithStoppedClock(page, path)
  const slider = sliderOf(page)
  await passUntil(page, takenOver(slider), "the slider takes over")
  return slider
}

/** The position the slider shows, as "2 / 6". Project cards show theirs, too, but come later in the page. */
const placeOf = (slider: Locator) => slider.getByText(/^\d+ \/ \d+$/).first()

const openHero = (page: Page) => openSlider(page, "/", heroOf)

/** Expects slide `number` in the hero: by its number, for screen readers, and on screen once it has faded in. */
async function expectHeroSlide(hero: Locator, number: number) {
  await expect(placeOf(hero)).toHaveText(`${number} / ${slideCount}`)
  const reachable = hero.getByRole("group", { name: / of \d+$/ })
  await expect(reachable).toHaveCount(1)
  await expect(reachable).toHaveAttribute("aria-label", `${number} of ${slideCount}`)
}

interface Card {
  readonly name: string
  readonly left: number
  readonly right: number
}

/** The fully visible slides, from left to right. */
async function wholeSlides(slider: Locator): Promise<Card[]> {
  return slider.evaluate((section) => {
    const edge = section.getBoundingClientRect()
    // react-slick rounds the width of its slides to whole pixels, which adds up along a row.
    const slack = 4
    const isWhole = ({ left, right }: DOMRect) =>
      left > edge.left - slack && right < edge.right + slack
    return [...section.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => ({ slide, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => isWhole(box))
      .map(({ slide, box: { left, right } }) => {
        const name = slide.querySelector("b")?.textContent ?? slide.querySelector("img")?.alt ?? ""
        return { name, left, right }
      })
      .sort((one, other) => one.left - other.left)
  })
}

const firstSlide = async (slider: Locator) => (await wholeSlides(slider))[0]?.name

/** How many links of the slider take focus when asked to. */
async function focusableLinks(slider: Locator): Promise<number> {
  return slider.locator("a").evaluateAll(
    (links) =>
      links.filter((link) => {
        link.focus()
        const focused = document.activeElement === link
        link.blur()
        return focused
      }).length,
  )
}

test.describe("the banner", () => {
  test("moves on every 9500 ms, not before, and from the last slide to the first", async ({
    page,
  }) => {
    const hero = await openHero(page)
    await expectHeroSlide(hero, 1)
    expect(await hero.locator("a").count()).toBe(slideCount)
    expect(await focusableLinks(hero)).toBe(1)
    await pass(page, heroPeriod - slack)
    await expectHeroSlide(hero, 1)
    await pass(page, slack)
    await expectHeroSlide(hero, 2)

    await test.step("it shows the slide it names, whole, once it has faded in, and only its link takes the focus", async () => {
      const slide = page.getByRole("group", { name: `2 of ${slideCount}` })
      await expect(hero.locator(".slick-slide").filter({ has: slide })).toHaveCSS("opacity", "1")
      await expect(hero.getByRole("definition").first()).toHaveText(home.slides[1].name)
      const picture = slide.getByRole("img").first()
      await expect(picture).toHaveJSProperty("complete", true)
      const width = await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)
      expect(width).toBeGreaterThan(0)
      expect(await focusableLinks(hero)).toBe(1)
    })

    for (const next of [3, 4, 1, 2]) {
      const before = next === 1 ? slideCount : next - 1
      await pass(page, heroPeriod - slack)
      await expectHeroSlide(hero, before)
      await pass(page, slack)
      await expectHeroSlide(hero, next)
    }
  })

  test("offers its pause button first to the keyboard, and waits while the keyboard is on its link", async ({
    page,
  }) => {
    const hero = await openHero(page)
    const inHero = () => hero.evaluate((section) => section.contains(document.activeElement))
    for (let presses = 0; presses < 40 && !(await inHero()); presses += 1) {
      await page.keyboard.press("Tab")
    }
    await expect(hero.getByRole("button", { name: "Pause the slides" })).toBeFocused()
    await hero.getByRole("button", { name: "Next slide" }).focus()
    await page.keyboard.press("Tab")
    await expect(hero.getByRole("link")).toBeFocused()
    await pass(page, longWhile)
    await expectHeroSlide(hero, 1)
    await page.keyboard.press("Shift+Tab")
    await pass(page, heroPeriod + slack)
    await expectHeroSlide(hero, 2)
  })
})

test.describe("the Key Projects carousel", () => {
  test("moves on by one every 2500 ms, not before, and round again", async ({ page }) => {
    const carousel = await openSlider(page, "/", projectsOf)
    const number = placeOf(carousel)
    const expectProject = async (place: number) => {
      await expect(number).toHaveText(`${place + 1} / ${projects.length}`)
      // The row glides in the browser's own time, which no clock holds.
      await expect.poll(() => firstSlide(carousel)).toBe(projects[place].name)
    }
    await expectProject(0)
    await pass(page, carouselPeriod - slack)
    await expectProject(0)
    await pass(page, slack)
    await expectProject(1)
    for (const next of [2, 3, 4, 5, 0, 1]) {
      await pass(page, carouselPeriod - slack)
      await expectProject(next === 0 ? projects.length - 1 : next - 1)
      await pass(page, slack)
      await expectProject(next)
    }
  })

  /** Slides shown at once, and pixels between them, by the width of the window. */
  const rows = [
    { width: 639, count: 1, gap: 10 },
    { width: 640, count: 2, gap: 20 },
    { width: 768, count: 3, gap: 20 },
    { width: 1024, count: 4, gap: 20 },
  ] as const

  /** Neighbours are measured against the next slide too, which at the edge of a phone is cut off. */
  async function expectRow(carousel: Locator, { width, count, gap }: (typeof rows)[number]) {
    const names = projects.slice(0, count).map(({ name }) => name)
    const shown = async () => (await wholeSlides(carousel)).map(({ name }) => name)
    await expect.poll(shown, { message: `${width} px` }).toEqual(names)
    const lefts = await carousel
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().left))
    for (const { right } of await wholeSlides(carousel)) {
      const next = Math.min(...lefts.filter((left) => left > right - 1))
      expect(next - right, `${width} px`).toBeCloseTo(gap, 1)
    }
  }

  const [narrowest, , , widest] = rows
  for (const row of [narrowest, widest]) {
    test.describe(`in a window ${row.width} px wide`, () => {
      test.use({ viewport: { width: row.width, height: 800 } })

      test(`shows ${row.count} at once, ${row.gap} px apart, from the first sight on, and follows a window that changes its width`, async ({
        page,
      }) => {
        const carousel = await openSlider(page, "/", projectsOf)
        await expectRow(carousel, row)
        expect(await focusableLinks(carousel)).toBe(row.count)
        for (const other of rows.filter((each) => each !== row)) {
          await page.setViewportSize({ width: other.width, height: 800 })
          await passUntil(page, takenOver(carousel), "the slider takes over again")
          await expectRow(carousel, other)
        }
      })
    })
  }

  test.describe("before scripts", () => {
    test.use({ javaScriptEnabled: false })

    test("shows as many at once, as far apart, in any window", async ({ page }) => {
      await page.goto("/")
      for (const row of rows) {
        await page.setViewportSize({ width: row.width, height: 800 })
        await expectRow(projectsOf(page), row)
      }
    })
  })
})

test.describe("a phone that is turned", () => {
  test.use({ viewport: { width: 412, height: 915 } })

  test("keeps the slide of the banner and that of the carousel", async ({ page }) => {
    const carousel = await openSlider(page, "/", projectsOf)
    const hero = heroOf(page)
    await press(hero.getByRole("button", { name: "Pause the slides" }))
    await press(carousel.getByRole("button", { name: "Pause the carousel" }))
    await press(hero.getByRole("button", { name: "Next slide" }))
    for (const place of [2, 3]) {
      await press(carousel.getByRole("button", { name: "Next slide" }))
      await expect(placeOf(carousel)).toHaveText(`${place} / ${projects.length}`)
      await pass(page, 750)
    }
    for (const viewport of [
      { width: 915, height: 412 },
      { width: 412, height: 915 },
    ]) {
      await page.setViewportSize(viewport)
      await drawn(page)
      await pass(page, 750)
      await expectHeroSlide(hero, 2)
      await expect(placeOf(carousel)).toHaveText(`3 / ${projects.length}`)
      await expect.poll(() => firstSlide(carousel)).toBe(projects[2].name)
    }
  })
})

test("the slider of MS sheet moves on every 2500 ms, not before, and round again", async ({
  page,
}) => {
  const slider = await openSlider(page, sheetPath, sheetSliderOf)
  const is = (place: number) => expect(placeOf(slider)).toHaveText(`${place} / ${pictureCount}`)
  await pass(page, carouselPeriod - slack)
  await is(1)
  await pass(page, slack)
  await is(2)
  for (let place = 2; place <= pictureCount; place += 1) {
    await pass(page, carouselPeriod - slack)
    await is(place)
    await pass(page, slack)
    await is(place === pictureCount ? 1 : place + 1)
  }
  await press(slider.getByRole("button", { name: "Pause the carousel" }))
  await pass(page, longWhile)
  await is(1)
})

test.describe("for visitors who asked for less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  test("nothing plays by itself, and Play is offered", async ({ page }) => {
    const hero = await openHero(page)
    const carousel = projectsOf(page)
    await passUntil(page, takenOver(carousel), "the carousel takes over")
    const play = hero.getByRole("button", { name: "Play the slides" })
    await expect(play).toBeVisible()
    await expect(carousel.getByRole("button", { name: "Play the carousel" })).toBeVisible()
    await pass(page, longWhile)
    await expectHeroSlide(hero, 1)
    expect(await firstSlide(carousel)).toBe(projects[0].name)
    await press(play)
    await pass(page, heroPeriod + slack)
    await expectHeroSlide(hero, 2)
  })
})

test.describe("nothing moves when a slider takes over", () => {
  // Paused slides can be measured without haste.
  test.use({ contextOptions: { reducedMotion: "reduce" } })

  const painted = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        ),
    )

  /** Layout shifts inside the page's main part since the last call; bars of the window have their own rules. */
  const shiftsSince = (page: Page) =>
    page.evaluate(() => {
      const { shifts = [] } = window as Window & { shifts?: { value: number; nodes: Node[] }[] }
      const main = document.querySelector("main")
      return shifts
        .splice(0)
        .filter(({ nodes }) => nodes.some((node) => main?.contains(node)))
        .reduce((sum, { value }) => sum + value, 0)
    })

  for (const [names, path, slidersOf] of [
    ["the banner and the Key Projects carousel", "/", [heroOf, projectsOf]],
    ["the slider of MS sheet", sheetPath, [sheetSliderOf]],
  ] as const) {
    for (const width of [412, 1280]) {
      test(`${names}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.addInitScript(() => {
          type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
          const shifts: { value: number; nodes: (Node | null)[] }[] = []
          new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries() as Shift[]) {
              shifts.push({ value, nodes: sources.map(({ node }) => node) })
            }
          }).observe({ type: "layout-shift", buffered: true })
          Object.assign(window, { shifts })
        })
        let release = () => {}
        const released = new Promise<void>((resolve) => (release = resolve))
        await page.route("**/*.js", async (route) => {
          await released
          await route.continue()
        })
        await page.goto(path, { waitUntil: "commit" })
        const sliders = slidersOf.map((sliderOf) => sliderOf(page))
        for (const slider of sliders) {
          const picture = slider.locator("img").first()
          await expect(picture).toBeVisible()
          await slider.evaluate((section) => section.scrollIntoView({ block: "start" }))
          await expect(picture).toHaveJSProperty("complete", true)
          expect(await takenOver(slider)()).toBe(false)
        }
        await page.evaluate(() => document.fonts.ready)
        const positions = () =>
          Promise.all(
            sliders.map(async (slider) => ({
              box: await slider.boundingBox(),
              whole: await wholeSlides(slider),
            })),
          )
        const before = await positions()
        await shiftsSince(page)

        release()
        for (const slider of sliders) {
          await expect.poll(takenOver(slider)).toBe(true)
        }
        await painted(page)
        expect(await shiftsSince(page)).toBeLessThanOrEqual(0.001)
        // react-slick rounds the width of its slides to whole pixels.
        for (const [index, { box, whole }] of (await positions()).entries()) {
          const was = before[index]
          for (const side of ["x", "y", "width", "height"] as const) {
            const moved = (box?.[side] ?? NaN) - (was?.box?.[side] ?? NaN)
            expect(Math.abs(moved), side).toBeLessThan(1)
          }
          expect(whole[0]?.name).toBe(was?.whole[0]?.name)
          expect(Math.abs(Number(whole[0]?.left) - Number(was?.whole[0]?.left))).toBeLessThan(1)
        }
      })
    }
  }
})
