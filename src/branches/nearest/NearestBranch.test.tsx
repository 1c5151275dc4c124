/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react"
import { render } from "../../../tests/jsdom/render"
import userEvent from "@testing-library/user-event"
import { NearestBranch } from "./NearestBranch"

const branch = (name: string, address: string, position: { lat: number; lng: number } | null) => ({
  slug: name.toLowerCase().replace(/\W+/g, "-"),
  order: 1,
  name,
  address,
  phones: ["+91 98100 00000"],
  whatsapp: null,
  shownOn: [],
  position,
})
const branches = [
  branch("Raipur", "Raipur, Chhattisgarh", { lat: 21.2514, lng: 81.6296 }),
  branch("Vizag", "Visakhapatnam, Andhra Pradesh", { lat: 17.6868, lng: 83.2185 }),
  branch("Odisha", "Bhubaneswar, Odisha", null),
]
const texts = { label: "PIN code or town", hint: "As the crow flies.", privacy: "Stays here." }

function show({ listed = branches.slice(0, 2) } = {}) {
  render(<NearestBranch texts={texts} branches={branches} listed={listed} />)
  return {
    field: screen.getByLabelText<HTMLInputElement>("PIN code or town"),
    find: screen.getByRole("button", { name: "Find nearest branch" }),
    locate: screen.getByRole("button", { name: "Use my location" }),
    user: userEvent.setup(),
  }
}
const names = () => screen.queryAllByRole("heading").map(({ textContent }) => textContent)
const status = () => screen.getByRole("status").textContent

/** Gives the browser a location that the test resolves. */
function giveLocation() {
  const settle: { found: PositionCallback; failed: PositionErrorCallback } = {
    found: () => undefined,
    failed: () => undefined,
  }
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) => {
        Object.assign(settle, { found, failed })
      },
    },
  })
  return {
    find: (latitude: number, longitude: number) =>
      settle.found({ coords: { latitude, longitude } } as GeolocationPosition),
    fail: (code: number) => settle.failed({ code } as GeolocationPositionError),
  }
}

test("a town sorts all branches, even unlisted ones, and gives approximate distances", async () => {
  const { user, field, find } = show()
  await user.type(field, "Cuttack")
  await user.click(find)
  await waitFor(() => expect(names()).toEqual(["Odisha", "Vizag", "Raipur"]))
  expect(status()).toMatch(/^Nearest to Cuttack: Odisha, about \d+\skm/)
  // The source of the positions is named beside them.
  expect(screen.getByRole("link", { name: "GeoNames" })).toBeTruthy()
})

test("an unknown place marks the field and removes the old answer", async () => {
  const { user, field, find } = show()
  await user.type(field, "Raipur")
  await user.click(find)
  await screen.findByText(/Nearest to Raipur, less/)
  await user.clear(field)
  await user.type(field, "Atlantis{Enter}")
  await waitFor(() => expect(status()).toContain("This place was not found."))
  expect(screen.queryByText(/Nearest to/)).toBeNull()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.value).toBe("Atlantis")
})

test("a name shared by several towns offers a choice", async () => {
  const { user, field, find } = show()
  await user.type(field, "Hamirpur")
  await user.click(find)
  await user.click(await screen.findByRole("button", { name: "Hamirpur, Himachal Pradesh" }))
  // The pressed choice disappears.
  expect(document.activeElement).toBe(screen.getByRole("status"))
  await waitFor(() => expect(status()).toContain("Nearest to Hamirpur, Himachal Pradesh"))
  expect(field.value).toBe("Hamirpur, Himachal Pradesh")
})

test("the visitor's location sorts the branches, with exact distances", async () => {
  const { find } = giveLocation()
  const { user, locate } = show()
  await user.click(locate)
  expect(status()).toBe("Finding your location …")
  find(17.7, 83.2)
  await waitFor(() => expect(names()).toEqual(["Vizag", "Odisha", "Raipur"]))
  expect(screen.getByText(/^Nearest to you, \d\skm as the crow flies/)).toBeTruthy()
})

test.each([
  [1, "Location access was denied."],
  [2, "Your location could not be found."],
  [3, "Finding your location took too long."],
])(
  "a location refused by code %d gets a sentence that says what to do, and the field is not at fault",
  async (code, sentence) => {
    const { fail } = giveLocation()
    const { user, field, locate } = show()
    await user.click(locate)
    fail(code)
    await waitFor(() => expect(status()).toBe(`${sentence} Enter your PIN code or town.`))
    expect(field.getAttribute("aria-invalid")).toBeNull()
    expect(locate.getAttribute("aria-disabled")).toBeNull()
  },
)
