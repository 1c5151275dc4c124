import type { Words } from "../words"
import { shell } from "./shell"

/** What every Hindi page has. A page adds the rooms it shows: `pageIn(hindi, Page, { finder })`. */
export const hindi: Words = {
  language: "hi",
  shell,
  later: { steel: () => import("./steel") },
}
