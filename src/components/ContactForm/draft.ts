import { TRAP_FIELD } from "../../inquiry/inquiryForm"
import { storedText, storeText } from "../../stores/storage"

/** In session storage, so a shared computer forgets it when the tab closes. */
const DRAFT_KEY = "inquiry-draft"

/** What is typed, picked and ticked by field name, the same in each language. */
type Draft = Readonly<Record<string, readonly string[]>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Saves what is typed so far. Does nothing if storage is full or blocked. */
export function saveDraft(form: HTMLFormElement): void {
  storeText("sessionStorage", DRAFT_KEY, JSON.stringify(draftOf(form)))
}

/** Deletes the draft. */
export function forgetDraft(): void {
  storeText("sessionStorage", DRAFT_KEY, "")
}

/** Restores the draft into empty fields; newer input wins. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = parsedDraft(storedText("sessionStorage", DRAFT_KEY))
  for (const control of draftControls(form)) {
    const drafted = draft[control.name] ?? []
    if (isTick(control)) control.checked ||= drafted.includes(draftedAs(control))
    else if (control.value === "" && drafted[0] !== undefined) fill(control, drafted[0])
  }
}

/** Whether the visitor has typed, picked or ticked anything. */
export function isBegun(form: HTMLFormElement): boolean {
  return Object.keys(draftOf(form)).length > 0
}

/** Parses a stored draft; anything invalid gives an empty one. */
export function parsedDraft(stored: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(stored ?? "{}")
    if (typeof draft !== "object" || draft === null) return {}
    return Object.fromEntries(
      Object.entries(draft).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every((value) => typeof value === "string"),
      ),
    )
  } catch {
    return {}
  }
}

function draftOf(form: HTMLFormElement): Draft {
  const draft: Record<string, string[]> = {}
  for (const control of draftControls(form)) {
    if (control.value === "" || (isTick(control) && !control.checked)) continue
    draft[control.name] = [...(draft[control.name] ?? []), draftedAs(control)]
  }
  return draft
}

/** What a draft has for a control. The values of choices are words for the sales staff, which differ by language. */
function draftedAs(control: Control): string {
  if (control instanceof HTMLSelectElement) return String(control.selectedIndex)
  return (isTick(control) && control.dataset.slug) || control.value
}

function fill(control: Control, drafted: string): void {
  if (!(control instanceof HTMLSelectElement)) control.value = drafted
  // Earlier drafts have the word instead of its place, which is none: a value the menu lacks would leave it blank.
  else if (Number(drafted) < control.length) control.selectedIndex = Number(drafted)
}

function draftControls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.type !== "hidden" &&
      element.name !== "" &&
      element.name !== TRAP_FIELD,
  )
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === "checkbox"
}
