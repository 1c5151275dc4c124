/*
 * npm run test:hosts: starts every supported host on the published folder and checks one list of promises on each. Names as
 * arguments run only some hosts: npm run test:hosts -- nginx. SITE_DIR names another folder than site/.
 */
import { resolve } from "node:path"
import { hosts, type Host } from "./hosts"
import { promises } from "./promises"
import { publishedSite, type PublishedSite } from "./published-site"

/** Prints how a host keeps each promise; answers with the number of those it breaks. */
async function faultsOn(host: Host, site: PublishedSite): Promise<number> {
  console.log(`\n${host.name} (${host.runtime})`)
  const started = await host.start(site.folder)
  let broken = 0
  try {
    for (const { key, text, check } of promises) {
      const reason = host.notShown[key]
      const faults = reason ? [] : await check(started, site)
      if (faults.length > 0) broken += 1
      console.log(
        `  ${(reason ? "not shown" : faults.length > 0 ? "NO" : "yes").padEnd(10)}${text}`,
      )
      for (const each of (reason ? [reason] : faults).slice(0, 10)) console.log(`    ${each}`)
    }
  } finally {
    await started.stop()
  }
  return broken
}

async function main(): Promise<void> {
  const site = publishedSite(resolve(process.env.SITE_DIR ?? "site"))
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase())
  const chosen = hosts.filter(
    ({ name }) => wanted.length === 0 || wanted.some((each) => name.toLowerCase().includes(each)),
  )
  if (chosen.length === 0) {
    const names = hosts.map(({ name }) => name).join(", ")
    throw new Error(`There is no such host. The hosts are: ${names}.`)
  }
  let faults = 0
  for (const host of chosen) faults += await faultsOn(host, site)
  console.log(`\n${site.pages.length} pages; promises that do not hold: ${faults}`)
  process.exitCode = faults === 0 ? 0 : 1
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => process.exit(1))
}
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
