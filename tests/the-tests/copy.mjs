import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { projectRoot } from "../../scripts/run-command.mjs"

const notCopied = [
  ".git",
  ".cache",
  "public",
  "site",
  "site.br",
  "site.part",
  "site.rules.json",
  ".site-cache",
  "node_modules",
  "test-results",
  "playwright-report",
]

/**
 * Copies the project without what is built; the installed packages are linked. The copy is deleted when this process ends.
 */
export function copyOfProject() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "copied-site-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  for (const name of readdirSync(projectRoot).filter((name) => !notCopied.includes(name))) {
    cpSync(path.join(projectRoot, name), path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"), "junction")
  return folder
}
