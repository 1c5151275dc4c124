import { wrongLink } from "../model/fields/kinds"
import { fieldName, type Reference } from "../model/fields/field"
import { addressFrom } from "../model/placeholder-text"
import {
  endingOf,
  fileFault,
  pictureEndingFault,
  pictureFault,
  unreadablePicture,
} from "../model/media-limits"
import { decoded } from "../../kit/format/texts"
import { entryFault, type ContentFile, type Entry, type Fault, type MediaFile } from "./fault"

export function referenceFaults(
  entries: readonly Entry[],
  files: readonly ContentFile[],
  media: readonly MediaFile[],
  pages: ReadonlySet<string>,
): Fault[] {
  const exists = (collection: string, slug: string) =>
    files.some(({ path }) => path === `${collection}/${slug}.json`)

  const relationFault = (entry: Entry, { target, of, path }: Reference, seen: Set<string>) => {
    const inSameList = `${fieldName(path.slice(0, -1))} ${target}`
    if (seen.has(inSameList)) return `names “${target}” a second time: keep one`
    seen.add(inSameList)
    if (entry.file === `${of}/${target}.json`) return `names the entry itself: choose another`
    return exists(String(of), target)
      ? undefined
      : `names “${target}”, which does not exist in ${of}`
  }

  return entries.flatMap((entry) => {
    const related = new Set<string>()
    return entry.references.flatMap((reference) => {
      const sentence =
        reference.kind === "link"
          ? linkFault(reference.target, pages)
          : reference.kind === "entry"
            ? relationFault(entry, reference, related)
            : mediaFault(reference, media)
      return sentence ? [entryFault(entry, reference.path, sentence)] : []
    })
  })
}

function linkFault(target: string, pages: ReadonlySet<string>): string | undefined {
  if (/^https?:\/\/[^\s/]/.test(target)) return isPlainAddress(target) ? undefined : wrongLink
  if (/^mailto:[^\s@]+@[^\s@]+$/.test(target)) return undefined
  if (/^tel:\+?[\d-]+$/.test(target)) return undefined
  if (!target.startsWith("/") || target.startsWith("//")) return wrongLink
  const page = target.replace(/[?#].*$/, "") || "/"
  // Markdown encodes the Devanagari in a link.
  return pages.has(page) ? undefined : `leads to ${decoded(page)}, and there is no such page`
}

/** Without blanks and what cannot be seen, and without a name before the host: https://www.bis.gov.in@evil.example/ */
function isPlainAddress(target: string): boolean {
  if (/[\s\p{Cc}\p{Cf}]/u.test(target)) return false
  const address = addressFrom(target)
  return address !== null && address.username === "" && address.password === ""
}

function mediaFault(
  { kind, target, of }: Reference,
  media: readonly MediaFile[],
): string | undefined {
  const name = target.replace(/^\.\.\/media\//, "")
  if (name === target) return "must be a file in content/media, written ../media/name.jpg"
  const file = media.find(({ path }) => path === name)
  if (!file) return `the file content/media/${name} does not exist`
  if (kind === "file") {
    if (of && !of.split(", ").includes(endingOf(name))) return `must be a file ending in ${of}`
    return fileFault(file.bytes)
  }
  const wrongEnding = pictureEndingFault(name)
  if (wrongEnding) return wrongEnding
  return file.picture ? pictureFault({ bytes: file.bytes, ...file.picture }) : unreadablePicture
}
