import type { ContentFile } from "../../content/check/fault"
import { entryText } from "../../content/model/content-type"
import type { FieldSet } from "../../content/model/fields/field"
import { typeOfEntry } from "../../content/model/translation"
import { entryIn } from "./change-check"
import type { Repository } from "./repository"

/** The text of an entry before it was deleted. */
export async function lastText(
  repository: Pick<Repository, "versions">,
  path: string,
): Promise<string | undefined> {
  return (await repository.versions(path)).find(({ text }) => text)?.text ?? undefined
}

/** The same of several, as the forms would write them today; without those that never were. */
export async function lastTexts(
  repository: Pick<Repository, "versions">,
  paths: readonly string[],
): Promise<ContentFile[]> {
  const found = paths.map(async (path) => {
    const text = await lastText(repository, path)
    if (text === undefined) return []
    const fields = typeOfEntry(path)?.fields ?? {}
    return [{ path, text: entryText(fields, withKnownFields(fields, entryIn(text))) }]
  })
  return (await Promise.all(found)).flat()
}

/** What fields were called in earlier versions. */
const namesNow: Readonly<Record<string, string>> = { family: "kind" }

/** An earlier state by today's names, without fields that the form no longer has: nobody could empty them there. */
export function withKnownFields(fields: FieldSet | undefined, value: unknown): unknown {
  if (!fields || typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map((item) => withKnownFields(fields, item))
  const known = Object.entries(value).flatMap(([before, inner]) => {
    const name = before in fields ? before : (namesNow[before] ?? "")
    return name in fields ? [[name, withKnownFields(fields[name]?.inner, inner)]] : []
  })
  return Object.fromEntries(known) as unknown
}
