import type { Language } from "../language"
import * as inquiry from "./inquiry"
import * as steel from "./steel"
import * as tools from "./tools"

/** Words of the frame around every page and of what many pages show: header, footer, action bar, buttons to call. */
export const shell = {
  skipToContent: "Skip to content",
  mainMenu: "Main",
  menu: "Menu",
  breadcrumb: "Breadcrumb",
  inquiryList: "Inquiry list",
  quickContact: "Quick contact",
  call: "Call",
  whatsapp: "WhatsApp",
  email: "E-mail",
  inquire: "Inquire",
  directions: "Directions",
  /** After "Directions", for screen readers. */
  directionsTo: (branch: string) => ` to ${branch}`,
  opensNewTab: "opens in a new tab",
  backToTop: "Back to top",
  privacy: "Privacy",
  mapFromGoogle: "The map comes from Google.",
  registered: { office: "Registered office", contact: "Questions and complaints" },
  counting: {
    heading: "How visits are counted",
    text: "With Plausible, in the European Union, without cookies and without anything that would tell who you are: the page, where you came from, the kind of device and the country. Nothing is kept in your browser.",
  },
  /** On the page that is shown without network. */
  listIsSafe: "Your inquiry list is safe: it is stored on this device.",
  /** In place of a part of the page that fails. */
  failed: {
    heading: "This part of the page cannot be shown",
    text: "Something it needs could not be read or loaded. Nothing that you entered has been removed. Try again, call us, or begin anew.",
    again: "Try again",
    anew: "Begin anew",
    removes:
      "What was entered here will be removed from this device. Save it as a file first, if you may still need it.",
    save: "Save as a file",
    remove: "Remove and begin anew",
  },
}

/** Words of the sliders and the film. */
export const slides = {
  carousel: "carousel",
  slide: "slide",
  place: (index: number, count: number) => `${index} of ${count}`,
  pauseSlides: "Pause the slides",
  playSlides: "Play the slides",
  pauseCarousel: "Pause the carousel",
  playCarousel: "Play the carousel",
  previous: "Previous slide",
  next: "Next slide",
  onThisSlide: "On this slide",
  standard: "Standard",
  /** The second button of the banner. */
  sendList: "Send your list",
  nextSlide: "Next",
  pauseFilm: "Pause film",
  playFilm: "Play film",
}

/** Words of branches: the list, the map and the search for the nearest one. */
export const branches = {
  callBranch: (branch: string, phone: string) => `Call ${branch}, ${phone}`,
  close: "Close",
  alsoOnMap: (names: readonly string[]) => `Also on the map: ${joined(names)}.`,
  notOnMap: (names: readonly string[]) => `Not on the map: ${joined(names)}.`,
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
