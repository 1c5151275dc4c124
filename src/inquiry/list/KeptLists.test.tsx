/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { serveCatalogue } from "../../../tests/jsdom/catalogue"
import { render } from "../../../tests/jsdom/render"
import { sizeLine } from "../../../tests/stored-list"
import { KeptLists, SameAgain } from "./KeptLists"
import { keepList, KEPT, readLists } from "./useKeptLists"
import { noLead, readListLink, type InquiryLine } from "./line"
import { inquiryLines, keptList, setLines } from "./useInquiryList"

const line = (amount: number) => sizeLine("shs-100x100x3", { amount })
const asked: InquiryLine = { kind: "words", text: "pipe 50 nb", isOpen: true }
const stored = () => localStorage.getItem(KEPT[1]) ?? ""
const amounts = () => {
  const lists = readLists(stored())
  return typeof lists === "function"
    ? []
    : lists.map(({ hash }) => {
        const [first] = readListLink(hash).lines
        return first.kind === "size" ? first.quantity.amount : NaN
      })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))
const take = (text: string) =>
  userEvent.upload(
    screen.getByLabelText("Take from a file"),
    // jsdom's files have no texts.
    Object.assign(new File([text], "lists.json"), { text: () => Promise.resolve(text) }),
  )

beforeAll(serveCatalogue)
beforeEach(() => {
  jest.useRealTimers()
  localStorage.clear()
  setLines([], "")
})

test("a list is kept with its day here, weight and open questions; the eleventh goes, none stands twice", async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 27, 1, 0) })
  for (let amount = 1; amount <= 11; amount += 1) keepList([line(amount)], noLead)
  keepList([line(5)], noLead)
  expect(amounts()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2])
  keepList([line(20), asked], { ...noLead, name: "Site B" })
  render(
    <>
      <SameAgain />
      <KeptLists />
    </>,
  )
  expect(screen.getByRole("button", { name: "Same as on 27 November 2026" })).toBeTruthy()
  jest.useRealTimers()
  expect(
    await screen.findByText(
      /^Site B, 2 lines, 1\.0\d+\st and 1 line without weight, 1 question open$/,
    ),
  ).toBeTruthy()
})

test("a kept list is named by keeping it again, deleted and brought back in front, and what was kept since stays", async () => {
  keepList([line(20)], noLead)
  keepList([line(30)], noLead)
  keepList([line(20)], { ...noLead, name: "Site B" })
  expect(amounts()).toEqual([20, 30])
  render(<KeptLists />)
  await press("Delete: Site B")
  act(() => void keepList([line(40)], noLead))
  expect(amounts()).toEqual([40, 30])
  await press("Undo")
  expect(amounts()).toEqual([20, 40, 30])
  await userEvent.dblClick(screen.getAllByRole("button", { name: /^Delete/ })[0])
  expect(amounts()).toEqual([40, 30])
  await press("Forget all")
  expect(stored()).toBe("")
  await press("Undo")
  expect(amounts()).toEqual([40, 30])
})

// What goes along with it: acts.test.ts
test("a kept list is opened, or copied into the list that there is", async () => {
  keepList([line(20), asked], { ...noLead, name: "Site B" })
  render(<KeptLists />)
  await press("Open")
  expect(keptList()).toMatchObject({ lines: [line(20), asked], lead: { name: "Site B" } })
  setLines([line(7)], "")
  await press("Copy into my list")
  expect(inquiryLines()).toEqual([line(27), asked])
})

test("lists go to another device in a file, as far as there is room; another program's file changes nothing", async () => {
  for (let amount = 1; amount <= 10; amount += 1) keepList([line(amount)], noLead)
  const file = stored()
  localStorage.clear()
  keepList([line(3)], noLead)
  keepList([line(99)], noLead)
  const { unmount } = render(<KeptLists />)
  await take(file)
  expect(amounts()).toEqual([99, 3, 10, 9, 8, 7, 6, 5, 4, 2])
  expect(await screen.findByText(/^8 lists taken\. .* 1 left out\./)).toBeTruthy()
  for (const [text, sentence] of [
    ['{"some":"file"}', /^These are no lists/],
    ['{"version":1,"lines":[]}', /^These are no lists/],
    ['{"version":1,"lists":[{"day":"x","hash":"#l=2"}]}', /^These are no lists/],
    ['{"version":2,"lists":[]}', /newer version/],
  ] as const) {
    await take(text)
    expect(await screen.findByText(sentence)).toBeTruthy()
  }
  expect(amounts()).toHaveLength(10)
  unmount()
})

test("what something else has stored there stays, and says so; what cannot be stored lasts as long as the page", () => {
  localStorage.setItem(KEPT[1], '{"version":9,"more":"to come"}')
  expect(keepList([line(1)], noLead)).toBe(false)
  const { unmount } = render(<KeptLists />)
  expect(screen.getByText(/newer version/)).toBeTruthy()
  expect(stored()).toBe('{"version":9,"more":"to come"}')
  unmount()
  localStorage.clear()
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(keepList([line(7)], noLead)).toBe(false)
  full.mockRestore()
  render(<SameAgain />)
  expect(screen.getByRole("button", { name: /^Same as on/ })).toBeTruthy()
})
