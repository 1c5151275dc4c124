import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { beginWork, endWork, runningAlready } from "./build-state.mjs"

let project

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "build-state-"))
  for (const file of [".cache/redux/state", ".cache/webpack/pack", "public/index.html"]) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    fs.writeFileSync(path.join(project, file), "")
  }
  fs.mkdirSync(path.join(project, ".site-cache"))
  fs.writeFileSync(path.join(project, ".site-cache/place.txt"), project)
})

afterEach(() => fs.rmSync(project, { recursive: true, force: true }))

const left = (folder) => fs.readdirSync(path.join(project, folder)).sort()

/** A process of its own that begins the work and then waits, or ends at once. */
function begin(work, then) {
  const source = `
    import { beginWork } from ${JSON.stringify(path.resolve("scripts/build-state.mjs"))}
    const { running } = beginWork(${JSON.stringify(project)}, ${JSON.stringify(work)})
    console.log(running ? "refused" : "begun")
    ${then}`
  return ["--input-type=module", "--eval", source]
}

test("a second build says that one is running, and leaves it alone", async () => {
  const first = spawn(process.execPath, begin("a build", "setInterval(() => {}, 1000)"))
  await new Promise((resolve) => first.stdout.once("data", resolve))
  expect(runningAlready(project)).toContain(
    `A build of this project is running already (process ${first.pid})`,
  )
  expect(left("public")).toEqual(["index.html"])
  first.kill("SIGKILL")
  await new Promise((resolve) => first.once("exit", resolve))
  expect(runningAlready(project)).toBeUndefined()
})

test("of builds that begin at once one goes on, also after one that was cut off", async () => {
  for (let round = 0; round < 3; round += 1) {
    const all = Array.from({ length: 4 }, () =>
      spawn(process.execPath, begin("a build", "setInterval(() => {}, 1000)")),
    )
    const outputs = await Promise.all(
      all.map(({ stdout }) => new Promise((resolve) => stdout.once("data", resolve))),
    )
    expect(outputs.map(String).sort()).toEqual(["begun\n", ...Array(3).fill("refused\n")])
    for (const each of all) each.kill("SIGKILL")
    await Promise.all(all.map((each) => new Promise((resolve) => each.once("exit", resolve))))
  }
})

test("another process with the number of one that has ended is not taken for it", () => {
  beginWork(project, "a build")
  const file = path.join(project, ".site-cache/running.json")
  const mark = JSON.parse(fs.readFileSync(file, "utf8"))
  fs.writeFileSync(file, JSON.stringify({ ...mark, began: "before" }))
  expect(runningAlready(project)).toBeUndefined()
})

test("a build that was cut off leaves nothing half written; webpack's own cache stays", () => {
  spawnSync(process.execPath, begin("a build", "process.kill(process.pid, 'SIGKILL')"))
  expect(beginWork(project, "a build").isCleared).toBe(true)
  expect(left(".cache")).toEqual(["webpack"])
  expect(left(".")).not.toContain("public")
})

test("a project that was copied or moved does not use what was made elsewhere", () => {
  beginWork(project, "a build")
  endWork(project)
  const copy = `${project}-copy`
  fs.cpSync(project, copy, { recursive: true })
  expect(beginWork(copy, "a build").isCleared).toBe(true)
  expect(fs.readdirSync(path.join(copy, ".cache"))).toEqual(["webpack"])
  fs.rmSync(copy, { recursive: true })
})

test("what a finished build made stays, and after npm start was cut off, too", () => {
  expect(beginWork(project, "a build").isCleared).toBe(false)
  endWork(project)
  spawnSync(process.execPath, begin("npm start", "process.kill(process.pid, 'SIGKILL')"))
  expect(beginWork(project, "a build").isCleared).toBe(false)
  expect(left("public")).toEqual(["index.html"])
  expect(left(".cache")).toEqual(["redux", "webpack"])
})

test("what npm has started ends with it, and what that has started, too", async () => {
  const alive = () => spawnSync("kill", ["-0", String(pid)]).status === 0
  const source = `
    import { run, whenParentEnds } from ${JSON.stringify(path.resolve("scripts/run-command.mjs"))}
    whenParentEnds(() => process.exit(1))
    await run("sh", ["-c", "echo $$; exec sleep 60"])`
  // Another command behind it, so that the shell does not become the script.
  const command = `"${process.execPath}" --input-type=module --eval "$SOURCE"; true`
  const env = { ...process.env, SOURCE: source, npm_lifecycle_event: "build" }
  const shell = spawn("sh", ["-c", command], { env, stdio: ["ignore", "pipe", "inherit"] })
  const pid = Number(await new Promise((resolve) => shell.stdout.once("data", resolve)))
  expect(alive()).toBe(true)
  shell.kill()
  while (alive()) await new Promise((resolve) => setTimeout(resolve, 50))
})
