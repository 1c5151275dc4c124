import { contentFaults, faultLine } from "./content-check"
import { readContentFiles, readMediaFiles } from "./content-files"

/** The faults of a content folder as lines to print; empty when all is well. */
export async function contentFaultLines(folder: string): Promise<string[]> {
  return contentFaults(readContentFiles(folder), await readMediaFiles(folder)).map(faultLine)
}

/** The head of the message that stops a build. */
export function faultCount(lines: readonly string[]): string {
  return lines.length === 1
    ? "One thing in content/ has to be put right:"
    : `${lines.length} things in content/ have to be put right:`
}
