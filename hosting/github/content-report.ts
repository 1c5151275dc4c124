import type { Fault } from "../../src/content/check/fault"

/**
 * A workflow command that makes GitHub show a fault at its line of the file.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation({ file, line, field, message }: Fault): string {
  const place = [
    ["file", file],
    ["line", String(line)],
    ["title", "Content"],
  ].map(([name, value = ""]) => `${name}=${escapedProperty(value)}`)
  return `::error ${place.join(",")}::${escaped(sentence(field, message))}`
}

/** The summary on the page of a workflow run, for the editor. */
export function summary(faults: readonly Fault[]): string {
  const rows = faults.map(
    ({ file, line, field, message }) =>
      `- In \`${file}\`, line ${line}: ${inMarkdown(sentence(field, message))}`,
  )
  return [
    "## Not published: correct the content first",
    "",
    ...rows,
    "",
    "The site stays as it was. Correct this in the editor and publish again.",
    "",
  ].join("\n")
}

function sentence(field: string, message: string): string {
  return field ? `${field} ${message}` : message
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}

function escapedProperty(text: string): string {
  return escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C")
}

function inMarkdown(text: string): string {
  return text.replace(/\s+/g, " ").replace(/[\\`*_{}[\]<>#|]/g, "\\$&")
}
