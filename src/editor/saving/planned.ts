import { entryText } from "../../content/model/content-type"
import { setAt } from "../../content/model/fields/field"
import { originalFile, typeOfEntry } from "../../content/model/translation"
import { moment, say } from "../sentences"
import { changed, entryIn, inContent, textIn, type Content } from "./change-check"
import { mergedEntry } from "./differences"
import { followed, movedPages, type MovedPage } from "./moved-pages"
import { Refused } from "./refusal"
import {
  listedMedia,
  mediaName,
  type Asset,
  type DataFile,
  type SavedEntry,
  type SaveOptions,
} from "./repository"
import type { Opened, Surroundings } from "./surroundings"
import { filledForm, mergedText, translationText } from "./translations"

/** What will be written for a form. */
export interface PlannedSave {
  /** The entry, by its path in content/. */
  readonly path: string
  /** That of the form first. */
  readonly files: Content["files"]
  readonly assets: readonly Asset[]
  readonly moved: readonly MovedPage[]
  /** All content with it. */
  readonly after: Content
}

/**
 * Plans what to write for a form: its text, with what others have changed since it was opened, and all that has to follow it.
 *
 * @param opened what the form was filled with; undefined if that is not known
 * @throws Refused when it would replace what is somebody else's, or the editor goes back to the form
 */
export async function planned(
  { dataFiles, assets: given }: SavedEntry,
  options: SaveOptions,
  opened: Opened | undefined,
  content: Content,
  surroundings: Surroundings,
): Promise<PlannedSave> {
  const [form, ...more] = dataFiles as [DataFile, ...DataFile[]]
  const path = inContent(form.path)
  const isTaken = options.newEntry && textIn(content, path) !== undefined
  if (isTaken) {
    throw new Refused(say("Not saved yet:"), [
      say("Somebody has just added an entry of the same name."),
      say("Press Publish again: yours then gets a name of its own."),
    ])
  }
  const text = await settledText(path, form.raw, opened, content, surroundings)
  const { assets, uploads } = newAssets(given, content, text)
  const others = more.map((file) => ({ path: inContent(file.path), text: file.raw }))
  let files: Content["files"] = [{ path, text }, ...others]
  const moved = movedPages(content, changed(content, { writes: files, uploads }))
  for (const page of moved) files = followed(files, page, content)
  return { path, files, assets, moved, after: changed(content, { writes: files, uploads }) }
}

/**
 * The text to write for an entry that may have changed since it was opened. Fields that only somebody else changed stay as they are
 * now.
 *
 * @param raw the entry as its form, or its draft, has it
 * @throws Refused when the editor goes back to the form
 */
export async function settledText(
  path: string,
  raw: string,
  opened: Opened | undefined,
  content: Content,
  { repository, screen }: Surroundings,
): Promise<string> {
  const now = textIn(content, path)
  const lastEditor = async () => {
    const [by] = await repository.versions(path)
    return by ? `${by.name} (${moment(by.date)})` : say("Somebody else")
  }
  const was = opened?.text
  if (now === undefined && was !== undefined && was !== noText) {
    const isWanted = await screen.confirm({
      heading: say("{who} deleted this entry, while it was open here.", {
        who: await lastEditor(),
      }),
      lines: [say("What you typed is still in the form. You can publish the entry again with it.")],
      answer: say("Publish it again"),
    })
    if (!isWanted) throw new Refused()
  }
  const mine = translationText(path, raw, was ?? now, withOriginal(path, opened?.original, content))
  const type = typeOfEntry(path)
  if (!type || now === undefined || was === undefined || was === now || mine === now) return mine
  const asForm = (text: string) => entryIn(filledForm(path, text, content) ?? text)
  const sides = { base: asForm(was), mine: asForm(mine), theirs: asForm(now) }
  const { merged, disputed } = mergedEntry(type.fields, sides)
  const chosen = disputed.length > 0 ? await screen.choose(await lastEditor(), disputed) : []
  if (!chosen) throw new Refused()
  for (const [place, { path: field, value }] of disputed.entries()) {
    if (chosen[place] === "theirs") setAt(merged, field, value)
  }
  return mergedText(path, merged, content) ?? entryText(type.fields, merged)
}

/** The text of a translation that does not exist yet: all that others put there since is a change. */
export const noText = "{}"

/** The content with an original as the form of its translation showed it. Others may have changed it since. */
function withOriginal(path: string, text: string | undefined, content: Content): Content {
  const original = originalFile(path)
  if (original === undefined || text === undefined) return content
  return changed(content, { writes: [{ path: original, text }] })
}

/**
 * The files to upload, as Decap has them and as the content lists them. A form that is published again passes its files again:
 * what is there already is left out, and of another file of the same name what the entry does not show.
 *
 * @param entry the text of the entry; without one, files are uploaded alone
 * @throws Refused when one would replace a file that somebody else has uploaded meanwhile
 */
export function newAssets(given: readonly Asset[], { media }: Content, entry?: string) {
  const assets = given.filter((asset) => {
    const name = mediaName(asset)
    const there = asset.fileObj && media.find((file) => file.path === name)
    if (!there) return true
    const isShown = entry?.includes(JSON.stringify(`../media/${name}`)) ?? true
    // The same bytes are the same file; in the library, where a file is chosen once, another one has come between.
    const isSame = entry !== undefined && there.bytes === asset.fileObj.size
    if (isSame || !isShown) return false
    throw new Refused(say("Not uploaded:"), [
      say("Somebody else has uploaded another file named “{name}” meanwhile.", { name }),
      say("Give yours another name and choose it again."),
    ])
  })
  // Files already in the repository have no file object.
  const uploads = assets.flatMap((asset) =>
    asset.fileObj ? [listedMedia(mediaName(asset), asset.fileObj.size)] : [],
  )
  return { assets, uploads }
}
