import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"

const packages = path.resolve(__dirname, "../node_modules")

/**
 * Types, properties and kinds of values in JSON-LD texts that are not in schema.org's vocabulary, in the compiler's words,
 * each after the index of its text: "0: …". The vocabulary is schema-dts, which is generated from schema.org's own files.
 * Reading it takes a second, so check all texts at once.
 */
export function vocabularyFaults(texts: readonly string[]): string[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), "structured-data-"))
  const source = [
    'import type { Graph } from "schema-dts"',
    ...texts.map((text, index) => `export const data${index}: Graph = ${text}`),
  ].join("\n")
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: "ES2022",
    module: "ESNext",
    moduleResolution: "bundler",
    lib: ["es2022"],
    types: [],
    paths: { "schema-dts": [path.join(packages, "schema-dts")] },
  }
  writeFileSync(path.join(folder, "texts.ts"), source)
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }))
  const compiler = path.join(packages, "typescript-7/bin/tsc")
  const { status, stdout } = spawnSync(process.execPath, [compiler, "--pretty", "false"], {
    cwd: folder,
    encoding: "utf8",
  })
  rmSync(folder, { recursive: true })
  const faults = stdout
    .split(/^(?=texts\.ts\()/m)
    .filter(Boolean)
    .map((fault) =>
      fault
        .trimEnd()
        .replace(
          /^texts\.ts\((\d+),\d+\): error TS\d+: /,
          (_, line: string) => `${Number(line) - 2}: `,
        ),
    )
  if (status !== 0 && faults.length === 0) throw new Error("The compiler did not run")
  return faults
}
