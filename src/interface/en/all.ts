import { english } from "."
import { branches } from "./branches"
import { form } from "./form"
import { slides } from "./slides"

/** Every room of the English catalogue, for the editor's previews and for tests. */
export const allEnglish = { ...english, branches, form, slides }
