import type { Path } from "../../content/model/fields/field"
import { pathIn, translations } from "../../kit/words/language"
import { say } from "../sentences"
import { entryIn, titleIn, type Content } from "./change-check"
import type { MovedPage } from "./moved-pages"
import type { Plan } from "./planned"
import { Refused } from "./refusal"
import type { Screen } from "./surroundings"
import { hindiLost, lackingTexts } from "./translations"

/** Something to consider before publishing. */
interface Point {
  readonly line: string
  /** What to open on the way back to the form. */
  readonly field?: Path
}

/**
 * Asks what has to be asked about a plan, in one question: moved pages, descriptions of new pictures, pages that would leave the
 * Hindi site.
 *
 * @throws Refused when the editor goes back to the form
 */
export async function asked(plan: Plan, content: Content, screen: Screen): Promise<void> {
  const points = [
    ...plan.moved.map((page) => movedPoint(page, content)),
    ...picturePoints(plan),
    ...hindiPoints(plan, content),
  ]
  if (points.length === 0) return
  const isRight = await screen.confirm({
    heading: say("Please look at this before it is published:"),
    lines: points.map(({ line }) => line),
    answer: say("It is right: publish"),
    field: points.find(({ field }) => field)?.field,
  })
  if (!isRight) throw new Refused()
}

function movedPoint({ from, to, linkedFrom }: MovedPage, content: Content): Point {
  const names = linkedFrom.map((path) => titleIn(content, path)).join("; ")
  const moved = say(
    "The address changes from {from} to {to}. Whoever opens the old one is sent on to the new one.",
    { from, to },
  )
  const linked = names && say("These link to it, and will link to the new one: {names}.", { names })
  return { line: `${moved} ${linked}` }
}

function picturePoints({ path, opened, files }: Plan): readonly Point[] {
  const mine = files.find((file) => file.path === path)
  const known = pictures(entryIn(opened?.text))
  return pictures(entryIn(mine?.text)).flatMap(({ src, alt, field }) => {
    const same = known.filter((other) => other.alt === alt)
    if (same.length === 0 || same.some((other) => other.src === src)) return []
    const line = say(
      "A new picture still has the description of the old one, “{alt}”. Look at its caption and kind, too.",
      { alt },
    )
    return [{ line, field }]
  })
}

interface Picture {
  readonly src: string
  readonly alt: string
  /** The place of its description. */
  readonly field: Path
}

function pictures(value: unknown, path: Path = []): Picture[] {
  if (typeof value !== "object" || value === null) return []
  const { src, alt } = value as Partial<Picture>
  if (typeof src === "string" && typeof alt === "string")
    return [{ src, alt, field: [...path, "alt"] }]
  return Object.entries(value).flatMap(([key, inner]) =>
    pictures(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function hindiPoints({ path, after }: Plan, content: Content): readonly Point[] {
  const [language = "en"] = translations
  const lost = hindiLost(path, content, after)?.pages ?? []
  const texts = lackingTexts(path, after).join("; ")
  if (lost.length === 0 || texts === "") return []
  const pages = lost.map((page) => pathIn(language, page)).join(", ")
  const line =
    "These texts have no Hindi: {texts}. Until they have it, {pages} is taken off the site."
  return [{ line: say(line, { texts, pages }) }]
}
