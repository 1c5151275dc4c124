import { hindi } from "."
import { branches } from "./branches"
import { calculator } from "./calculator"
import { charts } from "./charts"
import { delivery } from "./delivery"
import { drawing } from "./drawing"
import { finder } from "./finder"
import { form } from "./form"
import { found } from "./found"
import { list } from "./list"
import { paste } from "./paste"
import { reading } from "./reading"
import { slides } from "./slides"
import { steel } from "./steel"
import { tables } from "./tables"

/** Every room of the Hindi catalogue, for the editor's previews and for tests. */
export const allHindi = {
  ...hindi,
  branches,
  calculator,
  charts,
  delivery,
  drawing,
  finder,
  form,
  found,
  list,
  paste,
  reading,
  slides,
  steel,
  tables,
  later: {
    ...hindi.later,
    calculator: () => import("./calculator"),
    found: () => import("./found"),
    reading: () => import("./reading"),
  },
}
