/*
 * tsx hosting/github/publish-steps.ts: decides which steps of `npm test` a run of the publish workflow needs, and writes
 * "steps=..." to $GITHUB_OUTPUT. An edit of content alone skips what tests code: lint, types and the browser tests.
 *
 * The commit is compared with the last one that was deployed, not with the last push: code whose tests failed or were
 * cancelled is then still part of the difference when an edit of content follows, and is tested before it goes out.
 */
import { execFileSync } from "node:child_process"
import { appendFileSync } from "node:fs"

/** The steps needed for content, as arguments of `npm test`. No arguments mean all steps. */
const contentSteps = "unit build site"

interface Decision {
  readonly steps: string
  /** A sentence for the log. */
  readonly why: string
}

/**
 * The steps for the commit checked out in `folder`. `base` is a commit whose code passed all tests, undefined when none is
 * known.
 */
function stepsSince(base: string | undefined, folder: string): Decision {
  if (!base) return { steps: "", why: "Nothing was deployed yet: all tests run." }
  const outside = filesOutsideContent(base, folder)
  if (!outside) {
    return { steps: "", why: `${base} is not in this repository any more: all tests run.` }
  }
  return outside.length > 0
    ? {
        steps: "",
        why: `Changed since ${base}: ${outside
          .slice(0, 5)
          .map((file) => JSON.stringify(file))
          .join(", ")}. All tests run.`,
      }
    : { steps: contentSteps, why: `Only content changed since ${base}.` }
}

/** Files outside content/ that differ between a commit and the one checked out; undefined when there is no such commit. */
function filesOutsideContent(base: string, folder: string): string[] | undefined {
  try {
    // Without rename detection, a file moved into content/ is listed under both paths.
    const listed = execFileSync(
      "git",
      ["diff", "--name-only", "--no-renames", "-z", base, "HEAD"],
      {
        cwd: folder,
        encoding: "utf8",
        stdio: ["ignore", "pipe", "ignore"],
      },
    )
    return listed.split("\0").filter((file) => file !== "" && !file.startsWith("content/"))
  } catch {
    return undefined
  }
}

interface WorkflowRun {
  readonly event: string
  readonly head_sha: string
}

/** The environment of a GitHub Actions run; the workflow sets the last two. */
interface RunEnvironment {
  readonly GITHUB_API_URL?: string
  readonly GITHUB_REPOSITORY?: string
  readonly GITHUB_OUTPUT?: string
  readonly GITHUB_TOKEN?: string
  /** For a pull request: the commit to merge into. */
  readonly PULL_REQUEST_BASE?: string
}

/**
 * The commit of the last successful run. Its last job deploys, so that commit was deployed. Undefined if there is none or
 * GitHub does not say.
 *
 * @see https://docs.github.com/en/rest/actions/workflow-runs
 */
async function lastDeployed(environment: RunEnvironment): Promise<string | undefined> {
  const { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_TOKEN: token } = environment
  const query = "branch=main&status=success&per_page=50"
  try {
    const answer = await fetch(
      `${api}/repos/${repository}/actions/workflows/publish.yml/runs?${query}`,
      { headers: { authorization: `Bearer ${token}`, accept: "application/vnd.github+json" } },
    )
    const { workflow_runs: runs } = (await answer.json()) as { workflow_runs: WorkflowRun[] }
    // Pull requests from a fork's main branch are listed too, but deploy nothing.
    return runs.find(({ event }) => event !== "pull_request")?.head_sha
  } catch {
    return undefined
  }
}

/** Writes the decision for the commit checked out in `folder`. */
export async function writeSteps(environment: RunEnvironment, folder: string): Promise<void> {
  const base = environment.PULL_REQUEST_BASE || (await lastDeployed(environment))
  const { steps, why } = stepsSince(base, folder)
  process.stdout.write(`${why}\n`)
  if (environment.GITHUB_OUTPUT) appendFileSync(environment.GITHUB_OUTPUT, `steps=${steps}\n`)
}

if (process.argv[1]?.endsWith("publish-steps.ts")) void writeSteps(process.env, process.cwd())
