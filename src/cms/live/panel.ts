import { addStyles, button, element } from "../dialog"
import { sentence, summary, type TrackedChange } from "./stages"

interface Actions {
  readonly lookAgain: () => void
  readonly clear: () => void
}

/** Shows the progress of published changes in the strip at the foot of the editor. */
export function showChanges(
  changes: readonly TrackedChange[],
  now: number,
  { lookAgain, clear }: Actions,
): void {
  const old = document.querySelector<HTMLDetailsElement>(".site-changes")
  if (changes.length === 0) {
    old?.remove()
    return
  }
  const lines = [...changes].reverse().map((change) => line(change, now))
  const stages = changes.map(({ stage }) => stage.name)
  const box = element(
    "details",
    { class: "site-changes", "data-stage": worst(stages) },
    element("summary", {}, element("span", { role: "status" }, summary(changes))),
    element("ul", {}, ...lines),
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

const order: readonly TrackedChange["stage"]["name"][] = ["failed", "overdue", "building", "live"]

function worst(stages: readonly TrackedChange["stage"]["name"][]): string {
  return order.find((stage) => stages.includes(stage)) ?? "live"
}

function line(change: TrackedChange, now: number): HTMLLIElement {
  const { stage, page } = change
  const item = element("li", { "data-stage": stage.name }, sentence(change, now))
  if (stage.name === "live" && page) item.append(" ", link(page, "See the page"))
  if (stage.name === "failed" && stage.link)
    item.append(" ", link(stage.link, "What the build says"))
  return item
}

function link(address: string, label: string) {
  return element("a", { href: address, target: "_blank", rel: "noopener" }, label)
}

/** The strip at the foot of the editor, shared by everything this site adds there. */
export function strip(): HTMLElement {
  const there = document.querySelector<HTMLElement>(".site-strip")
  if (there) return there
  addStyles()
  const made = element("div", { class: "site-strip" })
  document.body.append(made)
  return made
}
