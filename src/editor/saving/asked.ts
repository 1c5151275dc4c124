import { pathIn, translations } from "../../kit/words/language"
import { say } from "../sentences"
import { titleIn, type Content } from "./change-check"
import type { MovedPage } from "./moved-pages"
import type { PlannedSave } from "./planned"
import { Refused } from "./refusal"
import type { Screen } from "./surroundings"
import { hindiLost, lackingTexts } from "./translations"

/**
 * Asks what has to be asked about a plan, in one question: moved pages, and pages that would leave the Hindi site.
 *
 * @throws Refused when the editor goes back to the form
 */
export async function asked(plan: PlannedSave, content: Content, screen: Screen): Promise<void> {
  const lines = [
    ...plan.moved.map((page) => movedLine(page, content)),
    ...hindiLines(plan, content),
  ]
  if (lines.length === 0) return
  const isRight = await screen.confirm({
    heading: say("Please look at this before it is published:"),
    lines,
    answer: say("It is right: publish"),
  })
  if (!isRight) throw new Refused()
}

function movedLine({ from, to, linkedFrom }: MovedPage, content: Content): string {
  const names = linkedFrom.map((path) => titleIn(content, path)).join("; ")
  const moved = say(
    "The address changes from {from} to {to}. Whoever opens the old one is sent on to the new one.",
    { from, to },
  )
  const linked = names && say("These link to it, and will link to the new one: {names}.", { names })
  return `${moved} ${linked}`
}

function hindiLines({ path, after }: PlannedSave, content: Content): readonly string[] {
  const [language = "en"] = translations
  const lost = hindiLost(path, content, after)?.pages ?? []
  const texts = lackingTexts(path, after).join("; ")
  if (lost.length === 0 || texts === "") return []
  const pages = lost.map((page) => pathIn(language, page)).join(", ")
  const line =
    "These texts have no Hindi: {texts}. Until they have it, {pages} is taken off the site."
  return [say(line, { texts, pages })]
}
