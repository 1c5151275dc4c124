import { typeOfFile } from "../content-model/index"
import type { PublishedContent } from "./published-content"

/** The entries that show a file of content/media, as the editor lists them: "Products, alpha". */
export function usersOf(name: string, published: PublishedContent): string[] {
  return Object.entries(published)
    .filter(([, entry]) => names(entry, `../media/${name}`))
    .map(([path]) => entryName(path))
    .sort()
}

function names(value: unknown, address: string): boolean {
  if (typeof value === "string") return value === address
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).some((each) => names(each, address))
  )
}

function entryName(path: string): string {
  const type = typeOfFile(path)
  if (!type || "file" in type.kept) return type?.label ?? path
  return `${type.label}, ${path.replace(/^.*\/|\.json$/g, "")}`
}
