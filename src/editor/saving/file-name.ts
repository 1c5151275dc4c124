import type { CmsEventListener } from "decap-cms-core"
import { typeOfFolder } from "../../content/model/index"

const longest = 60

/**
 * The name of a new file, which is also the last part of its address, from a name in any script: "kanpur-sakha" from "कानपुर
 * शाखा". Lower-case letters, digits and hyphens, at most 60 characters.
 *
 * @param fallback the result for a name without a letter or digit
 */
export async function fileName(name: string, fallback: string): Promise<string> {
  const plain = withoutAccents(name)
  const ascii = /^\p{ASCII}*$/u.test(plain) ? plain : await transliterated(plain)
  const hyphenated = ascii
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
  return hyphenated.replace(/^-+|-+$/g, "") || fallback
}

/**
 * An address that visitors can type, from what an editor has typed: "/ms-sheet-new" from "MS Sheet new". Of a web address copied
 * from the browser, "https://example.com/ms-pipes?from=mail", only the place on the site is kept.
 */
export async function pageAddress(typed: string): Promise<string> {
  const [, place = typed] = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(typed) ?? []
  const parts = place.split("/").filter((part) => part.trim() !== "")
  const names = await Promise.all(parts.map((part) => fileName(part, "")))
  return `/${names.filter(Boolean).join("/")}`
}

/** Without the accents of Latin, Greek and Cyrillic letters. Vowel signs of Indian scripts are marks too, but carry meaning. */
function withoutAccents(text: string): string {
  return text.normalize("NFKD").replace(/[\u0300-\u036F]/g, "")
}

/** The table for all scripts is 220 KB compressed, so it loads only for names that need it. */
async function transliterated(text: string): Promise<string> {
  try {
    const { default: anyAscii } = await import("any-ascii")
    return anyAscii(text)
  } catch {
    // Without network the name uses only characters that need no table.
    return text.replace(/\P{ASCII}/gu, " ")
  }
}

/**
 * The field from which Decap makes the file name of a new entry. It is filled in on saving and not written to the file. Decap's
 * own names drop every letter that is not Latin.
 *
 * @see https://github.com/decaporg/decap-cms/pull/1135
 */
export const fileNameField = "fileName"

/** What Decap hands to a listener for "preSave". */
export type Saving = Parameters<CmsEventListener["handler"]>[0]

/** Decap's listener for "preSave": gives a new entry the name of its file. */
export async function nameNewEntry({ entry }: Pick<Saving, "entry">) {
  const type = typeOfFolder(entry.get("collection") as string)
  if (!type || !entry.get("newRecord")) return undefined
  const data = entry.get("data") as Saving["entry"]
  const name = String(data.get(type.namedBy ?? "name") ?? "")
  const fallback = (type.labelSingular ?? type.label).toLowerCase()
  // Without a name Decap would stop before the guard, which says all that is missing. Blanks count as nothing.
  return data
    .set(fileNameField, await fileName(name, fallback))
    .set(type.namedBy ?? "name", name || " ")
}
