/** The rooms of what is below the slides of the home page. */
export { branches } from "./branches"
export { drawing } from "./drawing"
export { slides } from "./slides"
