import type { ContentFile } from "../content/check/fault"
import { entryIn } from "./saving/change-check"

/** The content of the last build: entries by their path in content/, as in Git. */
export type PublishedContent = Readonly<Record<string, unknown>>

/** File name of a new entry, used until it is saved. */
export const newEntrySlug = "preview"

let known: PublishedContent = {}
const listeners = new Set<() => void>()

/** What the editor knows of the published content: that of the last build, and later that of each save. */
export const publishedNow = (): PublishedContent => known

/** Takes over newer content. Entries that have not changed stay the same objects, so that pages need not be drawn again. */
export function setPublished(content: PublishedContent): void {
  known = Object.fromEntries(
    Object.entries(content).map(([path, entry]) => {
      const before = known[path]
      return [path, JSON.stringify(before) === JSON.stringify(entry) ? before : entry]
    }),
  )
  for (const listener of listeners) listener()
}

/** Takes over all entries of the repository, as texts. */
export function setPublishedFiles(files: readonly ContentFile[]): void {
  setPublished(Object.fromEntries(files.map(({ path, text }) => [path, entryIn(text)])))
}

/** @returns what ends it */
export function watchPublished(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
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

/** Today where the editor is, "2026-11-23". */
export function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** "2027-12-31" from "0027-12-31", which the browser makes of a year of two digits. */
export function wholeYear(day: string): string {
  return day.replace(/^00(?=\d\d-)/, "20")
}
