/** The rooms of what is below the head of a product's page. */
export { drawing } from "./drawing"
export { slides } from "./slides"
export { steel } from "./steel"
export { tables } from "./tables"
