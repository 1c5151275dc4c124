import { english } from "."
import * as rooms from "./rooms"

/** The whole English catalogue, for the editor's previews and for tests. */
export const allEnglish = {
  ...english,
  ...rooms,
  later: {
    ...english.later,
    calculator: () => import("./calculator"),
    found: () => import("./found"),
    reading: () => import("./reading"),
  },
}
