import { longDate, longDay, postDate, postDay } from "./dates"

test("a moment is written as the day in India", () => {
  const evening = new Date("2026-02-03T20:00:00Z")
  expect(longDate(evening, "en-IN")).toBe("4 February 2026")
  expect(longDate(evening, "hi-IN")).toBe("4 फ़रवरी 2026")
})

test("a day is written as the same day", () => {
  expect(longDay("2024-07-02", "en-IN")).toBe("2 July 2024")
  expect(longDay("2024-07-02", "hi-IN")).toBe("2 जुलाई 2024")
  expect(postDate("2024-07-02")).toBe("July-2-2024")
})

test("text that is not a date is not shown as one", () => {
  expect(longDay("soon", "en-IN")).toBeUndefined()
  expect(postDate("soon")).toBe("soon")
})

test("the day of a post is written as the language has it", () => {
  const post = { day: "2024-07-02", shownDate: "July-2-2024" }
  expect(postDay(post, "en")).toBe("July-2-2024")
  expect(postDay(post, "hi")).toBe("2 जुलाई 2024")
  expect(postDay({ day: "soon", shownDate: "soon" }, "hi")).toBe("soon")
})
