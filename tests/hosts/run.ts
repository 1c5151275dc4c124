/*
 * npm run test:hosts: starts every supported host on the published folder and checks one list of promises on each. Names as
 * arguments run only some hosts: npm run test:hosts -- nginx. SITE_DIR names another folder than site/.
 */
import { resolve } from "node:path"
import { hosts, type Host } from "./hosts"
import { promises } from "./promises"
import { publishedSite, type PublishedSite } from "./published-site"

/** The result of one promise on one host. */
interface Finding {
  readonly mark: "yes" | "NO" | "not shown"
  readonly details: readonly string[]
}

async function findingsOn(host: Host, site: PublishedSite): Promise<Finding[]> {
  console.log(`\n${host.name} (${host.runtime})`)
  const started = await host.start(site.folder)
  const findings: Finding[] = []
  try {
    for (const { key, text, check } of promises) {
      const reason = host.notShown[key]
      const faults = reason ? [] : await check(started, site)
      const mark = reason ? "not shown" : faults.length === 0 ? "yes" : "NO"
      findings.push({ mark, details: reason ? [reason] : faults })
      console.log(`  ${mark.padEnd(10)}${text}`)
      for (const each of (reason ? [reason] : faults).slice(0, 10))
        console.log(`            ${each}`)
      if (faults.length > 10) console.log(`            and ${faults.length - 10} more`)
    }
  } finally {
    await started.stop()
  }
  return findings
}

function table(chosen: readonly Host[], findings: readonly Finding[][]): string {
  const width = Math.max(...promises.map(({ text }) => text.length))
  const row = (first: string, cells: readonly string[]) =>
    `${first.padEnd(width)}  ${cells.map((cell, index) => cell.padEnd(chosen[index]?.name.length ?? 0)).join("  ")}`
  return [
    row(
      "",
      chosen.map(({ name }) => name),
    ),
    ...promises.map(({ text }, index) =>
      row(
        text,
        findings.map((each) => each[index]?.mark ?? ""),
      ),
    ),
  ].join("\n")
}

async function main(): Promise<void> {
  const site = publishedSite(resolve(process.env.SITE_DIR ?? "site"))
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
  const chosen = hosts.filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.toLowerCase().includes(each)),
  )
  if (chosen.length === 0) {
    throw new Error(
      `There is no such host. The hosts are: ${hosts.map(({ name }) => name).join(", ")}.`,
    )
  }
  const findings: Finding[][] = []
  for (const host of chosen) findings.push(await findingsOn(host, site))

  console.log(`\n${site.pages.length} pages, ${site.redirects.length} other addresses\n`)
  console.log(table(chosen, findings))
  const faults = findings.flat().filter(({ mark }) => mark === "NO").length
  console.log(
    `\n${faults === 0 ? "Every promise that can be shown here holds." : `${faults} promises do not hold.`}`,
  )
  process.exitCode = faults === 0 ? 0 : 1
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1))
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
