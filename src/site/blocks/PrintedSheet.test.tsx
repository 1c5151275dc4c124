/** @jest-environment jsdom */
import { screen } from "@testing-library/react"
import { PrintedSheet } from "./PrintedSheet"
import { hindi } from "../words/hi"
import { render } from "../../../tests/jsdom/render"

const months = (tag: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(tag, { month: "long" }).format(new Date(2026, month, 15)),
  ).join("|")

test.each([
  ["English", "en-IN", undefined],
  ["Hindi", "hi-IN", hindi],
] as const)("a printed sheet is dated in %s on a page in that language", (_, tag, words) => {
  render(
    <PrintedSheet heading="Heading," note="Note" blanks={[]}>
      <table />
    </PrintedSheet>,
    words,
  )
  expect(screen.getByText(/Heading,/).textContent).toMatch(
    new RegExp(`^Heading, \\d{1,2} (${months(tag)}) \\d{4}$`),
  )
})
