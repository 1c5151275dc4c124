import type { Redirect } from "../../routes/routes"
import type { HeaderRule } from "../hosting/host-headers"

/** What a server needs besides the files of the site; `npm run serve` reads it as data. */
export interface ServerRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly Redirect[]
}

/** The file with the rules of a published folder. It is next to the folder, so that no host publishes it. */
export function serverRulesFile(site: string): string {
  return `${site.replace(/[\\/]+$/, "")}.rules.json`
}
