import { visitorPosition } from "../../../../src/components/NearestBranch/geolocation"

function answering(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  return {
    getCurrentPosition: (found, failed) => answer(found, failed ?? (() => undefined)),
  } as Geolocation
}
const refusing = (code: number) =>
  answering((_, failed) => failed({ code } as GeolocationPositionError))

test("the browser's position is used", async () => {
  const browser = answering((found) =>
    found({ coords: { latitude: 21.25, longitude: 81.63 } } as GeolocationPosition),
  )
  expect(await visitorPosition(browser)).toEqual({ position: { lat: 21.25, lng: 81.63 } })
})

test.each([
  ["refused", refusing(1), "Location access was denied."],
  ["unavailable", refusing(2), "could not be found"],
  ["late", refusing(3), "took too long"],
  ["of an unknown kind", refusing(9), "could not be found"],
  ["missing", undefined, "cannot give your location"],
])("a position that is %s gives a sentence that says what to do", async (_, browser, reason) => {
  const located = await visitorPosition(browser)
  expect(located).toEqual({ sentence: expect.stringContaining(reason) as string })
  expect(located).toEqual({
    sentence: expect.stringContaining("Enter your PIN code or town.") as string,
  })
})
