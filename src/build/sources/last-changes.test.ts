import { execFileSync } from "node:child_process"
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { lastChanges } from "./last-changes"

function repository() {
  const folder = mkdtempSync(join(tmpdir(), "changes-"))
  const git = (date: string, ...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
    })
  const commit = (date: string, file: string) => {
    writeFileSync(join(folder, file), date)
    git(date, "add", ".")
    git(date, "commit", "-qm", file)
  }
  git("2024-01-01T10:00:00Z", "init", "-q")
  mkdirSync(join(folder, "content/branches"), { recursive: true })
  return { folder, commit }
}

test("each file has the day of the last commit that touched it", () => {
  const { folder, commit } = repository()
  commit("2024-01-01T10:00:00+00:00", "content/branches/raipur.json")
  commit("2024-02-02T10:00:00+00:00", "content/branches/indore.json")
  commit("2024-03-03T10:00:00+00:00", "content/branches/raipur.json")
  commit("2024-04-04T10:00:00+00:00", "README.md")
  const changes = lastChanges(join(folder, "content"))
  expect([...changes].map(([file, date]) => [file, new Date(date).toISOString()])).toEqual([
    ["branches/raipur.json", "2024-03-03T10:00:00.000Z"],
    ["branches/indore.json", "2024-02-02T10:00:00.000Z"],
  ])
})

test("a shallow clone, or no Git at all, gives no dates", () => {
  const { folder, commit } = repository()
  commit("2024-01-01T10:00:00+00:00", "content/a.json")
  commit("2024-02-02T10:00:00+00:00", "content/b.json")
  const clone = join(mkdtempSync(join(tmpdir(), "clone-")), "site")
  execFileSync("git", ["clone", "-q", "--depth", "1", `file://${folder}`, clone])
  expect(lastChanges(join(clone, "content")).size).toBe(0)
  expect(lastChanges(mkdtempSync(join(tmpdir(), "none-"))).size).toBe(0)
})
