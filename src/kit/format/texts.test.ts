import { unbroken } from "./texts"

test.each([
  ["Rolling tolerance IS 1852:1985", "Rolling tolerance IS·1852:1985"],
  ["0.6 to 20 mm thick", "0.6·to·20·mm thick"],
  ["20 × 20 to 500 × 500 mm", "20·×·20 to 500·×·500·mm"],
  ["15 से 400 NB, 6 मीटर के नग", "15·से·400·NB, 6·मीटर के नग"],
  ["Angle | Channel, pieces × length", "Angle·| Channel, pieces·× length"],
  ["Two of 12 made it to 3 yards", "Two of 12 made it to 3 yards"],
])("“%s” keeps figures with their units on one line", (text, kept) => {
  expect(unbroken(text).replaceAll("\u00a0", "·")).toBe(kept)
})
