/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { ListLines } from "../../../../src/components/InquiryList/ListLines"
import { useOwnList } from "../../../../src/components/InquiryList/useOwnList"
import { addLine } from "../../../../src/inquiry/inquiryList"
import { MOST_LINES } from "../../../../src/inquiry/storedList"
import type { WantedSize } from "../../../../src/inquiry/wantedSize"
import { inquiryLines, setInquiryLines, useListNews } from "../../../../src/stores/inquiryStore"
import { render } from "../../../jsdom/render"
import { sizeOf } from "../../steel/publishedSizes"

const pieces = (sizeId: string, amount = 20): WantedSize => ({
  sizeId,
  quantity: { amount, unit: "pieces", pieceLength: 6 },
})
const [tube, beam, angle, channel] = [
  pieces("shs-100x100x3"),
  pieces("ismb-100"),
  pieces("isa-50x50x6"),
  pieces("ismc-100"),
]

/** The visitor's list, with a button that replaces it. */
function Own({ next }: { next: readonly WantedSize[] }) {
  const list = useOwnList()
  return (
    <>
      <ListLines list={list} sizeOf={sizeOf} isPending={false} />
      <button onClick={() => list.replace(next)}>Replace</button>
      <button onClick={list.clear}>Empty</button>
      <p role="status">{useListNews()}</p>
    </>
  )
}

function open(own: readonly WantedSize[], next: readonly WantedSize[] = []) {
  setInquiryLines(own)
  render(<Own next={next} />)
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }))
const add = (line: WantedSize) =>
  act(() => void setInquiryLines(addLine(inquiryLines(), line).lines))
const undoRow = () => screen.getByRole("button", { name: "Undo" }).parentElement?.textContent

describe("Undo of a replaced list keeps what was added since", () => {
  test("another size", async () => {
    open([tube, beam], [angle])
    await press("Replace")
    add(channel)
    await press("Undo")
    expect(inquiryLines()).toEqual([tube, beam, channel])
  })

  test("more of a size of the earlier list, as one line", async () => {
    open([tube, beam], [angle])
    await press("Replace")
    add(pieces(tube.sizeId, 5))
    await press("Undo")
    expect(inquiryLines()).toEqual([pieces(tube.sizeId, 25), beam])
  })

  test("more of a size of the other list, without the other list's", async () => {
    open([tube], [tube, angle])
    await press("Replace")
    add(pieces(tube.sizeId, 5))
    add(pieces(angle.sizeId, 7))
    await press("Undo")
    expect(inquiryLines()).toEqual([pieces(tube.sizeId, 25), pieces(angle.sizeId, 7)])
  })
})

test("Undo adds a removed size up with what was added of it since", async () => {
  open([tube, beam])
  await press(/^Remove 100/)
  add(pieces(tube.sizeId, 5))
  await press("Undo")
  expect(inquiryLines()).toEqual([pieces(tube.sizeId, 25), beam])
})

test("Undo says so when the list has no room for the lines", async () => {
  const most = Array.from({ length: MOST_LINES }, (_, n) => pieces(`shs-${100 + n}x${100 + n}x3`))
  open([tube, beam])
  await press("Empty")
  act(() => void setInquiryLines(most.slice(1)))
  await press("Undo")
  expect(inquiryLines()).toEqual(most.slice(1))
  const full = "The list is full (100 sizes). Send it and start a new one."
  expect(undoRow()).toContain(full)
  expect(screen.getByRole("status").textContent).toBe(full)

  act(() => void setInquiryLines(most.slice(2)))
  expect(undoRow()).not.toContain(full)
  await press("Undo")
  expect(inquiryLines()).toEqual([tube, beam, ...most.slice(2)])
})
