import type { Fault } from "../../src/content/check/fault"

/**
 * A workflow command that makes GitHub show a fault at its line of the file and on the page of the run: the first ten of them.
 * The log has all.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function annotation({ file, line, field, message }: Fault): string {
  const place = escaped(file).replaceAll(":", "%3A").replaceAll(",", "%2C")
  const title = "Not published. The site stays as it was"
  return `::error file=${place},line=${line},title=${title}::${escaped(`${field} ${message}`.trim())}`
}

function escaped(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")
}
