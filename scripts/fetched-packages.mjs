import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { projectRoot, run } from "./run-command.mjs"

/**
 * Installs packages that one command needs and the project does not, into a folder of node_modules/.cache, where they stay. None of
 * their scripts runs.
 *
 * @param {string} name of the folder
 * @param {readonly string[]} packages with their exact versions: "astro@5.2.0"
 * @returns {Promise<string>} the folder
 * @throws Error with a sentence when npm fails
 */
export async function fetchedPackages(name, packages) {
  const folder = path.join(projectRoot, "node_modules/.cache", name)
  const done = path.join(folder, `${packages.join("+").replaceAll("/", "-")}.installed`)
  if (existsSync(done)) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n')
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...packages]
  const code = await run("npm", args, { cwd: folder })
  if (code !== 0) {
    throw new Error(`${packages.join(", ")} could not be fetched: is there a network?`)
  }
  writeFileSync(done, "")
  return folder
}
