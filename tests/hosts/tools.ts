import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** The folders of hosting/tools with the tools of the hosts, and the command of each. */
const commands = { cloudflare: "wrangler", netlify: "netlify" } as const

/** Outside the project's own packages: most people never need these tools, and they weigh 700 MB. */
const folder = resolve("node_modules/.cache/hosts")

/** Installs packages into a folder once. Throws a sentence when that fails. */
function install(place: string, ...args: string[]): void {
  const done = join(place, "installed")
  if (existsSync(done)) return
  console.log(`Installing into ${place}`)
  const { status } = spawnSync("npm", [...args, "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: place,
    stdio: "inherit",
    shell: process.platform === "win32",
  })
  if (status !== 0) throw new Error(`npm ${args.join(" ")} failed in ${place}.`)
  writeFileSync(done, "")
}

/** Both tools want Node 22.13 or newer. */
function newNode(): string {
  if (Number(process.versions.node.split(".")[0]) > 22) return process.execPath
  const place = join(folder, "node")
  mkdirSync(place, { recursive: true })
  writeFileSync(join(place, "package.json"), JSON.stringify({ private: true }))
  install(place, "install", "node@24")
  return join(place, "node_modules/node/bin/node")
}

/** The command that starts a tool of hosting/tools, as its lock file has it, and the folder of the Node it needs. */
export function toolCommand(name: keyof typeof commands): { command: string[]; path: string } {
  const lock = readFileSync(join("hosting/tools", name, "package-lock.json"))
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 12)
  const place = join(folder, `${name}-${hash}`)
  cpSync(join("hosting/tools", name), place, {
    recursive: true,
    filter: (file) => !file.includes("node_modules"),
  })
  install(place, "ci", "--ignore-scripts")
  const node = newNode()
  const program = realpathSync(join(place, "node_modules/.bin", commands[name]))
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
