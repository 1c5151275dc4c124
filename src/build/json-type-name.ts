import { typeOfFile } from "../content-model/index"

/** The GraphQL type of a JSON file in content/, by its folder and name. */
export function jsonTypeName({ node }: { node: { relativePath?: unknown } }): string {
  return typeOfFile(String(node.relativePath))?.name ?? "UnknownContent"
}
