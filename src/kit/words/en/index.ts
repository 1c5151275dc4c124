import type { Language } from "../language"
import * as inquiry from "./inquiry"
import * as steel from "./steel"
import * as tools from "./tools"
import texts from "./frame-texts.json"

/** Words of the frame around every page and of what many pages show: header, footer, action bar, buttons to call. */
export const shell = {
  ...texts.shell,
  /** After "Directions", for screen readers. */
  directionsTo: (branch: string) => ` to ${branch}`,
}

/** Words of the sliders and the film. */
export const slides = {
  ...texts.slides,
  place: (index: number, count: number) => `${index} of ${count}`,
}

/** Words of branches: the list, the map and the search for the nearest one. */
export const branches = {
  ...texts.branches,
  callBranch: (branch: string, phone: string) => `Call ${branch}, ${phone}`,
  alsoOnMap: (names: readonly string[]) => `Also on the map: ${joined(names)}.`,
  notOnMap: (names: readonly string[]) => `Not on the map: ${joined(names)}.`,
  /** On the card of the nearest branch, before the distance. */
  nearestTo: (place: string) => `Nearest to ${place}, `,
  nearest: (place: string, branch: string, distance: string) =>
    `Nearest to ${place}: ${branch}, ${distance}.`,
  away: (km: string) => `${km}\u00a0km as the crow flies`,
  about: (distance: string) => `about ${distance}`,
  lessThan: (distance: string) => `less than ${distance}`,
  pin: (pin: string) => `PIN ${pin}`,
}

/** Created only when needed: the first Intl format of a page takes a tenth of the time of all its scripts. */
const joined = (names: readonly string[]) => new Intl.ListFormat("en-GB").format(names)

/** All English words of the interface. Hindi has the same keys. */
export const english = {
  language: "en" as Language,
  branches,
  shell,
  slides,
  ...inquiry,
  ...steel,
  ...tools,
}
