import type { PipeClass, RolledSeries, SizeFamily } from "../range/size"
import type { UnsoldGoods } from "./unsoldGoods"

/** Units of figures. `soot` is an eighth of an inch, `running*` a total length. */
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
  /** A unit without a fixed amount: bundle, truck. */
  | "lots"

/** The role that a neighbouring word gives a figure. */
export type Role = "thickness" | "width" | "length" | "outside" | "diameter" | "quantity" | "weight"

/** The meaning of a word. */
export type Meaning =
  /** Goods sold here with size tables, and the families the word allows. */
  | { readonly is: "goods"; readonly families: readonly SizeFamily[] }
  /** A cross-section: pipe, if a wall follows, or a solid bar. */
  | { readonly is: "shape"; readonly families: readonly SizeFamily[] }
  /** Goods sold here without a size table: the family of their product. */
  | { readonly is: "product"; readonly family: string }
  /** Goods that are not sold here, by their plain name. */
  | { readonly is: "unsold"; readonly name: UnsoldGoods }
  | { readonly is: "series"; readonly series: RolledSeries }
  | { readonly is: "unit"; readonly unit: Unit }
  | { readonly is: "role"; readonly role: Role }
  | { readonly is: "class"; readonly pipeClass: PipeClass }
  /** Comes before a price: "Rs", "rate". */
  | { readonly is: "price" }
  | { readonly is: "per" }
  | { readonly is: "and" }
  | { readonly is: "by" }
  | { readonly is: "standard" }
  /** A grade of steel. A figure may follow. */
  | { readonly is: "grade" }
  | { readonly is: "galvanized" }
  /** Makes the line unclear: "or", "to", "schedule". */
  | { readonly is: "doubt" }
  /** Has no meaning for size or quantity. */
  | { readonly is: "filler" }
