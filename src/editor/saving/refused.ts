import { fieldName } from "../../content/model/fields/field"
import { typeOfEntry } from "../../content/model/translation"
import { say } from "../sentences"
import {
  changeFaults,
  faultPlace,
  faultSentence,
  fieldPath,
  inContent,
  placeInForm,
  titleIn,
  type Content,
} from "./change-check"
import { Refused } from "./refusal"

/**
 * Refuses changes that would fail the content check. The faults of the open form come first.
 *
 * @param open the entry whose form is open, by its path in content/
 * @param form what is in the form
 * @throws Refused
 */
export function refuseFaults(before: Content, after: Content, open = "", form?: unknown): void {
  const faults = changeFaults(before, after)
  if (faults.length === 0) return
  const model = typeOfEntry(open)?.fields ?? {}
  const inForm = faults
    .filter(({ file }) => file === `content/${open}`)
    .map((fault) => {
      const place = placeInForm(model, form, fieldPath(fault.field))
      return { ...fault, field: fieldName(place) }
    })
  const told = inForm.length > 0 ? inForm : faults
  const lines = told.map((fault) => faultSentence(fault, after, open))
  const fields = inForm.map(({ field }) => (field ? fieldPath(field) : undefined))
  throw new Refused(say("Not saved yet. Please correct:"), lines, fields)
}

/**
 * Refuses deletions of what the site needs.
 *
 * @param path in content/
 * @throws Refused
 */
export function refuseDeletion(path: string, content: Content, after: Content): void {
  const faults = changeFaults(content, after)
  if (faults.length === 0) return
  const isMedia = path.startsWith("media/")
  const name = isMedia ? path.replace(/^.*\//, "") : titleIn(content, path)
  const uses = faults.map((fault) => faultPlace(fault, content) || faultSentence(fault, content))
  const instead = isMedia
    ? say("Choose another picture there and publish. Then delete this one.")
    : path.startsWith("products/")
      ? say(
          "Switch on “Hide this product” and publish instead: nothing else needs to change, and you can bring it back. To delete it for good, change what is named here first.",
        )
      : say("Change what is named here first, then delete it.")
  throw new Refused(say("“{name}” was not deleted, because the site needs it:", { name }), [
    ...new Set(uses),
    instead,
  ])
}

/**
 * Refuses to undo what the site has come to need.
 *
 * @throws Refused
 */
export function refuseUndo(content: Content, after: Content): void {
  refuseAs(say("Not undone, because the site needs what was changed:"), content, after)
}

/**
 * Refuses to bring back what does not fit any more.
 *
 * @throws Refused
 */
export function refuseReturn(content: Content, after: Content): void {
  refuseAs(say("Not brought back, because it does not fit the site of today:"), content, after)
}

function refuseAs(heading: string, content: Content, after: Content): void {
  const lines = changeFaults(content, after).map((fault) => faultSentence(fault, after))
  if (lines.length > 0) throw new Refused(heading, lines)
}

/** "content/branches/raipur.json" is an entry, "content/media/yard.jpg" a file. */
export const isEntry = (path: string) => !inContent(path).startsWith("media/")
