import type { CmsBackend, CmsConfig } from "decap-cms-core"
import {
  decapCollection,
  decapFile,
  entryText,
  slugOf,
  type ContentType,
} from "../content/model/content-type"
import type { EditorEnvironment } from "../content/model/editor-environment"
import { collections, contentTypes, fileGroups } from "../content/model/index"
import { order } from "../content/model/settings"
import { sizeRange } from "../content/model/settings"
import { translationType } from "../content/model/translation"
import type { Language, Translation } from "../kit/words/language"
import { translations } from "../kit/words/language"
import { formIn } from "./history/place"
import { fileNameField } from "./saving/file-name"
import decapInEnglish from "./english.json"
import decapInHindi from "./hindi/decap.json"
import { bothLabels, editorLanguage, hintWords, itemWords, labelWords } from "./sentences"

interface EditorConfigOptions {
  readonly backend: CmsBackend
  /** Whether entries are drafts first, with a board of those in review. */
  readonly review: boolean
  readonly siteUrl: string
}

/** Decap's whole configuration, made from the content model. */
export function editorConfig({ backend, review, siteUrl }: EditorConfigOptions): CmsConfig {
  return {
    load_config_file: false,
    locale: locales[editorLanguage()].name,
    backend,
    publish_mode: review ? "editorial_workflow" : "simple",
    site_url: review ? undefined : siteUrl,
    display_url: siteUrl,
    logo: { src: "/mark.svg" },
    // Every entry is two levels deep, so the same picture address works in the build, the editor and its preview.
    media_folder: "content/media",
    public_folder: "../media",
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    // Of a draft: the address where the host shows it. With a site_url Decap links published entries as well, and fails to where
    // a form is opened by its address.
    // @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/lib/formatters.ts
    show_preview_links: review,
    collections: [
      ...collections.map((type) => folderCollection(type, type)),
      ...fileGroups.map((group) => ({
        ...fileCollection(group, "en"),
        label: bothLabels(group.label),
      })),
      ...translations.flatMap(translated),
    ],
  }
}

/** The forms of the texts in a language. Editors reach them from the form of the original and from the list of what is missing. */
function translated(language: Translation) {
  const words = collections.flatMap((type) => {
    const translation = translationType(type)
    return translation ? [{ ...folderCollection(type, translation), name: folderOf(type) }] : []
  })
  const files = fileGroups.map((group) => fileCollection(group, language))
  return [...words, ...files].map((collection) => {
    const name = formIn(language, collection.name)
    return { ...collection, name, create: false, delete: false, hide: true }
  })
}

/** @param words the type itself, or that of its translations */
function folderCollection(type: ContentType, words: ContentType) {
  return { ...inBothLanguages(decapCollection(words, folderOf(words))), editor: editorOf(type) }
}

function fileCollection({ name, label, types }: (typeof fileGroups)[number], language: Language) {
  return {
    name,
    label: labelWords(`${label} in Hindi`),
    label_singular: label,
    format: "json" as const,
    files: types.flatMap((type) => {
      const words = language === "en" ? type : translationType(type)
      if (!words || !("file" in words.storedIn)) return []
      const { file } = words.storedIn
      const entry = inBothLanguages(decapFile(words, file))
      return [{ ...entry, name: formIn(language, slugOf(file)), editor: editorOf(type) }]
    }),
  }
}

/** How each text of Decap's configuration is shown. */
const shownAs: Readonly<Record<string, (english: string) => string>> = {
  label: bothLabels,
  label_singular: itemWords,
  hint: hintWords,
  description: hintWords,
  summary: hintWords,
}

/** A part of Decap's configuration with its labels in both languages, and its hints in the language of the editor. */
function inBothLanguages<T>(part: T): T {
  if (Array.isArray(part)) return part.map(inBothLanguages) as T
  if (typeof part !== "object" || part === null) return part
  const shown = Object.entries(part).map(([key, value]: [string, unknown]) => {
    return [
      key,
      typeof value === "string" ? (shownAs[key]?.(value) ?? value) : inBothLanguages(value),
    ]
  })
  return Object.fromEntries(shown) as T
}

const folderOf = ({ storedIn }: ContentType) => ("folder" in storedIn ? storedIn.folder : "")

/** Types without a page to show. previews.tsx has the others. */
const withoutPreview: readonly ContentType[] = [order, sizeRange]

function editorOf(type: ContentType) {
  return { preview: !withoutPreview.includes(type) }
}

type BackendChoice =
  | {
      readonly backend: CmsBackend
      /** Whether an entry is a draft until somebody approves it. */
      readonly review: boolean
    }
  | { readonly message: string }

const known = ["github", "gitlab", "gitea"]

/**
 * Messages of editors' commits, in English whatever the editor's language. Hosts skip the build for an upload,
 * because no page shows it yet. They build a deletion: the content check names the entries that still show the file.
 */
export const commitMessages = {
  create: "Content: add {{path}}",
  update: "Content: change {{path}}",
  delete: "Content: delete {{path}}",
  uploadMedia: "[skip ci] Content: upload “{{path}}”",
  deleteMedia: "Content: delete “{{path}}”",
}

/**
 * Where the editor saves, from the build's environment: what npm start says, or else the repository of the published site. A
 * message to whoever sets the site up if that is not usable.
 */
export function backendFrom(environment: EditorEnvironment): BackendChoice {
  const server = environment.GATSBY_DECAP_SERVER_URL
  if (server) {
    const backend = { name: "proxy", proxy_url: server, branch: "main" } as const
    return { backend: { ...backend, commit_messages: commitMessages }, review: false }
  }
  const name = environment.GATSBY_CMS_BACKEND
  const repo = environment.GATSBY_CMS_REPO
  if (!name || !repo) {
    return {
      message:
        "This editor is not connected to a repository yet. Set GATSBY_CMS_BACKEND (github, gitlab or gitea) and GATSBY_CMS_REPO (owner/name) where the site is built, then build again. On your own machine, npm start opens the editor without any of that.",
    }
  }
  if (!known.includes(name)) {
    return { message: `GATSBY_CMS_BACKEND is “${name}”. It can be ${known.join(", ")}.` }
  }
  const isGitHub = name === "github"
  const base = environment.GATSBY_CMS_BASE_URL?.replace(/\/$/, "") ?? ""
  // Before the login it would fail silently; without it Decap asks Netlify's.
  if (isGitHub && !/^https?:\/\/[^/]+$/.test(base)) {
    return {
      message: `GATSBY_CMS_BASE_URL is “${base}”. It must be the address of the login's server alone: https://www.example.com. What follows it belongs in GATSBY_CMS_AUTH_ENDPOINT.`,
    }
  }
  const review = isGitHub && environment.GATSBY_CMS_REVIEW === "1"
  const options = {
    repo,
    branch: environment.GATSBY_CMS_BRANCH || "main",
    base_url: base,
    // The address of this project's own login; see hosting/login.
    auth_endpoint: environment.GATSBY_CMS_AUTH_ENDPOINT || (isGitHub && "api/auth"),
    api_root: environment.GATSBY_CMS_API_ROOT,
    app_id: environment.GATSBY_CMS_APP_ID,
    // That of GitLab and Gitea needs no login of one's own, but an application registered there.
    auth_type: !isGitHub && "pkce",
    // One commit for a reviewed entry, with the message above, instead of one for each saved draft.
    squash_merges: review,
    commit_messages: commitMessages,
  }
  const set = Object.entries(options).filter(([, value]) => value)
  return { backend: { name: name as CmsBackend["name"], ...Object.fromEntries(set) }, review }
}

/**
 * How entries are read and written. Decap changes the order of keys in larger entries and leaves empty fields behind. This
 * writes the model's order without empty fields, so that a small edit is a small diff.
 *
 * @see https://github.com/decaporg/decap-cms/blob/main/packages/decap-cms-core/src/formats/json.ts
 */
export const jsonFormat = {
  fromFile: (text: string): unknown => JSON.parse(text),
  /** Decap passes the names of the entry's fields, which identify its type. */
  toFile: (entry: object, fieldNames: string[] = []): string => {
    // The guard writes translations: it needs to know which texts of a list are missing.
    if (fieldNames.includes("from")) return JSON.stringify(entry)
    const type = contentTypes.find(({ fields }) => sameNames(Object.keys(fields), fieldNames))
    return entryText(type?.fields ?? {}, { ...entry, [fileNameField]: undefined })
  },
}

function sameNames(names: readonly string[], others: readonly string[]): boolean {
  return names.length === others.length && names.every((name) => others.includes(name))
}

/** Decap's words in each language of the editor, by the name under which it knows them. Its English has what is missing. */
export const locales = {
  en: { name: "site", phrases: decapInEnglish.phrases },
  hi: { name: "hi", phrases: decapInHindi.phrases },
} as const
