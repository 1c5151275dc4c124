import { hindi } from "."
import * as rooms from "./rooms"

/** The whole Hindi catalogue, for the editor's previews and for tests. */
export const allHindi = {
  ...hindi,
  ...rooms,
  later: {
    ...hindi.later,
    calculator: () => import("./calculator"),
    found: () => import("./found"),
    reading: () => import("./reading"),
  },
}
