import { execFileSync, spawn } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../free-port"
import { ensureNginx, toolCommand } from "./tools"

/** A host that serves the published folder on this machine. */
export interface RunningHost {
  /** "http://127.0.0.1:40001" */
  readonly origin: string
  readonly stop: () => Promise<void>
}

export interface Host {
  readonly name: string
  /** The program that runs. */
  readonly runtime: string
  /** Why a promise, by its key, cannot be shown on this machine. */
  readonly notShown: Readonly<Record<string, string>>
  readonly start: (site: string) => Promise<RunningHost>
}

/** Settings of the login; the values only have to be there. */
const login = {
  GITHUB_CLIENT_ID: "client-id",
  GITHUB_CLIENT_SECRET: "client-secret",
  LOGIN_ORIGIN: "https://www.example.com",
}

const withoutLogin = {
  login: "offers no login function",
  callback: "offers no login function",
}

/** A folder with the project files that a host's tool reads, so that it writes nothing into the project itself. */
function scratchProject(site: string): string {
  const folder = mkdtempSync(join(tmpdir(), "hosts-"))
  for (const part of ["functions", "hosting", "netlify.toml"]) {
    cpSync(part, join(folder, part), { recursive: true })
  }
  symlinkSync(site, join(folder, "site"), "junction")
  mkdirSync(join(folder, "home"))
  return folder
}

interface Program {
  readonly command: readonly string[]
  readonly folder: string
  readonly port: number
  readonly env?: NodeJS.ProcessEnv
}

/** Starts a server and waits until it answers. Throws an error with its output if it ends or does not answer. */
async function running({ command, folder, port, env }: Program): Promise<RunningHost> {
  const [file = "", ...args] = command
  // A group of its own: the tools start further programs, which must end with them.
  const options = { cwd: folder, detached: true, env: { ...process.env, ...env } }
  const child = spawn(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (data: Buffer) => (output += data.toString()))
  }
  let hasEnded = false
  const end = new Promise<void>((resolve) => {
    for (const how of ["exit", "error"]) child.once(how, () => resolve())
  }).then(() => (hasEnded = true))
  const kill = (signal: NodeJS.Signals) => {
    if (!hasEnded && child.pid) process.kill(-child.pid, signal)
  }
  // However this process leaves, no host stays behind.
  process.once("exit", () => kill("SIGKILL"))
  const origin = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const deadline = Date.now() + 180_000; !(await answers());) {
    if (hasEnded || Date.now() > deadline) {
      kill("SIGKILL")
      throw new Error(`${command.join(" ")} did not start. Its output:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return {
    origin,
    stop: async () => {
      kill("SIGTERM")
      const grace = setTimeout(() => kill("SIGKILL"), 5000)
      await end
      clearTimeout(grace)
    },
  }
}

/** As `running`, in a scratch project that is removed when the host stops. */
async function runningInScratch(
  site: string,
  program: (folder: string, port: number) => Omit<Program, "folder" | "port">,
): Promise<RunningHost> {
  const folder = scratchProject(site)
  const port = await freePort()
  const host = await running({ folder, port, ...program(folder, port) })
  return {
    origin: host.origin,
    stop: async () => {
      await host.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Isolates a tool from the user's settings on this machine and from the network. */
function quietly(folder: string, path: string): NodeJS.ProcessEnv {
  const home = join(folder, "home")
  return {
    HOME: home,
    XDG_CONFIG_HOME: home,
    PATH: `${path}:${process.env.PATH}`,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    NETLIFY_TELEMETRY_DISABLED: "1",
  }
}

const cloudflare: Host = {
  name: "Cloudflare Pages",
  runtime: "wrangler pages dev: workerd and the asset server of Cloudflare Pages",
  notShown: {},
  start: (site) => {
    const { command, path } = toolCommand("cloudflare")
    return runningInScratch(site, (folder, port) => ({
      command: [
        ...command,
        ...["pages", "dev", "site", "--ip=127.0.0.1", `--port=${port}`, "--inspector-port=0"],
        ...["--compatibility-date=2026-11-01", "--show-interactive-dev-session=false"],
        ...Object.entries(login).map(([name, value]) => `--binding=${name}=${value}`),
      ],
      env: quietly(folder, path),
    }))
  },
}

const netlify: Host = {
  name: "Netlify",
  runtime:
    "netlify dev: Netlify's own engine for redirects, reader of _headers and runner of functions; its files come from a plain server",
  notShown: {
    slash:
      "netlify dev answers /x/ with the page itself; Netlify sends it on to /x (Pretty URLs, switched on in netlify.toml)",
    compression: "netlify dev compresses nothing; Netlify's network does",
    lifetimes: "netlify dev puts a Cache-Control of its own on every file",
  },
  start: async (site) => {
    const { command, path } = toolCommand("netlify")
    const functionsPort = await freePort()
    const filesPort = await freePort()
    return runningInScratch(site, (folder, port) => ({
      command: [
        ...command,
        ...["dev", "--dir=site", "--framework=#static", "--offline", "--no-open"],
        ...[`--port=${port}`, `--functions-port=${functionsPort}`, `--target-port=${filesPort}`],
        // They are not used here, and would be fetched from the network.
        ...["--internal-disable-edge-functions", "--skip-gitignore"],
      ],
      env: { ...quietly(folder, path), ...login },
    }))
  },
}

/** Gives the site's rules to nginx as a server of one's own does, and answers with the file that nginx includes. */
function givenRules(folder: string, site: string): string {
  const name = "0".repeat(40)
  mkdirSync(join(folder, "releases"))
  symlinkSync(site, join(folder, "releases", name), "junction")
  symlinkSync(`releases/${name}`, join(folder, "current"))
  // This nginx is not running yet, and the one of the system has other rules.
  mkdirSync(join(folder, "bin"))
  writeFileSync(join(folder, "bin/nginx"), "#!/bin/sh\n", { mode: 0o755 })
  const rules = join(folder, "site.conf")
  execFileSync("hosting/git-server/site-nginx", {
    env: { PATH: `${folder}/bin:${process.env.PATH}`, SITE_FOLDER: folder, NGINX_RULES: rules },
  })
  return rules
}

const nginx: Host = {
  name: "nginx",
  runtime: "nginx itself, with the _nginx.conf of the build as the server's script gives it",
  notShown: withoutLogin,
  start: async (site) => {
    ensureNginx()
    return runningInScratch(site, (folder, port) => {
      const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      const rules = givenRules(folder, site)
      const lines = [
        `daemon off; pid ${folder}/nginx.pid; error_log stderr;`,
        // nginx started by root runs its workers as a user who may not read every folder.
        process.getuid?.() === 0 ? "user root;" : "",
        `events {} http { include /etc/nginx/mime.types; access_log off; ${temporary.join(" ")}`,
        `server { listen 127.0.0.1:${port}; include ${rules}*; } }`,
      ]
      const file = join(folder, "nginx.conf")
      writeFileSync(file, lines.join("\n"))
      return { command: ["nginx", "-e", "stderr", "-c", file] }
    })
  },
}

const serve: Host = {
  name: "npm run serve",
  runtime: "this project's own server for looking at a built site",
  notShown: withoutLogin,
  start: async (site) => {
    const port = await freePort()
    return running({
      command: [process.execPath, "scripts/serve.mjs"],
      folder: process.cwd(),
      port,
      env: { PORT: String(port), HOST: "127.0.0.1", SITE_DIR: site },
    })
  },
}

/** The hosts the site supports, and the server for looking at it. */
export const hosts: readonly Host[] = [cloudflare, netlify, nginx, serve]
