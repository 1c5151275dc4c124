import type { MediaFile } from "../../content-check/fault"
import { slugOf } from "../../content-model/content-type"
import type { Asset, DataFile, SavedEntry, SaveOptions } from "./backend-types"
import {
  changed,
  changeFaults,
  entryIn,
  inContent,
  textIn,
  type Change,
  type Content,
} from "./change-check"
import { settled } from "./conflict"
import type { Screen, Surroundings } from "./surroundings"
import { mediaName } from "./measure"
import { movedPages, relinked, withAlias, type MovedPage } from "./moved-pages"
import { Cancelled, Refused } from "./refusal"
import { replacedPictures } from "./replaced-pictures"
import { refuseFaults } from "./refused-changes"
import { shows, uploadsToWrite } from "./taken-names"
import { storedFile } from "./translations"

/** What will be written for an entry. */
interface Plan {
  readonly dataFiles: readonly DataFile[]
  /** The entry as the form has it, as it would be stored. */
  readonly form: string
  readonly assets: readonly Asset[]
  /** The new ones among the assets. */
  readonly uploads: readonly MediaFile[]
}

/**
 * The files that will be written for an entry.
 *
 * @throws Refused when they would break the site
 */
export async function planned(
  { dataFiles, assets }: SavedEntry,
  options: SaveOptions,
  content: Content,
  surroundings: Surroundings,
): Promise<Plan> {
  const { repository, screen, measure, known, open } = surroundings
  const [filled, ...more] = dataFiles
  if (!filled) throw new Refused("Not saved:", ["There is nothing to save."])
  const { newEntry = false } = options
  const path = inContent(filled.path)
  // A draft is opened from its branch, which only Decap knows.
  const opened = options.unpublished ? undefined : open.texts.get(filled.path)
  const form = storedFile(filled, opened, content)
  const own = await settled(
    form,
    { newEntry, now: textIn(content, form.path), opened },
    { choose: screen.choose, lastChange: () => repository.lastChange?.(path) },
  )
  const replaced = replacedPictures(entryIn(opened), entryIn(own.raw))
  if (replaced.length > 0 && !(await screen.confirmDescriptions(replaced))) throw new Cancelled()
  const measured = await measure(assets)
  const uploads = uploadsToWrite(measured, content, known, (name) => shows(own.raw, name))
  const leftOut = measured.filter((upload) => !uploads.includes(upload))
  const media = {
    uploads,
    assets: assets.filter((asset) => !leftOut.some(({ path }) => path === mediaName(asset))),
  }
  const alone: Change = { writes: [own, ...more].map(written), uploads }
  const after = changed(content, alone)
  const moved = movedPages(content, after)
  const faults = changeFaults(content, alone)
  // Faults inside the form come first: an invalid address need not stay reachable.
  const inForm = faults.filter(({ file }) => file === own.path)
  refuseFaults(moved.length > 0 ? inForm : faults, after, inContent(own.path))
  if (moved.length === 0) return { dataFiles: [own, ...more], form: form.raw, ...media }
  const files = await followed([own, ...more].map(written), moved, content, screen)
  const writes = { writes: files, uploads }
  refuseFaults(changeFaults(content, writes), changed(content, writes), inContent(own.path))
  return { dataFiles: files.map(dataFile), form: form.raw, ...media }
}

/** The other entries to write so that links to moved pages still work. */
async function followed(
  writes: Content["files"],
  moved: readonly MovedPage[],
  content: Content,
  screen: Screen,
): Promise<Content["files"]> {
  let files = [...writes]
  for (const page of moved) {
    if (!(await screen.confirmMove(page, content))) throw new Cancelled()
    const now = changed(content, { writes: files }).files
    const linking = now.filter(({ path }) => page.linkedFrom.includes(path))
    const changedFiles = linking.map((file) => relinked(file, page.from, page.to))
    files = changed({ files, media: [] }, { writes: changedFiles }).files
    files = files.map((file) => (file.path === page.path ? withAlias(file, page.from) : file))
  }
  // The form's entry stays first.
  return files.sort(
    (one, other) => Number(other.path === writes[0]?.path) - Number(one.path === writes[0]?.path),
  )
}

function written({ path, raw }: DataFile) {
  return { path: inContent(path), text: raw }
}

function dataFile({ path, text }: { path: string; text: string }): DataFile {
  return { path: `content/${path}`, slug: slugOf(path), raw: text }
}
