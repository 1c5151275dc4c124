import { hindi } from "."
import { branches } from "./branches"
import { form } from "./form"
import { slides } from "./slides"

/** Every room of the Hindi catalogue, for the editor's previews and for tests. */
export const allHindi = { ...hindi, branches, form, slides }
