import { contentCopyFile, siteStampFile } from "../../content/routes/generated-paths"
import { button, element } from "../dialog"
import { fetchJson, setPublishedFiles } from "../published-content"
import type { Repository } from "../saving/repository"
import { strip } from "../strip"
import {
  observed,
  pause,
  sentence,
  summary,
  type PublishedChange,
  type TrackedChange,
} from "./stages"

const storageKey = "site-published-changes"

/** How many changes to remember; the oldest are dropped. */
const remembered = 20

/**
 * Follows published changes until they are live, even if the editor is closed and opened again, and shows their progress in the
 * strip at the foot of the editor.
 *
 * @returns the function to call with each saved change
 */
export function followChanges(
  onThisMachine: boolean,
  repository: () => Pick<Repository, "content" | "buildState"> | undefined,
): (change: PublishedChange) => void {
  let changes: readonly TrackedChange[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let seen: string | undefined
  let site: Readonly<Record<string, unknown>> | undefined

  const keep = (next: readonly TrackedChange[]) => {
    changes = next.slice(-remembered)
    localStorage.setItem(storageKey, JSON.stringify(changes))
    show()
  }
  const show = () => showChanges(changes, { lookAgain, clear })

  const look = async () => {
    // npm start has no stamp, and answers {} for every file that is missing. There only the content itself shows a change.
    const { content: stamp } = ((await fetchJson(siteStampFile)) ?? {}) as { content?: string }
    if (stamp === undefined || stamp !== seen) {
      site = ((await fetchJson(contentCopyFile)) as typeof site) ?? site
      if (seen !== undefined) await takeOverOthers().catch(() => undefined)
      seen = site && stamp
    }
    const next = new Map<TrackedChange, TrackedChange>()
    for (const change of changes) {
      const isOpen = change.stage.name === "building" || change.stage.name === "failed"
      const asked = isOpen && change.commit && repository()?.buildState?.(change.commit)
      const build = asked ? await asked.catch(() => undefined) : undefined
      next.set(change, observed(change, { now: Date.now(), site, build }))
    }
    // Changes published or dismissed during the requests.
    keep(changes.map((change) => next.get(change) ?? change))
    schedule()
  }

  /** What others have published is on the site, too. Nobody waits for a change that is not in the repository any more. */
  const takeOverOthers = async () => {
    const content = await repository()?.content()
    if (!content) return
    setPublishedFiles(content.files)
    const texts = new Map(content.files.map(({ path, text }) => [path, text]))
    changes = changes.filter(
      ({ path, after, stage }) => stage.name === "live" || texts.get(path) === after,
    )
  }

  const schedule = () => {
    clearTimeout(timer)
    const wait = pause(changes, Date.now(), onThisMachine)
    if (wait !== undefined) timer = setTimeout(() => void look(), wait)
  }

  /** Checks overdue changes again. */
  const lookAgain = () => {
    const begun = { savedAt: Date.now(), stage: { name: "building" as const } }
    keep(changes.map((each) => (each.stage.name === "overdue" ? { ...each, ...begun } : each)))
    void look()
  }
  /** Dismisses changes that need no more attention. */
  const clear = () => keep(changes.filter(({ stage }) => stage.name === "building"))

  const begin = () => {
    changes = JSON.parse(localStorage.getItem(storageKey) ?? "[]") as TrackedChange[]
    show()
    schedule()
  }
  begin()
  // Another tab has published or dismissed something.
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKey) begin()
  })
  return (change) => {
    const others = changes.filter(
      ({ path, stage }) => path !== change.path || stage.name === "live",
    )
    keep([...others, { ...change, stage: { name: "building" } }])
    schedule()
  }
}

interface Actions {
  readonly lookAgain: () => void
  readonly clear: () => void
}

function showChanges(changes: readonly TrackedChange[], { lookAgain, clear }: Actions): void {
  const old = document.querySelector<HTMLDetailsElement>(".site-changes")
  if (changes.length === 0) {
    old?.remove()
    return
  }
  const stages = changes.map(({ stage }) => stage.name)
  const worst = (["failed", "overdue", "building"] as const).find((each) => stages.includes(each))
  const box = element(
    "details",
    { class: "site-changes", "data-stage": worst ?? "live" },
    element("summary", {}, element("span", { role: "status" }, summary(changes))),
    element("ul", {}, ...changes.toReversed().map(line)),
    element(
      "div",
      { class: "site-buttons" },
      ...(stages.includes("overdue") ? [button("Look again", lookAgain)] : []),
      ...(stages.some((stage) => stage !== "building") ? [button("Clear the list", clear)] : []),
    ),
  )
  box.open = old?.open ?? false
  if (old) old.replaceWith(box)
  else strip().append(box)
}

function line(change: TrackedChange): HTMLLIElement {
  const { stage, page } = change
  const item = element("li", { "data-stage": stage.name }, sentence(change, Date.now()))
  const [address, label] =
    stage.name === "failed" ? [stage.link, "What the build says"] : [page, "See the page"]
  if (address && (stage.name === "failed" || stage.name === "live")) {
    item.append(" ", element("a", { href: address, target: "_blank", rel: "noopener" }, label))
  }
  return item
}
