import { slugOf } from "../model/content-type"
import { valueAt } from "../model/fields/field"
import { typeOfFile } from "../model/index"
import {
  isObject,
  isTranslated,
  publishedTranslations,
  translatedContent,
  translationFile,
  translationType,
} from "../model/translation"
import { pathIn, translations, type Language, type Translation } from "../../kit/words/language"
import { longDay } from "../../kit/format/dates"
import { fixedPages, type FixedPage } from "./fixed-pages"
import { blogPath, branchPath, chartPath, newestPost, postPath } from "./paths"

/** The content of the picture for shared links. */
export interface ShareCard {
  readonly heading: string
  /** The line under the heading: a size range, an address, a date. */
  readonly line?: string
  readonly standards?: readonly string[]
  /** The kind of product that is drawn; by default the whole range. */
  readonly kind?: string
}

/** One page of the site. */
export interface Route extends Pick<
  FixedPage,
  "path" | "template" | "entry" | "shows" | "indexed" | "linkable" | "offline"
> {
  readonly card: ShareCard
  /** Other addresses that lead here. */
  readonly aliases: readonly string[]
  /** The address of the same text that search engines and shared links name, if it is not this one. */
  readonly canonical?: string
  readonly language: Language
  /** Where a link to the other language leads: the same page, or the home page from one that has no address of its own. */
  readonly translation?: string
}

/** A page before its translations are known. */
type Page = Omit<Route, "language" | "translation">

/** Another address, and the page it redirects to. */
export interface Redirect {
  readonly fromPath: string
  readonly toPath: string
}

type EntryValues = Readonly<Record<string, unknown>>

/** The entries of content/ as plain JSON, by their file: "products/ms-pipes.json". */
export type SiteEntries = ReadonlyMap<string, unknown>

/**
 * Every page of the site, computed from the entries. Pages, redirects, sitemap, feed, pictures for shared links, the address
 * check, the service worker and the tests all use this table. It includes the readable parts of faulty entries, for the content
 * check.
 */
export function siteRoutes(entries: SiteEntries): Route[] {
  const translated = publishedTranslations(entries.get("site/settings.json")).flatMap((language) =>
    translatedRoutes(entries, language),
  )
  const paths = new Set(translated.map(({ path }) => path))
  return [
    ...pagesOf(entries, "en").map((page): Route => {
      const leadsTo = page.linkable ? page.path : "/"
      const language = translations.find((each) =>
        [page.path, leadsTo].every((path) => paths.has(pathIn(each, path))),
      )
      return { ...page, language: "en", translation: language && pathIn(language, leadsTo) }
    }),
    ...translated,
  ]
}

/**
 * The page of every entry, with the words of the entry and dates in a language. The blog's own page shows the newest post that is
 * complete in that language.
 */
function pagesOf(
  entries: SiteEntries,
  language: Language,
  isComplete: (file: string) => boolean = () => true,
): Page[] {
  const posts = entriesOf(entries, "Post").filter(({ file }) => isComplete(file))
  const newest = newestPost(
    posts.map(({ slug, entry }) => ({ slug, date: text(entry.date) ?? "" })),
  )
  return [
    ...fixedPages.map((page) => fixedRoute(page, entries)),
    ...entriesOf(entries, "Product").flatMap(productRoute),
    ...entriesOf(entries, "Chart").map(chartRoute),
    ...entriesOf(entries, "Branch").map(branchRoute),
    ...entriesOf(entries, "Post").flatMap((post) => postRoutes(post, newest, language)),
  ]
}

/** Entries whose texts are on every page. */
const shownEverywhere = ["site/company.json", "site/navigation.json", "site/settings.json"]

/** The pages in a language: those whose texts are complete in it, if those of every page are. */
function translatedRoutes(entries: SiteEntries, language: Translation): Route[] {
  const isComplete = (file: string) => {
    const type = typeOfFile(file)
    const translation = entries.get(translationFile(file, language))
    if (!type || translation === undefined) return false
    return !translationType(type) || isTranslated(type, entries.get(file), translation)
  }
  if (!shownEverywhere.every(isComplete)) return []
  return pagesOf(translatedContent(entries, language), language, isComplete)
    .filter(
      ({ entry, template, shows = [] }) =>
        template !== "hidden-product" && [entry, ...shows].every(isComplete),
    )
    .map((page) => ({
      ...page,
      path: pathIn(language, page.path),
      entry: translationFile(page.entry, language),
      aliases: page.aliases.map((alias) => pathIn(language, alias)),
      canonical: page.canonical && pathIn(language, page.canonical),
      language,
      translation: page.linkable ? page.path : "/",
    }))
}

/** The redirects of the site, one for each other address of a page. */
export function siteRedirects(routes: readonly Route[]): Redirect[] {
  return routes.flatMap(({ path, aliases }) =>
    aliases.map((alias) => ({ fromPath: alias, toPath: path })),
  )
}

/** The file a page is published as: /about is about.html, which every host serves at /about itself. */
export function publishedFile(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`
}

interface NamedEntry {
  readonly file: string
  readonly slug: string
  readonly entry: EntryValues
}

function entriesOf(entries: SiteEntries, type: string): NamedEntry[] {
  return [...entries].flatMap(([file, entry]) =>
    typeOfFile(file)?.name === type && isObject(entry) ? [{ file, slug: slugOf(file), entry }] : [],
  )
}

function fixedRoute({ card, ...page }: FixedPage, entries: SiteEntries): Page {
  const words = entries.get(page.entry)
  const at = (place?: string) => text(place && valueAt(words, place.split(".")))
  return { ...page, card: { heading: at(card.heading) ?? "", line: at(card.line) }, aliases: [] }
}

const contentPage = { linkable: true, offline: "once read" } as const

function productRoute({ file, entry }: NamedEntry): Page[] {
  const path = text(entry.url)
  if (!path) return []
  const hidden = entry.hidden === true
  return [
    {
      ...contentPage,
      path,
      entry: file,
      template: hidden ? "hidden-product" : "product",
      indexed: !hidden,
      aliases: texts(entry.aliases),
      card: {
        heading: text(entry.name) ?? "",
        line: text(entry.range),
        standards: texts(entry.standards),
        kind: text(entry.kind),
      },
    },
  ]
}

function chartRoute({ file, slug, entry }: NamedEntry): Page {
  return {
    ...contentPage,
    path: chartPath(slug),
    entry: file,
    template: "chart",
    indexed: true,
    aliases: texts(entry.aliases),
    card: {
      heading: text(entry.heading) ?? "",
      line: text(entry.range),
      kind: text(entry.kind),
    },
  }
}

function branchRoute({ file, slug, entry }: NamedEntry): Page {
  return {
    ...contentPage,
    path: branchPath(slug),
    entry: file,
    shows: ["site/branch-page.json"],
    template: "branch",
    indexed: true,
    aliases: [],
    card: { heading: text(entry.name) ?? "", line: text(entry.address) },
  }
}

/** A post has an address for good. The newest is also the page /blog, which names that address as the one to list. */
function postRoutes(
  { file, slug, entry }: NamedEntry,
  newest: string | undefined,
  language: Language,
): Page[] {
  const page: Page = {
    ...contentPage,
    path: postPath(slug),
    entry: file,
    shows: ["site/blog-page.json"],
    template: "post",
    indexed: true,
    aliases: [],
    card: {
      heading: text(entry.title) ?? "",
      line: longDay(text(entry.date) ?? "", language),
    },
  }
  return slug === newest ? [page, { ...page, path: blogPath, canonical: page.path }] : [page]
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : []
}
