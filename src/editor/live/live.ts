import { contentCopyFile, siteStampFile } from "../../content/routes/generated-paths"
import { button, element } from "../dialog"
import { fetchJson, setPublishedFiles } from "../published-content"
import { textIn } from "../saving/change-check"
import type { Repository } from "../saving/repository"
import { strip } from "../strip"
import {
  observed,
  pause,
  sentence,
  stageOf,
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
    localStorage.setItem(storageKey, JSON.stringify(next.slice(-remembered)))
    begin()
  }
  /** Takes over what is stored, also by another tab. */
  const begin = () => {
    changes = JSON.parse(localStorage.getItem(storageKey) ?? "[]") as TrackedChange[]
    showChanges(changes, () => keep(changes.filter(({ liveAt, failed }) => !liveAt && !failed)))
    clearTimeout(timer)
    const wait = pause(changes, Date.now(), onThisMachine)
    if (wait !== undefined) timer = setTimeout(() => void look(), wait)
  }

  const look = async () => {
    // npm start has no stamp, and answers {} for every file that is missing. There only the content itself shows a change.
    const { content: stamp } = ((await fetchJson(siteStampFile)) ?? {}) as { content?: string }
    if (stamp === undefined || stamp !== seen) {
      site = ((await fetchJson(contentCopyFile)) as typeof site) ?? site
      if (seen !== undefined) await takeOverOthers().catch(() => undefined)
      seen = site && stamp
    }
    const looked = changes.map(async (change) => {
      const build = change.liveAt || !change.commit ? undefined : buildState(change.commit)
      return [change, observed(change, Date.now(), site, await build)] as const
    })
    const next = new Map(await Promise.all(looked))
    // Changes published or dismissed during the requests.
    keep(changes.map((change) => next.get(change) ?? change))
  }
  const buildState = (commit: string) =>
    repository()
      ?.buildState?.(commit)
      .catch(() => undefined)

  /** What others have published is on the site, too. Nobody waits for a change that is not in the repository any more. */
  const takeOverOthers = async () => {
    const content = await repository()?.content()
    if (!content) return
    setPublishedFiles(content.files)
    changes = changes.filter(({ path, after, liveAt }) => liveAt || textIn(content, path) === after)
  }

  begin()
  window.addEventListener("storage", ({ key }) => {
    if (key === storageKey) begin()
  })
  return (change) => {
    const others = changes.filter(({ path, liveAt }) => path !== change.path || liveAt)
    keep([...others, change])
  }
}

/** @param clear takes away what needs no more attention */
function showChanges(changes: readonly TrackedChange[], clear: () => void): void {
  const old = document.querySelector<HTMLDetailsElement>(".site-changes")
  if (changes.length === 0) {
    old?.remove()
    return
  }
  const now = Date.now()
  const stages = changes.map((change) => stageOf(change, now))
  const worst = (["failed", "overdue", "building"] as const).find((each) => stages.includes(each))
  const box = element(
    "details",
    { class: "site-changes", "data-stage": worst ?? "live" },
    element("summary", {}, element("span", { role: "status" }, summary(stages))),
    element("ul", {}, ...changes.toReversed().map((change) => line(change, now))),
    ...(stages.some((stage) => stage === "live" || stage === "failed")
      ? [element("div", { class: "site-buttons" }, button("Clear the list", clear))]
      : []),
  )
  box.open = old?.open ?? false
  if (old) old.replaceWith(box)
  else strip().append(box)
}

function line(change: TrackedChange, now: number): HTMLLIElement {
  const { failed, liveAt, page } = change
  const stage = stageOf(change, now)
  const item = element("li", { "data-stage": stage }, sentence(change, now))
  const address = failed?.link ?? (liveAt ? page : undefined)
  const label = failed ? "What the build says" : "See the page"
  if (address) {
    item.append(" ", element("a", { href: address, target: "_blank", rel: "noopener" }, label))
  }
  return item
}
