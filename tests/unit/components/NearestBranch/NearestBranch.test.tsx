/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react"
import { render } from "../../../jsdom/render"
import userEvent from "@testing-library/user-event"
import { NearestBranch } from "../../../../src/components/NearestBranch/NearestBranch"

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
    deny: () => settle.failed({ code: 1 } as GeolocationPositionError),
  }
}

test("a town sorts all branches, even unlisted ones, and gives approximate distances", async () => {
  const { user, field, find } = show()
  await user.type(field, "Cuttack")
  await user.click(find)
  await waitFor(() => expect(names()).toEqual(["Odisha", "Vizag", "Raipur"]))
  expect(status()).toMatch(/^Nearest to Cuttack, Odisha: Odisha, about \d+\skm/)
})

test("an unknown place marks the field and removes the old answer", async () => {
  const { user, field, find } = show()
  await user.type(field, "Raipur")
  await user.click(find)
  await screen.findByText(/Nearest to Raipur, Chhattisgarh, less/)
  await user.clear(field)
  await user.type(field, "Atlantis{Enter}")
  await waitFor(() => expect(status()).toContain("This place was not found."))
  expect(screen.queryByText(/Nearest to/)).toBeNull()
  expect(field.getAttribute("aria-invalid")).toBe("true")
  expect(field.value).toBe("Atlantis")
})

test("typing cancels a pending location request", async () => {
  giveLocation()
  const { user, field, locate } = show()
  await user.click(locate)
  await user.type(field, "4")
  expect(status()).toBe("As the crow flies.")
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

test("a smaller town of the same name is one press away", async () => {
  const { user, field, find } = show()
  await user.type(field, "Bilaspur")
  await user.click(find)
  const others = await screen.findByRole("group", { name: "Towns of this name" })
  expect(status()).toContain("Nearest to Bilaspur, Chhattisgarh")
  await user.click(within(others).getByRole("button", { name: "Bilaspur, Himachal Pradesh" }))
  await waitFor(() => expect(status()).toContain("Nearest to Bilaspur, Himachal Pradesh"))
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

test("a denied location says what to do and does not mark the field", async () => {
  const { deny } = giveLocation()
  const { user, field, locate } = show()
  await user.click(locate)
  deny()
  await waitFor(() =>
    expect(status()).toBe("Location access was denied. Enter your PIN code or town."),
  )
  expect(field.getAttribute("aria-invalid")).toBeNull()
  expect(locate.getAttribute("aria-disabled")).toBeNull()
})

test("a late location does not replace text typed meanwhile", async () => {
  const location = giveLocation()
  const { user, field, locate, find } = show()
  await user.click(locate)
  await user.type(field, "Vizag")
  await user.click(find)
  await waitFor(() => expect(status()).toContain("Nearest to Visakhapatnam"))
  location.find(21.25, 81.63)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(status()).toContain("Nearest to Visakhapatnam")
  expect(names()[0]).toBe("Vizag")
})

test("a page without listed branches shows the nearest only after a search", async () => {
  const user = userEvent.setup()
  render(<NearestBranch texts={texts} branches={branches} />)
  expect(names()).toEqual([])
  await user.type(screen.getByLabelText("PIN code or town"), "492001{Enter}")
  await waitFor(() => expect(names()[0]).toBe("Raipur"))
})

test("the source of the positions is credited", () => {
  show()
  expect(screen.getByRole("link", { name: "GeoNames" }).getAttribute("href")).toContain(
    "geonames.org",
  )
  expect(screen.getByRole("link", { name: "CC BY 4.0" })).toBeTruthy()
})
