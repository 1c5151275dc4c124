import type { Words } from "../words"
import { shell } from "./shell"

/** What every English page has. A page adds the rooms it shows: `pageIn(english, Page, { finder })`. */
export const english: Words = {
  language: "en",
  shell,
  later: { steel: () => import("./steel") },
}
