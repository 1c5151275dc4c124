import { originalFile, translationFile } from "../../content/model/translation"
import { ask, button, element, listOf, moment, showNotice } from "../dialog"
import { openField } from "../fields/open-field"
import { addressOf } from "../history/place"
import { titleIn, type Content } from "./change-check"
import type { Choose, DescribedPicture, Side } from "./differences"
import type { MovedPage } from "./moved-pages"
import type { Refused } from "./refusal"
import { stateSentence, type HindiLost } from "./translations"

/**
 * Shows why something was refused, until the editor closes the notice, and opens the first field to correct. A press on a line
 * opens the field it is about.
 */
export function refuse({ heading, lines, fields }: Refused): void {
  const shown = lines.map((line, index) => {
    const field = fields[index]
    return field ? button(line, () => void openField(field), "site-link") : line
  })
  showNotice({ heading, lines: shown, refused: true })
  const first = fields.find(Boolean)
  if (first) void openField(first)
}

/** Says what publishing an entry did to its Hindi. */
export function tellHindi(path: string, { pages, missing, outdated }: HindiLost): void {
  const [first] = pages
  const shown = pages.length === 1 ? `The page ${first} is` : `${pages.length} pages are`
  showNotice({
    heading: "Published. Please look at the Hindi, too:",
    lines: [
      ...(first ? [`${shown} no longer published in Hindi.`] : []),
      `This entry: ${stateSentence({ missing, outdated })}.`,
    ],
    press: {
      label: "Open the Hindi",
      press: () => (location.hash = addressOf(translationFile(originalFile(path) ?? path))),
    },
  })
}

const back = "Back to the form"

/** Asks before a page moves and visitors of its old address are sent on. False when the editor goes back to the form. */
export function confirmMove(page: MovedPage, content: Content): Promise<boolean> {
  const users = page.linkedFrom.map((path) => titleIn(content, path))
  const links = `These link to ${page.from}, and will link to ${page.to}:`
  return ask({
    heading: `The address changes from ${page.from} to ${page.to}.`,
    body: [
      `Search engines and people who have saved ${page.from} still go there. They can be sent on to ${page.to}.`,
      ...(users.length > 0 ? [links, listOf(users)] : []),
    ],
    answer: `Publish, and send visitors on from ${page.from}`,
    back,
  })
}

/** Asks whether new pictures are described rightly. On the way back to the form the first description is opened. */
export async function confirmDescriptions(pictures: readonly DescribedPicture[]): Promise<boolean> {
  const isRight = await ask({
    heading: "New pictures still have the description of the old ones:",
    body: [
      listOf(pictures.map(({ alt }) => `“${alt}”`)),
      "It is read out to people who cannot see the picture. Look at its caption and kind, too.",
    ],
    answer: "It is right: publish",
    back: "Change the description",
  })
  const [first] = pictures
  if (!isRight && first) void openField(first.path)
  return isRight
}

/** Shows somebody else's changes next to those in the form, field by field. Nothing is chosen beforehand. */
export const choose: Choose = async ({ by, fields }) => {
  const who = by?.name ?? "Somebody else"
  const when = by?.date ? ` on ${moment(by.date)}` : ""
  if (!fields) {
    const isWanted = await ask({
      heading: `${who} deleted this entry${when}, while it was open here.`,
      body: ["What you typed is still in the form. You can publish the entry again with it."],
      answer: "Publish it again",
      back,
    })
    return isWanted ? [] : undefined
  }
  const shown = fields.map(({ label, mine, theirs }, place) => {
    const choice = (side: Side, name: string, value: string) => {
      const settings = { type: "radio", name: `side-${place}`, value: side, required: "" }
      const text = element("span", {}, element("b", {}, `${name}: `), value || "(empty)")
      return element("label", {}, element("input", settings), text)
    }
    const choices = [choice("mine", "Yours", mine), choice("theirs", "Theirs", theirs)]
    return element("fieldset", { class: "site-field" }, element("legend", {}, label), ...choices)
  })
  const isChosen = await ask({
    heading: `${who} changed this entry${when}, after you opened it.`,
    body: [
      "Nothing is published yet. You both changed these fields: choose what is published. What only they changed stays.",
      element("div", { class: "site-fields" }, ...shown),
    ],
    answer: "Publish both changes as shown",
    back,
  })
  const chosen = shown.map((field) => field.querySelector<HTMLInputElement>(":checked")?.value)
  return isChosen ? (chosen as Side[]) : undefined
}
