import { visitorPosition } from "../../../../src/components/NearestBranch/geolocation"
import { branches as words } from "../../../../src/interface/en/branches"

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
  ["refused", refusing(1), "denied"],
  ["unavailable", refusing(2), "notLocated"],
  ["late", refusing(3), "tooSlow"],
  ["of an unknown kind", refusing(9), "notLocated"],
  ["missing", undefined, "noLocation"],
] as const)(
  "a position that is %s has a reason, whose sentence says what to do",
  async (_, browser, reason) => {
    expect(await visitorPosition(browser)).toEqual({ refusal: reason })
    expect(words[reason]).toContain("Enter your PIN code or town.")
  },
)
