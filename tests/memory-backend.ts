import { readContentFiles, readMediaFiles } from "../src/content/check/read-files"
import type { Content } from "../src/editor/saving/change-check"
import { guarded } from "../src/editor/saving/save"
import type { OpenTexts, Screen } from "../src/editor/saving/surroundings"
import type { WrittenChange } from "../src/editor/saving/written"
import {
  listedMedia,
  loggedIn,
  mediaName,
  MovedOn,
  type Asset,
  type Implementation,
  type Repository,
} from "../src/editor/saving/repository"
import type { Refused } from "../src/editor/saving/refusal"

/** The content of this project, read once. */
export async function projectContent(): Promise<Content> {
  return { files: readContentFiles("content"), media: await readMediaFiles("content") }
}

/** A backend in memory behind the guard. It records all calls. */
export function guardedMemory(
  content: Content,
  answers: Partial<Pick<Screen, "confirm" | "choose" | "formOf">> = {},
  more: Partial<Implementation> = {},
) {
  const texts = new Map(content.files.map(({ path, text }) => [`content/${path}`, text]))
  const media = new Map(content.media.map((file) => [file.path, file]))
  const refusals: Refused[] = []
  const saved: WrittenChange[] = []
  const open = new Map() as OpenTexts
  const load = (path: string) => ({ data: texts.get(path) ?? null, file: { path } })
  const backend: Implementation = {
    authenticate: () => Promise.resolve(),
    logout: () => undefined,
    getEntry: (path) => Promise.resolve(load(path)),
    getMedia: () => Promise.resolve([]),
    persistEntry: ({ dataFiles, assets }) => {
      for (const { path, raw } of dataFiles) texts.set(path, raw)
      for (const asset of assets) addMedia(asset)
      return Promise.resolve()
    },
    persistMedia: (asset) => {
      addMedia(asset)
      return Promise.resolve()
    },
    deleteFiles: (paths) => {
      for (const path of paths) {
        texts.delete(path)
        media.delete(path.replace("content/media/", ""))
      }
      return Promise.resolve()
    },
    ...more,
  }
  const addMedia = (asset: Asset) => {
    const name = mediaName(asset)
    media.set(name, listedMedia(name, asset.fileObj?.size ?? 0))
  }
  const now = (): Content => ({
    files: [...texts].map(([path, text]) => ({ path: path.replace("content/", ""), text })),
    media: [...media.values()],
  })
  const repository: Repository = {
    name: "the server",
    content: () => Promise.resolve(now()),
    ifStillAt: ({ files }, write) => {
      if (JSON.stringify(now().files) !== JSON.stringify(files)) throw new MovedOn()
      return write()
    },
    // What was there at first, before it was deleted.
    versions: (path) => {
      const first = content.files.find((file) => file.path === path)
      return Promise.resolve([{ name: "Asha", date: "2026-11-22", message: "", text: first?.text }])
    },
    deleted: () => Promise.resolve([]),
  }
  loggedIn.set({ repository, backend })
  guarded(backend, {
    repository,
    open,
    screen: {
      confirm: () => Promise.resolve(true),
      choose: () => Promise.resolve(undefined),
      formOf: () => undefined,
      refuse: (refusal) => refusals.push(refusal),
      saved: (change) => saved.push(change),
      ...answers,
    },
  })
  return {
    backend,
    repository,
    refusals,
    saved,
    texts,
    media,
    now,
  }
}

export type Memory = ReturnType<typeof guardedMemory>

export const textOf = ({ texts }: Memory, path: string) => String(texts.get(path))

export const entryOf = (memory: Memory, path: string) =>
  JSON.parse(textOf(memory, path)) as Record<string, unknown>

/** Publishes a form. */
export function save(
  { backend }: Memory,
  path: string,
  entry: object,
  { newEntry = false, assets = [] }: { newEntry?: boolean; assets?: readonly Asset[] } = {},
) {
  const raw = `${JSON.stringify(entry, null, 2)}\n`
  return backend.persistEntry(
    { dataFiles: [{ path, slug: "", raw }], assets },
    { commitMessage: "", newEntry },
  )
}

/** Opens an entry, types into some of its fields and publishes. */
export async function publish(memory: Memory, path: string, values: object) {
  await memory.backend.getEntry(path)
  return save(memory, path, { ...entryOf(memory, path), ...values })
}
