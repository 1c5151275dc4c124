import { contentType } from "./content-type"
import { breadcrumb, pageHead } from "./page-head"
import { textParts } from "./text-parts"
import {} from "./fields/kinds"

export const weightsPage = contentType({
  name: "WeightsPage",
  storedIn: { file: "site/weights-page.json" },
  label: "How weights are computed",
  description: "The page /weights. Every table of sizes leads to it.",
  fields: { ...pageHead, breadcrumb, parts: textParts },
})
