/** The text fields of a form with their values, in their order. */
export function formFields(form: HTMLFormElement): [string, string][] {
  return Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  )
}
