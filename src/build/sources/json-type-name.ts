import { typeOfFile } from "../../content/model/index"
import { originalFile } from "../../content/model/translation"
import { hiddenProduct, product } from "../../content/model/product"

interface JsonFile {
  readonly node: { readonly relativePath?: unknown }
  readonly object: { readonly hidden?: unknown }
}

/** The GraphQL type of a file in content/, by its folder and name. A hidden product has its own type. */
export function jsonTypeName({ node, object }: JsonFile): string {
  if (originalFile(String(node.relativePath)) !== undefined) return "Translation"
  const type = typeOfFile(String(node.relativePath))
  return (
    (type === product && object.hidden === true ? hiddenProduct : type)?.name ?? "UnknownContent"
  )
}
