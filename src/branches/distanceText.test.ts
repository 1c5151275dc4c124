import { distanceText } from "./distanceText"
import { branches as words } from "../site/words/en"

const crow = "\u00a0km as the crow flies"

test.each([
  [0.4, "less than 1"],
  [0.999, "less than 1"],
  [1, "1"],
  [12.4, "12"],
  [1234.6, "1,235"],
])("%d km between two exact places is shown to the kilometre", (km, text) => {
  expect(distanceText(km, words)).toBe(`${text}${crow}`)
})

test.each([
  [0, "less than 10"],
  [9.9, "less than 10"],
  [10, "about 10"],
  [12.4, "about 10"],
  [12.6, "about 15"],
  [97.6, "about 100"],
  [99, "about 100"],
  [104, "about 100"],
  [106, "about 110"],
  [1234, "about 1,230"],
])("%d km between towns is rounded, and says about", (km, text) => {
  expect(distanceText(km, words, true)).toBe(`${text}${crow}`)
})
