import { readFileSync } from "node:fs"

interface Loader {
  readonly loader?: string
  readonly options?: object
}

interface ModuleRequest {
  readonly resource: string
  readonly resourceQuery: string
  readonly issuer: string
}

/** The part of a rule of webpack that says how modules are compiled. */
export interface CompilerRule {
  readonly test?: unknown
  use?: readonly Loader[] | ((request: ModuleRequest) => readonly Loader[])
}

/**
 * Compiles the modules of the site by swc, in a fraction of the time Babel takes. Babel still compiles pages and modules
 * with a query, because Gatsby's Babel plugins remove the queries.
 */
export function compileBySwc(rules: readonly CompilerRule[]): void {
  const source = `${process.cwd()}/src/`
  for (const rule of rules) {
    const { test, use } = rule
    if (!(test instanceof RegExp && test.test("module.tsx")) || typeof use !== "function") continue
    rule.use = (request) => {
      const { resource, resourceQuery, issuer } = request
      const isPlain =
        resource.startsWith(source) &&
        !resourceQuery &&
        !issuer.includes("async-requires") &&
        !/\bgraphql\b/.test(readFileSync(resource, "utf8"))
      return isPlain ? [{ loader: `${source}build/pages/swc-loader.mjs` }] : use(request)
    }
  }
}
