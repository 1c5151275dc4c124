import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

type ToolName = "node" | "wrangler" | "netlify-cli"

const versions = JSON.parse(readFileSync("hosting/deploy-tools.json", "utf8")) as Readonly<
  Record<ToolName, string>
>

/** Outside the project's own packages: most people never need these tools, and they weigh 700 MB. */
const folder = resolve("node_modules/.cache/hosts")

/** The folder of a tool in its exact version, installed first when it is not there. Throws a sentence when that fails. */
function installed(name: ToolName): string {
  const version = versions[name]
  const place = join(folder, `${name}-${version}`)
  const packageFolder = join(place, "node_modules", name)
  const done = join(place, "installed")
  if (existsSync(done)) return packageFolder
  console.log(`Installing ${name} ${version} into ${place}`)
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, "package.json"), JSON.stringify({ private: true }))
  const { status } = spawnSync(
    "npm",
    ["install", "--no-audit", "--no-fund", "--loglevel=error", `${name}@${version}`],
    { cwd: place, stdio: "inherit", shell: process.platform === "win32" },
  )
  if (status !== 0) throw new Error(`${name} ${version} could not be installed from npm.`)
  writeFileSync(done, "")
  return packageFolder
}

/** The command that starts a tool, and the folder of the Node it needs: both tools want Node 22.13 or newer. */
export function toolCommand(name: "wrangler" | "netlify-cli"): { command: string[]; path: string } {
  const place = installed(name)
  const { bin } = JSON.parse(readFileSync(join(place, "package.json"), "utf8")) as {
    bin: Readonly<Record<string, string>>
  }
  const program = join(place, bin[name] ?? bin.netlify ?? "")
  const isNewEnough = Number(process.versions.node.split(".")[0]) > 22
  const node = isNewEnough ? process.execPath : join(installed("node"), "bin/node")
  return { command: [node, program], path: resolve(node, "..") }
}

/** Installs nginx on Debian where it is missing. Throws a sentence when that is not possible. */
export function ensureNginx(): void {
  const isThere = () => spawnSync("nginx", ["-v"]).status === 0
  if (isThere()) return
  if (process.getuid?.() === 0 && existsSync("/etc/debian_version")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
    spawnSync("apt-get", ["update"], { env, stdio: "inherit" })
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"], {
      env,
      stdio: "inherit",
    })
  }
  if (!isThere()) throw new Error("nginx is not installed. On Debian: apt-get install nginx-light")
}
