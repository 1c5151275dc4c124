import { directionsLink } from "./directionsLink"

const branch = { name: "Raipur", address: "12 Ring Road\nRaipur & Co" }
const destination = (link: string) => new URL(link).searchParams.get("destination")

test("directions go to the position of a branch", () => {
  const link = directionsLink({ ...branch, position: { lat: 21.2514, lng: 81.6296 } })
  expect(destination(link)).toBe("21.2514,81.6296")
  expect(new URL(link).host).toBe("www.google.com")
  expect(new URL(link).searchParams.get("api")).toBe("1")
})

test("without a position they go to its name and address, whatever characters those contain", () => {
  const link = directionsLink({ ...branch, position: null })
  expect(destination(link)).toBe("Raipur, 12 Ring Road\nRaipur & Co")
})
