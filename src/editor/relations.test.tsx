/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react"
import RelationControl from "decap-cms-widget-relation/dist/esm/RelationControl.js"
import { fromJS } from "immutable"
import { useState, type ComponentType } from "react"
import { registerRelations } from "./relations"

const widgets: Record<string, ComponentType<Record<string, unknown>>> = {}

jest.mock("decap-cms-app", () => ({
  getWidget: () => ({ control: RelationControl }),
  registerWidget: (name: string, control: ComponentType<Record<string, unknown>>) =>
    (widgets[name] = control),
}))

const field = fromJS({
  name: "related",
  collection: "products",
  value_field: "{{slug}}",
  display_fields: ["name"],
  search_fields: ["name"],
  multiple: true,
})

beforeAll(registerRelations)

/** Opens a form with a relation, as the list of products is at that time; what it holds after each change. */
async function openForm(held: readonly string[], there?: readonly string[]) {
  const changes: unknown[] = []
  const Relation = widgets.relation!
  const hits = there?.map((slug) => ({
    slug,
    path: `${slug}.json`,
    data: { name: `Name ${slug}` },
  }))
  function Form() {
    const [value, setValue] = useState(() => fromJS(held))
    const [queryHits, setHits] = useState<readonly object[]>([])
    return (
      <Relation
        {...{ field, value, queryHits, forID: "related-field-1", classNameWrapper: "" }}
        {...{ setActiveStyle: () => undefined, setInactiveStyle: () => undefined }}
        query={() => {
          if (hits) setHits(hits)
          return Promise.resolve({ payload: hits ? { hits } : { error: new Error("Not read") } })
        }}
        onChange={(now: { toJS(): unknown }) => {
          setValue(now as never)
          changes.push(now.toJS())
        }}
      />
    )
  }
  const { unmount } = render(<Form />)
  await act(() => Promise.resolve())
  return { changes, unmount }
}

const chips = () =>
  screen.getAllByLabelText(/^Remove /).map((each) => each.getAttribute("aria-label"))

test("a relation shows all it holds, also what was published since, is gone or was not read, and loses none of it", async () => {
  const first = await openForm(["plank", "coil"], ["plank", "coil"])
  expect(chips()).toEqual(["Remove Name plank", "Remove Name coil"])
  first.unmount()

  const unread = await openForm(["plank", "coil"])
  expect(chips()).toEqual(["Remove plank", "Remove coil"])
  unread.unmount()

  const { changes } = await openForm(["plank", "gone", "new"], ["plank", "coil", "new"])
  expect(chips()).toEqual(["Remove Name plank", "Remove gone", "Remove Name new"])
  fireEvent.click(screen.getByLabelText("Remove gone"))
  expect(changes.at(-1)).toEqual(["plank", "new"])
})
