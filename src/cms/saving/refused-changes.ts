import type { Fault } from "../../content-check/fault"
import {
  changeFaults,
  entryTitle,
  faultPlace,
  faultSentence,
  fieldPath,
  type Content,
} from "./change-check"
import { Refused } from "./refusal"

/**
 * Refuses changes that would fail the content check.
 *
 * @param open the entry whose form is open, by its path in content/
 * @throws Refused
 */
export function refuseFaults(faults: readonly Fault[], after: Content, open?: string): void {
  if (faults.length === 0) return
  const lines = faults.map((fault) => faultSentence(fault, after, open))
  const [inForm] = faults.filter(({ file }) => file === `content/${open}`)
  const field = inForm?.field ? fieldPath(inForm.field) : undefined
  throw new Refused("Not saved yet. Please correct:", lines, field)
}

/**
 * Refuses deletions of what the site needs. Paths start in content/.
 *
 * @throws Refused
 */
export function refuseDeletion(deletes: readonly string[], content: Content): void {
  const faults = changeFaults(content, { deletes })
  if (faults.length === 0) return
  const path = deletes[0] ?? ""
  const name = path.startsWith("media/")
    ? path.replace(/^.*\//, "")
    : entryTitle(path, content.files)
  const uses = faults.map((fault) => faultPlace(fault, content) || faultSentence(fault, content))
  throw new Refused(`“${name}” was not deleted, because the site needs it:`, [
    ...new Set(uses),
    insteadOfDeleting(path),
  ])
}

/**
 * Refuses to delete a picture that the open form shows, published or not.
 *
 * @throws Refused
 */
export function refuseDeletionFromForm(name: string): never {
  throw new Refused(`“${name}” was not deleted, because the form you have open shows it.`, [
    "Choose another picture there first. Then delete this one.",
  ])
}

function insteadOfDeleting(path: string): string {
  if (path.startsWith("media/")) {
    return "Choose another picture there and publish. Then delete this one."
  }
  return path.startsWith("products/")
    ? "Switch on “Hide this product” and publish instead: nothing else needs to change, and you can bring it back. To delete it for good, change what is named here first."
    : "Change what is named here first, then delete it."
}
