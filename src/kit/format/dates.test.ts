import { longDate, longDay, postDay } from "./dates"

test("a moment is written as the day in India", () => {
  const evening = new Date("2026-02-03T20:00:00Z")
  expect(longDate(evening, "en")).toBe("4 February 2026")
  expect(longDate(evening, "hi")).toBe("4 फ़रवरी 2026")
})

test("a day is written as the same day; text that is not a date is not shown as one", () => {
  expect(longDay("2024-07-02", "en")).toBe("2 July 2024")
  expect(longDay("2024-07-02", "hi")).toBe("2 जुलाई 2024")
  expect(longDay("soon", "en")).toBeUndefined()
})

test("the day of a post is written as the language has it", () => {
  expect(postDay("2024-07-02", "en")).toBe("July-2-2024")
  expect(postDay("2024-07-02", "hi")).toBe("2 जुलाई 2024")
  expect(postDay("soon", "hi")).toBe("soon")
})
