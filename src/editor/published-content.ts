import type { ContentFile } from "../content/check/fault"
import { entryIn } from "./saving/change-check"
import { shared } from "../kit/hooks/shared"

/** The content of the last build: entries by their path in content/, as in Git. */
export type PublishedContent = Readonly<Record<string, unknown>>

/** File name of a new entry, used until it is saved. */
export const newEntrySlug = "preview"

const known = shared<PublishedContent>({})

/** What the editor knows of the published content: that of the last build, and later that of each save. */
export const publishedNow = known.get
/** The same in a component. */
export const usePublished = known.use

/** Takes over newer content. Entries that have not changed stay the same objects, so that pages need not be drawn again. */
export function setPublished(content: PublishedContent): void {
  const latest = Object.entries(content).map(([path, entry]) => {
    const before = known.get()[path]
    return [path, JSON.stringify(before) === JSON.stringify(entry) ? before : entry]
  })
  known.set(Object.fromEntries(latest) as PublishedContent)
}

/** Takes over all entries of the repository, as texts. */
export function setPublishedFiles(files: readonly ContentFile[]): void {
  setPublished(Object.fromEntries(files.map(({ path, text }) => [path, entryIn(text)])))
}

/** Fetches a JSON file of the site; undefined if there is none. */
export async function fetchJson(file: string): Promise<unknown> {
  try {
    const response = await fetch(`/${file}`, { cache: "no-cache" })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/** "2027-12-31" from "0027-12-31", which the browser makes of a year of two digits. */
export function wholeYear(day: string): string {
  return day.replace(/^00(?=\d\d-)/, "20")
}
