import { expect, test, type Locator, type Page } from "@playwright/test"
import { contentFile, posts, products, projects } from "../site-content"
import { drawn, open, openWithStoppedClock, pass, passUntil, press } from "./hydration"

const home = contentFile<{
  heading: string
  slides: { name: string }[]
  projects: { heading: string }
}>("site/home.json")
/** The product with a slider of pictures, that of MS sheet. */
const sheet = products.find(({ pictures }) => pictures.length > 1)

const heroPeriod = 9500
const carouselPeriod = 2500
/** How long (ms) before its time a move must not have come. A slider may have begun its first period up to so long ago. */
const slack = 100
/** Long enough for every slider to have moved several times, if it moved at all. */
const longWhile = 20_000

const heroOf = (page: Page) => page.getByRole("region", { name: home.heading })
const projectsOf = (page: Page) => page.getByRole("region", { name: home.projects.heading })
const sheetOf = (page: Page) => page.getByRole("region", { name: sheet?.name, exact: true })

/** The controls are in the page from the start, but show only when the slider has taken over. */
const takenOver = (slider: Locator) => () =>
  slider.getByRole("button", { name: "Next slide" }).isVisible()

async function openSlider(page: Page, sliderOf: (page: Page) => Locator, path = "/") {
  await openWithStoppedClock(page, path)
  const slider = sliderOf(page)
  // It takes over when a reader comes near.
  await slider.scrollIntoViewIfNeeded()
  await passUntil(page, takenOver(slider), "the slider takes over")
  return slider
}

/** The slider shows its slide of this number, "2 / 6". Project cards show theirs, too, but come later in the page. */
const expectPlace = (slider: Locator, number: number) =>
  expect(slider.getByText(/^\d+ \/ \d+$/).first()).toHaveText(new RegExp(`^${number} /`))

/** The names and sides of the slides in full sight, from left to right. */
async function wholeSlides(slider: Locator) {
  return slider.evaluate((section) => {
    const edge = section.getBoundingClientRect()
    // react-slick rounds the width of its slides to whole pixels, which adds up along a row.
    const slack = 4
    return [...section.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return { name: slide.querySelector("b")?.textContent ?? "", left, right }
      })
      .filter(({ left, right }) => left > edge.left - slack && right < edge.right + slack)
      .sort((one, other) => one.left - other.left)
  })
}

const firstSlide = async (slider: Locator) => (await wholeSlides(slider))[0]?.name

/** How many links of the slider take focus when asked to. */
const focusableLinks = (slider: Locator) =>
  slider.locator("a").evaluateAll(
    (links) =>
      links.filter((link) => {
        link.focus()
        const focused = document.activeElement === link
        link.blur()
        return focused
      }).length,
  )

for (const [what, sliderOf, path, period, count, moves] of [
  ["the banner", heroOf, "/", heroPeriod, home.slides.length, 2],
  ["the Key Projects carousel", projectsOf, "/", carouselPeriod, projects.length, projects.length],
  [
    "the slider of MS sheet",
    sheetOf,
    String(sheet?.url),
    carouselPeriod,
    sheet?.pictures.length,
    1,
  ],
] as const) {
  test(`${what} moves on by one every ${period} ms, not before, and stays paused`, async ({
    page,
  }) => {
    const slider = await openSlider(page, sliderOf, path)
    const expectPlaceAfter = (done: number) => expectPlace(slider, (done % Number(count)) + 1)
    // The carousel goes round.
    for (let move = 1; move <= moves; move += 1) {
      await pass(page, period - slack)
      await expectPlaceAfter(move - 1)
      await pass(page, slack)
      await expectPlaceAfter(move)
    }
    await press(slider.getByRole("button", { name: /^Pause/ }))
    await pass(page, longWhile)
    await expectPlaceAfter(moves)
  })
}

test("the banner offers its pause button first to the keyboard, and waits while the keyboard is on its link", async ({
  page,
}) => {
  const hero = await openSlider(page, heroOf)
  const inHero = () => hero.evaluate((section) => section.contains(document.activeElement))
  for (let presses = 0; presses < 40 && !(await inHero()); presses += 1) {
    await page.keyboard.press("Tab")
  }
  await expect(hero.getByRole("button", { name: "Pause the slides" })).toBeFocused()
  await hero.getByRole("button", { name: "Next slide" }).focus()
  await page.keyboard.press("Tab")
  await expect(hero.getByRole("link").first()).toBeFocused()
  await pass(page, longWhile)
  await expectPlace(hero, 1)
  await page.keyboard.press("Shift+Tab")
  await pass(page, heroPeriod + slack)
  await expectPlace(hero, 2)
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

test("the carousel shows 1 to 4 at once by the width of the window, and follows a window that changes its width", async ({
  page,
}) => {
  await page.setViewportSize({ width: rows[0].width, height: 800 })
  const carousel = await openSlider(page, projectsOf)
  for (const row of rows) {
    await page.setViewportSize({ width: row.width, height: 800 })
    await passUntil(page, takenOver(carousel), "the slider takes over again")
    await expectRow(carousel, row)
    expect(await focusableLinks(carousel)).toBe(row.count)
  }
})

test("a phone that is turned keeps the slide of the banner and that of the carousel", async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 })
  const carousel = await openSlider(page, projectsOf)
  const hero = heroOf(page)
  await press(hero.getByRole("button", { name: "Pause the slides" }))
  await press(carousel.getByRole("button", { name: "Pause the carousel" }))
  await press(hero.getByRole("button", { name: "Next slide" }))
  for (const place of [2, 3]) {
    await press(carousel.getByRole("button", { name: "Next slide" }))
    await expectPlace(carousel, place)
    // In two steps: the timer that ends the glide is set after React has drawn.
    await pass(page, 1500)
  }
  for (const [width, height] of [
    [915, 412],
    [412, 915],
  ] as const) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    await pass(page, 1500)
    await expectPlace(hero, 2)
    await expectPlace(carousel, 3)
    await expect.poll(() => firstSlide(carousel)).toBe(projects[2].name)
  }
})

const filmOf = (page: Page) => page.locator("main video")

test("for visitors who asked for less motion nothing plays by itself, and Play is offered", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  const hero = await openSlider(page, heroOf)
  const carousel = projectsOf(page)
  await carousel.scrollIntoViewIfNeeded()
  await passUntil(page, takenOver(carousel), "the carousel takes over")
  await expect(carousel.getByRole("button", { name: "Play the carousel" })).toBeVisible()
  await pass(page, longWhile)
  await expectPlace(hero, 1)
  expect(await firstSlide(carousel)).toBe(projects[0].name)
  await press(hero.getByRole("button", { name: "Play the slides" }))
  await pass(page, heroPeriod + slack)
  await expectPlace(hero, 2)

  await page.clock.resume()
  await open(page, "/blog")
  const film = filmOf(page)
  await film.scrollIntoViewIfNeeded()
  const play = page.getByRole("button", { name: "Play film" })
  await expect(play).toBeInViewport()
  await expect(film).toHaveJSProperty("paused", true)
  expect(await film.evaluate((each: HTMLVideoElement) => each.played.length)).toBe(0)
  await play.click()
  await expect(film).toHaveJSProperty("paused", false)
})

test("the film of the post plays by itself without sound, pauses at a press and out of sight, and stays so when it was paused", async ({
  page,
}) => {
  await open(page, "/blog")
  const film = filmOf(page)
  await expect(film).toHaveAccessibleName(String(posts[0]?.film?.caption))
  await film.scrollIntoViewIfNeeded()
  for (const name of ["muted", "loop", "playsInline"]) {
    await expect(film).toHaveJSProperty(name, true)
  }
  const foot = page.getByRole("contentinfo")
  for (const isPlaying of [true, false, true]) {
    if (!isPlaying) await foot.scrollIntoViewIfNeeded()
    else await film.scrollIntoViewIfNeeded()
    await expect(film).toHaveJSProperty("paused", !isPlaying)
  }
  await page.getByRole("button", { name: "Pause film" }).click()
  await foot.scrollIntoViewIfNeeded()
  await expect(film).not.toBeInViewport()
  await film.scrollIntoViewIfNeeded()
  await expect(page.getByRole("button", { name: "Play film" })).toBeVisible()
  await expect(film).toHaveJSProperty("paused", true)
})
