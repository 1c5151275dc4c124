import { expect, test, type Page } from "@playwright/test"
import { open } from "./hydration"
import { posts } from "../site-content"

const filmOf = (page: Page) => page.locator("main video")
const isPaused = (page: Page) => filmOf(page).evaluate((film: HTMLVideoElement) => film.paused)
const playedRanges = (page: Page) =>
  filmOf(page).evaluate((film: HTMLVideoElement) => film.played.length)

test("the film of the post plays by itself without sound, pauses at a press and out of sight, and stays so when it was paused", async ({
  page,
}) => {
  await open(page, "/blog")
  const film = filmOf(page)

  await test.step("its first picture is there before it plays", async () => {
    const poster = await page.request.get(String(await film.getAttribute("poster")))
    expect(poster.status()).toBe(200)
    expect(poster.headers()["content-type"]).toMatch(/^image\//)
  })

  await test.step("it plays by itself, without sound, again and again", async () => {
    await expect(film).toHaveAccessibleName(String(posts[0]?.film?.caption))
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(page)).toBe(false)
    await expect(film).toHaveJSProperty("muted", true)
    await expect(film).toHaveJSProperty("loop", true)
    await expect(film).toHaveJSProperty("playsInline", true)
    await expect.poll(() => playedRanges(page)).toBeGreaterThan(0)
  })

  await test.step("it waits while it is out of sight", async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
    await expect(film).not.toBeInViewport()
    await expect.poll(() => isPaused(page)).toBe(true)
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => isPaused(page)).toBe(false)
  })

  await test.step("a button pauses it, and it stays so when it is in sight again", async () => {
    await page.getByRole("button", { name: "Pause film" }).click()
    expect(await isPaused(page)).toBe(true)
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
    await expect(film).not.toBeInViewport()
    await film.scrollIntoViewIfNeeded()
    await expect(film).toBeInViewport()
    await expect(page.getByRole("button", { name: "Play film" })).toBeVisible()
    expect(await isPaused(page)).toBe(true)
    await page.getByRole("button", { name: "Play film" }).click()
    await expect.poll(() => isPaused(page)).toBe(false)
  })
})

test("under reduced motion the film waits to be played", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" })
  await open(page, "/blog")
  const film = filmOf(page)
  await film.scrollIntoViewIfNeeded()
  await expect(film).toBeInViewport()
  // What watches whether the film is in sight tells within two frames.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
  expect(await isPaused(page)).toBe(true)
  expect(await playedRanges(page)).toBe(0)
  await expect(film).toHaveJSProperty("autoplay", false)
  await page.getByRole("button", { name: "Play film" }).click()
  await expect.poll(() => isPaused(page)).toBe(false)
})
