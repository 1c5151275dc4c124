import type { Language } from "../language"
import { branches } from "./branches"
import { calculator } from "./calculator"
import { charts } from "./charts"
import { delivery } from "./delivery"
import { drawing } from "./drawing"
import { finder } from "./finder"
import { form } from "./form"
import { found } from "./found"
import { list } from "./list"
import { offline } from "./offline"
import { paste } from "./paste"
import { reading } from "./reading"
import { sending } from "./sending"
import { shell } from "./shell"
import { slides } from "./slides"
import { steel } from "./steel"
import { tables } from "./tables"

/** All English words of the interface, a file each for an area. Hindi has the same keys. */
export const english = {
  language: "en" as Language,
  branches,
  calculator,
  charts,
  delivery,
  drawing,
  finder,
  form,
  found,
  list,
  offline,
  paste,
  reading,
  sending,
  shell,
  slides,
  steel,
  tables,
}
