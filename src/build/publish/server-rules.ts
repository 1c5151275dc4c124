import type { Redirect } from "../../content/routes/routes"
import type { HeaderRule } from "../hosting/host-headers"

/** What `npm run serve` needs besides the files of the site. */
export interface ServerRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly Redirect[]
}

/** The file with the rules of a published folder, next to it so that no host publishes the file. */
export function serverRulesFile(site: string): string {
  return `${site.replace(/[\\/]+$/, "")}.rules.json`
}
