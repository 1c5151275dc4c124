import { hindi } from "."

/** Every room of the Hindi catalogue, for the editor's previews and for tests. */
export const allHindi = { ...hindi }
