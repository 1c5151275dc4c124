import path from "node:path"
import ts from "typescript"

/**
 * What JSON-LD texts say that schema.org's vocabulary does not know: types, properties and kinds of values, in the
 * compiler's words, each after the place of its text: "0: …". The vocabulary is schema-dts, which is made from schema.org's own
 * files; to read it takes seconds, so ask about all texts at once.
 */
export function vocabularyFaults(texts: readonly string[]): string[] {
  const root = path.resolve(__dirname, "..")
  const file = path.join(root, "tests", "structured-data-of-the-site.ts")
  const source = [
    'import type { Graph } from "schema-dts"',
    ...texts.map((text, index) => `export const data${index}: Graph = ${text}`),
  ].join("\n")
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ["lib.es2022.d.ts"],
    types: [],
  }
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? source : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start }) => {
    const line = source.slice(0, start).split("\n").length - 2
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`
  })
}
