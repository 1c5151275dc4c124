/** The limits of Cloudflare Pages for a file. It silently ignores everything beyond them. */
interface Limits {
  /** The contents of the file, as named in a sentence. */
  readonly what: string
  readonly rules: number
  /** Characters in a line. */
  readonly line: number
}

/**
 * From the documentation, November 2026. The 2,000 are for redirects without wildcards, the only kind written here.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
const limits = {
  _headers: { what: "rules for headers", rules: 100, line: 2000 },
  _redirects: { what: "redirects", rules: 2000, line: 1000 },
} satisfies Record<string, Limits>

/** The contents of the files a host reads. */
type HostFileTexts = Readonly<Record<keyof typeof limits, string>>

/** A sentence for each limit that the files for hosts exceed, with what to do; empty if there is none. */
export function hostLimitFaults(files: HostFileTexts): string[] {
  return (Object.keys(limits) as (keyof HostFileTexts)[]).flatMap((name) =>
    faultsOf(name, files[name], limits[name]),
  )
}

function faultsOf(name: keyof HostFileTexts, text: string, { what, rules, line }: Limits) {
  const lines = text.split("\n")
  // Lines that are indented belong to the rule above them.
  const found = lines.filter((each) => /^\//.test(each)).length
  const faults =
    found > rules
      ? [
          `${name} would hold ${figure(found)} ${what}; Cloudflare Pages reads ${figure(rules)}. ${remedies[name]}`,
        ]
      : []
  const long = lines.findIndex((each) => each.length > line)
  if (long !== -1) {
    const start = lines[long]?.trim().slice(0, 60)
    faults.push(
      `${name}:${long + 1} would be ${figure(lines[long]?.length ?? 0)} characters long; Cloudflare Pages reads ${figure(line)}. It begins: ${start}`,
    )
  }
  return faults
}

const remedies: HostFileTexts = {
  _headers: "Make fewer rules in src/build/hosting/host-headers.ts.",
  _redirects: "Take out other addresses of products that nobody uses any more.",
}

function figure(value: number): string {
  return value.toLocaleString("en-IN")
}
