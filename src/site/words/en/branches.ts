/** Words of branches: the list, the map and the search for the nearest one. */
export const branches = {
  callBranch: (branch: string, phone: string) => `Call ${branch}, ${phone}`,
  close: "Close",
  /** Kilometres on the bar of the map. */
  km: (km: number) => `${km} km`,
  north: "N",
  states: {
    rajasthan: "Rajasthan",
    gujarat: "Gujarat",
    uttarPradesh: "Uttar Pradesh",
    bihar: "Bihar",
    jharkhand: "Jharkhand",
    westBengal: "West Bengal",
    madhyaPradesh: "Madhya Pradesh",
    chhattisgarh: "Chhattisgarh",
    odisha: "Odisha",
    maharashtra: "Maharashtra",
    telangana: "Telangana",
    andhraPradesh: "Andhra Pradesh",
    karnataka: "Karnataka",
  },
  alsoOnMap: (names: readonly string[]) => `Also on the map: ${list.format(names)}.`,
  notOnMap: (names: readonly string[]) => `Not on the map: ${list.format(names)}.`,
  find: "Find nearest branch",
  locate: "Use my location",
  sources: "Positions of PIN codes and towns:",
  locating: "Finding your location …",
  looking: "Finding the nearest branch …",
  notSorted: "We cannot sort the branches by distance. Please call.",
  /** On the card of the nearest branch, before the distance. */
  nearestTo: (place: string) => `Nearest to ${place}, `,
  nearest: (place: string, branch: string, distance: string) =>
    `Nearest to ${place}: ${branch}, ${distance}.`,
  towns: "Towns of this name",
  notThis: "Not this one?",
  you: "you",
  away: (km: string) => `${km}\u00a0km as the crow flies`,
  about: (distance: string) => `about ${distance}`,
  lessThan: (distance: string) => `less than ${distance}`,
  notLoaded:
    "The list of places could not be loaded. Check your connection and try again, or call the branch.",
  noLocation: "This browser cannot give your location. Enter your PIN code or town.",
  denied: "Location access was denied. Enter your PIN code or town.",
  notLocated: "Your location could not be found. Enter your PIN code or town.",
  tooSlow: "Finding your location took too long. Enter your PIN code or town.",
  nothingTyped: "Enter a PIN code or a town.",
  sixDigits: "A PIN code has six digits. The first four are enough.",
  allSixDigits: "Here the first digits are not enough. Enter all six digits of the PIN code.",
  armyPin: "This PIN code belongs to the Army Post Office. Enter the town.",
  noSuchPin: "There is no such PIN code. Check it, or enter the town.",
  pin: (pin: string) => `PIN ${pin}`,
  notFound: "This place was not found. Try a larger town nearby or a PIN code.",
  whichOne: "There is more than one. Which one?",
}

/** Created only when needed: the first Intl format of a page takes a tenth of the time of all its scripts. */
const list = { format: (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names) }
