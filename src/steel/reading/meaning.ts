import type { PipeClass, RolledSeries, SizeFamily } from "../range/size"

/** Units that stand on a figure. `soot` is an eighth of an inch, `running*` a total length, `each` a count. */
export type Unit =
  | "mm"
  | "cm"
  | "m"
  | "foot"
  | "inch"
  | "soot"
  | "gauge"
  | "swg"
  | "bg"
  | "nb"
  | "pieces"
  | "runningMetres"
  | "runningFeet"
  | "kg"
  | "tonnes"
  | "quintals"
  | "rupees"
  | "percent"
  | "squareMetres"
  /** A unit of the trade that says no certain amount: bundle, truck. */
  | "lots"

/** What a figure is said to be by a word beside it. */
export type Role = "thickness" | "width" | "length" | "outside" | "diameter" | "quantity" | "weight"

/** What a word says. */
export type Meaning =
  /** Goods sold here that have size tables; the families the word allows. */
  | { readonly is: "goods"; readonly families: readonly SizeFamily[] }
  /** Goods sold here without a size table: the family of their product. */
  | { readonly is: "product"; readonly family: string }
  /** Goods that are not sold here, by their plain name. */
  | { readonly is: "unsold"; readonly name: string }
  | { readonly is: "series"; readonly series: RolledSeries }
  | { readonly is: "unit"; readonly unit: Unit }
  | { readonly is: "role"; readonly role: Role }
  | { readonly is: "class"; readonly pipeClass: PipeClass }
  /** Stands before a price: "Rs", "rate". */
  | { readonly is: "price" }
  | { readonly is: "per" }
  | { readonly is: "and" }
  | { readonly is: "by" }
  | { readonly is: "standard" }
  /** Grade of steel; a figure may follow. */
  | { readonly is: "grade" }
  | { readonly is: "galvanized" }
  /** Says that the line cannot be taken as it stands: "or", "to", "schedule". */
  | { readonly is: "doubt" }
  /** Says nothing about size or quantity. */
  | { readonly is: "filler" }
