import { contentFaults } from "./rules"
import { faultLine, type Fault } from "./fault"
import { readContentFiles, readMediaFiles, strayFaults } from "./read-files"

/** The faults of a content folder. */
export async function faultsOf(folder: string): Promise<Fault[]> {
  const faults = contentFaults(readContentFiles(folder), await readMediaFiles(folder))
  return [...strayFaults(folder), ...faults]
}

/** The message that stops a build: the number of faults, then one per line. */
export function faultMessage(faults: readonly Fault[]): string {
  const head =
    faults.length === 1
      ? "One thing in content/ must be corrected:"
      : `${faults.length} things in content/ must be corrected:`
  return [head, ...faults.map((fault) => `  ${faultLine(fault)}`)].join("\n")
}
