import { readFileSync } from "node:fs"

let tokens: ReadonlyMap<string, string> | undefined

/** The value of a colour token. src/site/styles/tokens.css is the only source of colours. */
export function colour(token: string): string {
  tokens ??= new Map(
    Array.from(
      readFileSync("src/site/styles/tokens.css", "utf8").matchAll(
        /(--[\w-]+):\s*(#[0-9A-Fa-f]{6});/g,
      ),
      ([, name, value]) => [name, value],
    ),
  )
  const value = tokens.get(token)
  if (value === undefined) throw new Error(`src/site/styles/tokens.css has no colour ${token}`)
  return value
}
