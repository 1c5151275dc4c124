import type { MediaFile } from "../content-check/fault"
import type { FieldSet } from "../content-model/fields/field"
import { collections, contentTypes } from "../content-model/index"
import { placesIn } from "../content-model/order"
import type { ChartFile } from "../routes/page-context"
import { contentCopyFile, mediaListFile } from "../routes/generated-paths"
import { viewValue, type ViewSources } from "./view-value"

/** What the site was last built from: entries by their path in content/, as they are in Git. */
export type PublishedContent = Readonly<Record<string, unknown>>

/** File name of a new entry, used until it is saved. */
export const newEntrySlug = "preview"

/** Reads the copy of the content the build has left; without it (a site that was never built) previews show what the entry itself holds. */
export async function fetchPublishedContent(): Promise<PublishedContent> {
  return ((await fetchJson(contentCopyFile)) as PublishedContent | undefined) ?? {}
}

/** The pictures and films the site was last built with. */
export async function fetchPublishedMedia(): Promise<readonly MediaFile[]> {
  return ((await fetchJson(mediaListFile)) as MediaFile[] | undefined) ?? []
}

/** The charts of a product on the site, by the name of its file; none where the site has none yet. */
export async function fetchPublishedCharts(slug: string): Promise<readonly ChartFile[]> {
  const kinds = ["PDF", "CSV"] as const
  const charts = kinds.map(async (kind) => {
    const address = `/charts/${slug}.${kind.toLowerCase()}`
    const bytes = await fetchSize(address)
    return bytes ? [{ kind, address, kilobytes: Math.max(1, Math.round(bytes / 1024)) }] : []
  })
  return (await Promise.all(charts)).flat()
}

/** The bytes of a file of the site, unpacked; undefined where there is none. */
async function fetchSize(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address)
    return response.ok ? (await response.arrayBuffer()).byteLength : undefined
  } catch {
    return undefined
  }
}

/** Reads a file the build has left; undefined where there is none. */
export async function fetchJson(file: string): Promise<unknown> {
  try {
    const response = await fetch(`/${file}`, { cache: "no-cache" })
    return response.ok ? await response.json() : undefined
  } catch {
    return undefined
  }
}

/**
 * The entries of one collection as views know them, with their slugs; entries inside entries are left as names. Without
 * hidden ones, which no view lists.
 */
export function publishedEntries(
  published: PublishedContent,
  folder: string,
  fileAddress: ViewSources["fileAddress"],
): Record<string, unknown>[] {
  const type = collections.find(({ kept }) => "folder" in kept && kept.folder === folder)
  if (!type) return []
  return Object.entries(published)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .filter(([, entry]) => (entry as { hidden?: unknown }).hidden !== true)
    .map(([path, entry]) => {
      const slug = slugOf(path)
      const values = viewValue(type.fields, entry, { fileAddress, entry: () => null })
      return { ...values, slug, order: placeOf(published, folder, slug) }
    })
}

/** The place of an entry among those of its collection; a new one comes last. */
export function placeOf(published: PublishedContent, folder: string, slug: string): number {
  const slugs = Object.keys(published)
    .filter((path) => path.startsWith(`${folder}/`))
    .map(slugOf)
  const order = (published["site/order.json"] ?? {}) as Readonly<Record<string, string[]>>
  return placesIn(order[folder] ?? [], slugs).get(slug) ?? slugs.length + 1
}

function slugOf(path: string): string {
  return path.replace(/^.*\/|\.json$/g, "")
}

/** A page or setting as views know it; where it was never built, with what stands in for it. */
export function publishedFile(
  published: PublishedContent,
  file: string,
  sources: ViewSources,
): Record<string, unknown> {
  const fields: FieldSet =
    contentTypes.find(({ kept }) => "file" in kept && kept.file === file)?.fields ?? {}
  return viewValue(fields, published[file], sources)
}
