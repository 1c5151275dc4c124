import { distanceText } from "./distanceText"
import { branches as words } from "../site/words/en"

test.each([
  [0.4, false, "less than 1"],
  [12.4, false, "12"],
  [1234.6, false, "1,235"],
  [9.9, true, "less than 10"],
  [12.4, true, "about 10"],
  [97.6, true, "about 100"],
  [106, true, "about 110"],
])("%d km, between towns: %s, is written “%s km”", (km, isAbout, text) => {
  expect(distanceText(km, words, isAbout)).toBe(`${text}\u00a0km as the crow flies`)
})
