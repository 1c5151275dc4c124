import { english } from "."

/** Every room of the English catalogue, for the editor's previews and for tests. */
export const allEnglish = { ...english }
