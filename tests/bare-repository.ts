import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import path from "node:path"

/** What GitHub calls the changes that Git has letters for. */
const statuses: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified" }

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

  /** Stores a blob; returns its name. */
  write(content: Buffer | string): string {
    return this.git(["hash-object", "-w", "--stdin"], content).toString().trim()
  }

  /** Commits files at the end of a branch; null deletes one. Returns the commit. */
  commitFiles(
    branch: string,
    message: string,
    files: readonly { path: string; content: Buffer | string | null }[],
    name?: string,
  ): string {
    const head = this.line("rev-parse", branch)
    const written = files.map(({ path: file, content }) => ({
      path: file,
      sha: content === null ? null : this.write(content),
    }))
    const commit = this.commit(message, this.tree(head, written), [head], name)
    this.line("update-ref", `refs/heads/${branch}`, commit)
    return commit
  }

  commitAs(name: string, file: string, text?: string) {
    const verb = text === undefined ? "delete" : "change"
    const files = [{ path: file, content: text ?? null }]
    this.commitFiles("main", `Content: ${verb} ${file}`, files, name)
  }

  /** The files of a tree, and the folders unless it is read with those inside. */
  entries(tree: string, isDeep: boolean) {
    const lines = this.line("ls-tree", "-l", "-z", ...(isDeep ? ["-r"] : []), tree).split("\0")
    return lines.filter(Boolean).map((line) => {
      const [, mode, type, sha, size, file = ""] =
        /^(\d+) (\w+) (\w+)\s+(\S+)\t(.*)$/s.exec(line) ?? []
      return { path: file, mode, type, sha, size: Number(size) || undefined }
    })
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

  files(from: string, to: string) {
    return this.git(["diff-tree", "-r", "--no-renames", from, to])
      .toString()
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [, , , sha = "", letter = "", filename = ""] = line.split(/[\s]/)
        return { filename, sha, status: statuses[letter] ?? "changed", patch: "@@" }
      })
  }

  log(revision: string, file: string | undefined, count: number, skip = 0) {
    const format = "%H%x1f%P%x1f%an%x1f%aI%x1f%B%x1e"
    const where = file ? ["--", file] : []
    const log = this.git([
      "log",
      `--format=${format}`,
      `-${count}`,
      `--skip=${skip}`,
      revision,
      ...where,
    ]).toString()
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
