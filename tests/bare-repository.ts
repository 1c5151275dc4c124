import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"

/** A repository without a work tree. */
export class BareRepository {
  /** The objects of the first commit by their names. Reading each in a process would take most of the time of a test. */
  private readonly firstObjects = new Map<string, Buffer>()

  constructor(private readonly folder: string) {}

  /** Runs git; throws an error with git's message when it fails. */
  git(args: readonly string[], input?: Buffer | string, env: NodeJS.ProcessEnv = {}): Buffer {
    const { status, stdout, stderr } = spawnSync("git", args, {
      cwd: this.folder,
      input,
      env: { ...process.env, ...author("Editor"), ...env },
      maxBuffer: 200e6,
    })
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.toString()}`)
    return stdout
  }

  line(...args: string[]): string {
    return this.git(args).toString().trim()
  }

  fill(content: string) {
    this.git(["init", "--quiet", "--bare", "--initial-branch=main"])
    const inFolder = { GIT_WORK_TREE: path.dirname(content), GIT_DIR: this.folder }
    this.git(["add", path.basename(content)], "", { ...inFolder, GIT_LITERAL_PATHSPECS: "1" })
    this.git(["commit", "--quiet", "-m", "As it was"], "", inFolder)
    const objects = this.git(["cat-file", "--batch", "--batch-all-objects"])
    for (let at = 0; at < objects.length;) {
      const start = objects.indexOf("\n", at) + 1
      const [name = "", , size] = objects.toString("utf8", at, start).split(" ")
      this.firstObjects.set(name, objects.subarray(start, start + Number(size)))
      at = start + Number(size) + 1
    }
  }

  /** A tree with some files of another; null deletes a file. */
  tree(base: string | undefined, files: readonly { path: string; sha: string | null }[]): string {
    const index = { GIT_INDEX_FILE: path.join(this.folder, `index-${Math.random()}`) }
    if (base) this.git(["read-tree", base], "", index)
    const lines = files.map(({ path: file, sha }) =>
      sha ? `100644 ${sha}\t${file}` : `0 ${"0".repeat(40)}\t${file}`,
    )
    this.git(["update-index", "--index-info"], `${lines.join("\n")}\n`, index)
    const tree = this.git(["write-tree"], "", index).toString().trim()
    rmSync(index.GIT_INDEX_FILE, { force: true })
    return tree
  }

  commit(message: string, tree: string, parents: readonly string[], name = "Editor"): string {
    const args = ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])]
    return this.git(args, message, author(name)).toString().trim()
  }

  commitAs(name: string, file: string, text?: string) {
    const head = this.line("rev-parse", "main")
    const sha =
      text === undefined ? null : this.git(["hash-object", "-w", "--stdin"], text).toString().trim()
    const verb = text === undefined ? "delete" : "change"
    const tree = this.tree(head, [{ path: file, sha }])
    this.line(
      "update-ref",
      "refs/heads/main",
      this.commit(`Content: ${verb} ${file}`, tree, [head], name),
    )
  }

  has(revision: string): boolean {
    return (
      spawnSync("git", ["rev-parse", "--verify", "--quiet", revision], { cwd: this.folder })
        .status === 0
    )
  }

  /** A file by its name in Git, or by its path, "main:content/site/home.json"; undefined if there is none. */
  file(name: string): Buffer | undefined {
    const known = this.firstObjects.get(name)
    if (known) return known
    const options = { cwd: this.folder, maxBuffer: 200e6 }
    const { status, stdout } = spawnSync("git", ["cat-file", "blob", name], options)
    return status === 0 ? stdout : undefined
  }

  contains(commit: string, ancestor: string): boolean {
    return (
      spawnSync("git", ["merge-base", "--is-ancestor", ancestor, commit], { cwd: this.folder })
        .status === 0
    )
  }

  /** The tree two branches merge to, or nothing when they conflict. */
  merged(one: string, other: string): string | undefined {
    const { status, stdout } = spawnSync("git", ["merge-tree", "--write-tree", one, other], {
      cwd: this.folder,
    })
    return status === 0 ? stdout.toString().split("\n")[0] : undefined
  }

  files(from: string, to: string) {
    const statuses: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified" }
    return this.git(["diff-tree", "-r", "--no-renames", from, to])
      .toString()
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [, , , sha = "", letter = "", filename = ""] = line.split(/[\s]/)
        return { filename, sha, status: statuses[letter] ?? "changed", patch: "@@" }
      })
  }

  log(revision: string, file: string | undefined, count: number) {
    const format = "%H%x1f%P%x1f%an%x1f%aI%x1f%B%x1e"
    const where = file ? ["--", file] : []
    const log = this.git(["log", `--format=${format}`, `-${count}`, revision, ...where]).toString()
    return log
      .split("\x1e")
      .map((each) => each.trim().split("\x1f"))
      .filter(([sha]) => sha)
      .map(([sha = "", parents = "", name = "", date = "", message = ""]) => ({
        sha,
        parents: parents
          .split(" ")
          .filter(Boolean)
          .map((each) => ({ sha: each })),
        commit: { message: message.trim(), author: { name, date }, tree: { sha } },
      }))
  }
}

const author = (name: string) => ({
  GIT_AUTHOR_NAME: name,
  GIT_AUTHOR_EMAIL: "editor@example.com",
  GIT_COMMITTER_NAME: "GitHub",
  GIT_COMMITTER_EMAIL: "noreply@example.com",
})
