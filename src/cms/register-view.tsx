import CMS from "decap-cms-app"
import * as React from "react"
import { ShownWindow } from "../hooks/ShownWindow"
import { SiteProvider } from "../components/Site/Site"
import { type ContentType, slugOf } from "../content-model/content-type"
import { english } from "../interface/en"
import { hindi } from "../interface/hi"
import { languageTag, type Language } from "../interface/language"
import { WordsProvider } from "../interface/words"
import { typeOfFile } from "../content-model/index"
import { translatedEntry, translationFile, translationType } from "../content-model/translation"
import { hindi as hindiPrefix } from "./history/place"
import { PreviewBoundary } from "./PreviewBoundary"
import { PreviewSize } from "./PreviewSize"
import {
  newEntrySlug,
  type PublishedContent,
  placeOf,
  publishedNow,
  watchPublished,
  publishedEntries,
  publishedFile,
} from "./published-content"
import { postDate } from "../format/dates"
import { openPressedField } from "./fields/finder"
import { followFocus, holdSlides } from "./fields/shown-slide"
import type { Surroundings } from "./surroundings"
import { type ViewSources, viewValue } from "./view-value"

/** The props that Decap passes to a preview, as far as used here. */
interface PreviewProps {
  readonly entry: {
    get(name: "slug"): string | undefined
    getIn(path: readonly string[]): unknown
  }
  readonly getAsset: (path: string) => { toString(): string }
  /** The window of the preview frame. */
  readonly window: Window
}

type Entry = Record<string, unknown>

/** A view of one entry. Each view declares the type of its own entry; `never` lets a map hold them all. */
export type View = (entry: never, around: Surroundings) => React.ReactNode

/** In the order editors chose; posts, newest first. */
export function byPlace(
  one: { readonly date?: unknown; readonly order?: unknown },
  other: { readonly date?: unknown; readonly order?: unknown },
): number {
  if (one.date !== undefined) return String(other.date).localeCompare(String(one.date))
  return Number(one.order) - Number(other.order)
}

/** Adds the dates that queries derive for a post. */
function dated(entry: Entry): Entry {
  return entry.date === undefined
    ? entry
    : { ...entry, day: entry.date, shownDate: postDate(String(entry.date)) }
}

/** The name of a type's form in Decap: its collection, or its file in a group. */
function formName({ storedIn }: ContentType): string {
  return "folder" in storedIn ? storedIn.folder : slugOf(storedIn.file)
}

/** Previews a content type with the site's own components, live, in both languages. */
export function registerView(type: ContentType, view: View) {
  registerIn("en", type, view)
  if (translationType(type)) registerIn("hi", type, view)
}

const languages = {
  en: { words: english, prefix: "" },
  hi: { words: hindi, prefix: hindiPrefix },
} as const

function registerIn(language: Language, type: ContentType, view: View) {
  const { words, prefix } = languages[language]
  const name = formName(type)

  const fileOf = (slug = "") =>
    "folder" in type.storedIn ? `${type.storedIn.folder}/${slug}.json` : type.storedIn.file

  function Preview({ entry, getAsset, window: frameWindow }: PreviewProps) {
    const { documentElement } = frameWindow.document
    const content = React.useSyncExternalStore(watchPublished, publishedNow)
    const published = language === "hi" ? inHindi(content) : content
    React.useState(() => holdSlides(frameWindow))
    React.useEffect(() => followFocus(frameWindow), [frameWindow])
    React.useEffect(() => {
      documentElement.lang = languageTag[language]
    }, [documentElement])
    const given = { fileAddress: (path: string) => String(getAsset(path)) }
    const itself = entry.get("slug")
    const entries = (folder: string) =>
      publishedEntries(published, folder, given)
        .filter((other) => folder !== name || other.slug !== itself)
        .map(dated)
        .sort(byPlace)
    const sources: ViewSources = {
      ...given,
      entry: (collection, slug) => entries(collection).find((candidate) => candidate.slug === slug),
    }
    const draft = entry.getIn(["data"]) as { toJS(): unknown } | undefined
    const shown = dated({
      slug: itself || newEntrySlug,
      order: placeOf(published, name, itself ?? ""),
      ...viewValue(
        type.fields,
        language === "hi"
          ? translatedEntry(type, content[fileOf(itself)], draft?.toJS()).entry
          : draft?.toJS(),
        sources,
      ),
    })
    const file = (path: string) =>
      "file" in type.storedIn && type.storedIn.file === path
        ? shown
        : publishedFile(published, path, sources)
    // The content model determines the fields of an entry, which TypeScript cannot follow.
    const around = { entries, file } as Surroundings
    const site = {
      company: around.file("site/company.json"),
      navigation: around.file("site/navigation.json"),
      settings: around.file("site/settings.json"),
      allProduct: { nodes: around.entries("products") },
    }
    return (
      <PreviewSize frameWindow={frameWindow}>
        {/* Links would leave the preview and the form would be sent, so both are disabled here. */}
        <div
          onClickCapture={(event) => {
            cancelLink(event)
            const file = language === "hi" ? translationFile(fileOf(itself)) : fileOf(itself)
            openPressedField(event.target as Element, file, draft?.toJS())
          }}
          onSubmitCapture={cancel}
        >
          <PreviewBoundary draft={draft}>
            <ShownWindow value={frameWindow}>
              <WordsProvider words={words}>
                <SiteProvider site={site}>{view(shown as never, around)}</SiteProvider>
              </WordsProvider>
            </ShownWindow>
          </PreviewBoundary>
        </div>
      </PreviewSize>
    )
  }
  CMS.registerPreviewTemplate(prefix + name, Preview)
}

/** The content in Hindi, for each content. */
const hindiOf = new WeakMap<PublishedContent, PublishedContent>()

/** The content with the Hindi texts there are. */
function inHindi(published: PublishedContent): PublishedContent {
  const made = hindiOf.get(published) ?? translated(published)
  hindiOf.set(published, made)
  return made
}

function translated(published: PublishedContent): PublishedContent {
  return Object.fromEntries(
    Object.entries(published).flatMap(([path, entry]) => {
      const type = typeOfFile(path)
      if (!type || !translationType(type)) return type ? [[path, entry]] : []
      return [[path, translatedEntry(type, entry, published[translationFile(path)]).entry]]
    }),
  )
}

function cancelLink(event: React.MouseEvent) {
  if ((event.target as Element).closest("a")) cancel(event)
}

function cancel(event: React.SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
