import { scrolledPercent } from "../../../../src/components/ActionBar/useScrolledShare"

test.each([
  [0, 2000, 1000, 0],
  [500, 2000, 1000, 50],
  [1000, 2000, 1000, 100],
  [1003, 2000, 1000, 100],
  [-40, 2000, 1000, 0],
  [0, 800, 1000, 0],
])("%d px down a page of %d px in a window of %d px is %d %%", (top, page, window, percent) => {
  expect(scrolledPercent(top, page, window)).toBe(percent)
})
