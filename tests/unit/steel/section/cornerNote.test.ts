import { steel } from "../../../../src/interface/en/steel"
import { cornerNote } from "../../../../src/steel/section/cornerNote"

const square = (side: number, wallThickness: number) =>
  cornerNote({ shape: "hollow", depth: side, width: side, wallThickness })

test("up to 6 mm the corners of IS 4923 and EN 10219 are the same", () => {
  expect(square(100, 6)).toBeNull()
  expect(square(100, 6.3)).not.toBeNull()
})

// (4 − π)(R² − r² − 3t²) of the area 4t(B − t) − 3(4 − π)t²: by hand.
test.each([
  [200, 8, "0.9"],
  [300, 10, "0.8"],
  [300, 12, "1.8"],
])(
  "a square of %i mm and %i mm is %s %% lighter with the corners of EN 10219",
  (side, t, share) => {
    expect(square(side, t)?.(steel)).toContain(`the weight is ${share} % less`)
  },
)
