import type { ContentFile } from "../../content/check/fault"
import type { Path } from "../../content/model/fields/field"
import { say } from "../sentences"
import { changed, changeFaults, entryIn, faultSentence, type Content } from "./change-check"
import type { DescribedPicture } from "./differences"
import type { Plan } from "./planned"
import { Refused } from "./refusal"
import type { Screen } from "./surroundings"
import { hindiLost, lackingTexts, withHindi } from "./translations"

/**
 * Asks what has to be asked about a plan: descriptions of new pictures, moved pages, pages that would leave the Hindi site.
 *
 * @returns the plan, with the Hindi that was typed
 * @throws Refused when the editor goes back to the form
 */
export async function asked(plan: Plan, content: Content, screen: Screen): Promise<Plan> {
  const { path, opened, files, moved, after } = plan
  const mine = files.find((file) => file.path === path)
  const replaced = replacedPictures(entryIn(opened?.text), entryIn(mine?.text))
  if (replaced.length > 0 && !(await screen.confirmDescriptions(replaced))) throw new Refused()
  for (const page of moved) {
    if (!(await screen.confirmMove(page, content))) throw new Refused()
  }
  const hindi = await askedHindi(path, content, after, screen)
  if (!hindi) return plan
  const others = files.filter((file) => file.path !== hindi.path)
  return { ...plan, files: [...others, hindi], after: changed(after, { writes: [hindi] }) }
}

/**
 * Asks before a page is no longer published in Hindi for want of some texts. They can be typed at once.
 *
 * @returns the translation with them; nothing if the page is to go
 * @throws Refused when the editor goes back to the form
 */
async function askedHindi(
  path: string,
  before: Content,
  after: Content,
  screen: Screen,
): Promise<ContentFile | undefined> {
  const pages = hindiLost(path, before, after)?.pages ?? []
  let texts = lackingTexts(path, after)
  let faults: readonly string[] = []
  while (pages.length > 0 && texts.length > 0) {
    const answer = await screen.confirmHindi({ pages, texts, faults })
    if (!answer) throw new Refused()
    if (answer === "take off") return undefined
    texts = texts.map((text, place) => ({ ...text, hindi: answer[place] ?? "" }))
    const hindi = withHindi(path, texts, after)
    const now = changed(after, { writes: [hindi] })
    faults = [
      ...changeFaults(after, now).map((fault) => faultSentence(fault, now)),
      ...(texts.some((text) => text.hindi.trim() === "")
        ? [say("A text is still without Hindi.")]
        : []),
    ]
    if (faults.length === 0) return hindi
  }
  return undefined
}

/** The pictures of an entry that are new and have the description of one that was there before. */
function replacedPictures(before: unknown, after: unknown): readonly DescribedPicture[] {
  const known = pictures(before)
  return pictures(after).filter(({ src, alt }) => {
    const same = known.filter((other) => other.alt === alt)
    return same.length > 0 && !same.some((other) => other.src === src)
  })
}

function pictures(value: unknown, path: Path = []): DescribedPicture[] {
  if (typeof value !== "object" || value === null) return []
  const { src, alt } = value as Partial<DescribedPicture>
  if (typeof src === "string" && typeof alt === "string")
    return [{ src, alt, path: [...path, "alt"] }]
  return Object.entries(value).flatMap(([key, inner]) =>
    pictures(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
