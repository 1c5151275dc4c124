import CMS from "decap-cms-app"
import * as React from "react"
import { ShownWindow } from "../hooks/ShownWindow"
import { type SiteContent, SiteProvider } from "../components/Site/Site"
import { type ContentType, singletonName } from "../content-model/content-type"
import { allEnglish } from "../interface/en/all"
import { allHindi } from "../interface/hi/all"
import { languageTag, type Language } from "../interface/language"
import { WordsProvider } from "../interface/words"
import { typeOfFile } from "../content-model/index"
import { translatedEntry, translationFile, translationType } from "../content-model/translation"
import { hindi } from "./history/place"
import { PreviewBoundary } from "./PreviewBoundary"
import { PreviewSize } from "./PreviewSize"
import {
  newEntrySlug,
  type PublishedContent,
  placeOf,
  publishedEntries,
  publishedFile,
} from "./published-content"
import { openPressedField } from "./fields/pressed-field"
import { type ViewSources, viewValue } from "./view-value"

/** What Decap hands a preview, as far as it is used here. */
interface PreviewProps {
  readonly entry: {
    get(name: "slug"): string | undefined
    getIn(path: string[]): { toJS(): unknown } | undefined
  }
  readonly getAsset: (path: string) => { toString(): string }
  /** The window of the preview's frame. */
  readonly window: Window
}

export type Entry = Record<string, unknown>

/** A view of one entry: the entry as GraphQL would give it, and the rest of the site around it. */
export type View = (entry: Entry, around: Surroundings) => React.ReactNode

export interface Surroundings {
  /** The other entries of a collection in their order. */
  readonly entries: (folder: string) => Entry[]
  readonly file: (file: string) => Entry
}

/** By the order editors gave them, or the newest first. */
export function inPlace(one: Entry, other: Entry): number {
  if (one.date !== undefined) return String(other.date).localeCompare(String(one.date))
  return Number(one.order) - Number(other.order)
}

/** The name of the form Decap shows a view beside: that of a collection, or of a file in a group. */
function formName({ kept }: ContentType): string {
  return "folder" in kept ? kept.folder : singletonName(kept.file)
}

/** Shows the entries of a collection (or the named file of a group) by the site's own components, live, in both languages. */
export function registerView(type: ContentType, view: View, published: PublishedContent) {
  registerIn("en", type, view, published)
  if (translationType(type)) registerIn("hi", type, view, inHindi(published))
}

const languages = {
  en: { words: allEnglish, prefix: "" },
  hi: { words: allHindi, prefix: hindi },
} as const

function registerIn(
  language: Language,
  type: ContentType,
  view: View,
  published: PublishedContent,
) {
  const { words, prefix } = languages[language]
  const name = formName(type)

  function Preview({ entry, getAsset, window: frameWindow }: PreviewProps) {
    const { documentElement } = frameWindow.document
    React.useEffect(() => {
      documentElement.lang = languageTag[language]
    }, [documentElement])
    const fileAddress = (path: string) => String(getAsset(path))
    const itself = entry.get("slug")
    const around: Surroundings = {
      entries: (folder) =>
        publishedEntries(published, folder, fileAddress)
          .filter((other) => folder !== name || other.slug !== itself)
          .sort(inPlace),
      file: (file) =>
        "file" in type.kept && type.kept.file === file
          ? shown
          : publishedFile(published, file, sources),
    }
    const sources: ViewSources = {
      fileAddress,
      entry: (collection, slug) =>
        around.entries(collection).find((candidate) => candidate.slug === slug),
    }
    const draft = entry.getIn(["data"])
    const shown: Entry = {
      slug: itself || newEntrySlug,
      order: placeOf(published, name, itself ?? ""),
      ...viewValue(type.fields, entryIn(language, type, draft?.toJS(), itself, published), sources),
    }
    const site = {
      company: around.file("site/company.json"),
      navigation: around.file("site/navigation.json"),
      settings: around.file("site/settings.json"),
      allProduct: { nodes: around.entries("products") },
    } as unknown as SiteContent
    return (
      <PreviewSize frameWindow={frameWindow}>
        {/* Links lead out of the preview and the form would be sent, so neither does anything here. */}
        <div
          onClickCapture={(event) => {
            stayOnLinks(event)
            openPressedField(event.target as Element, draft?.toJS())
          }}
          onSubmitCapture={stay}
        >
          <PreviewBoundary draft={draft}>
            <ShownWindow value={frameWindow}>
              <WordsProvider words={words}>
                <SiteProvider site={site}>{view(shown, around)}</SiteProvider>
              </WordsProvider>
            </ShownWindow>
          </PreviewBoundary>
        </div>
      </PreviewSize>
    )
  }
  CMS.registerPreviewTemplate(prefix + name, Preview as never)
}

/** The entry of a form: the form of a translation has its texts only. */
function entryIn(
  language: Language,
  type: ContentType,
  form: unknown,
  slug: string | undefined,
  published: PublishedContent,
): unknown {
  if (language === "en") return form
  const path = "folder" in type.kept ? `${type.kept.folder}/${slug ?? ""}.json` : type.kept.file
  return translatedEntry(type, published[path], form).entry
}

/** The content with the Hindi texts put in, as far as there are any. */
function inHindi(published: PublishedContent): PublishedContent {
  return Object.fromEntries(
    Object.entries(published).flatMap(([path, entry]) => {
      const type = typeOfFile(path)
      if (!type || !translationType(type)) return type ? [[path, entry]] : []
      return [[path, translatedEntry(type, entry, published[translationFile(path)]).entry]]
    }),
  )
}

function stayOnLinks(event: React.MouseEvent) {
  if ((event.target as Element).closest("a")) stay(event)
}

function stay(event: React.SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
