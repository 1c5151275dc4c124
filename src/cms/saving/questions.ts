import type { Screen } from "./surroundings"
import { MovedOn } from "./repository"

/** Plans a save of the content at `head`, if it was read from a commit. */
type Plan = <T>(head: string | undefined, plan: (screen: Screen) => Promise<T>) => Promise<T>

/**
 * For planning one save, perhaps several times: the same question is asked once, and has the same answer again.
 *
 * @returns a function that throws MovedOn if something was asked and a late write would not be refused
 */
export function askingOnce(screen: Screen): Plan {
  const answers = new Map<string, Promise<unknown>>()
  const once = <T>(question: object, ask: () => Promise<T>) => {
    const key = JSON.stringify(question)
    const answer = answers.get(key) ?? ask()
    answers.set(key, answer)
    return answer as Promise<T>
  }
  const remembering: Screen = {
    ...screen,
    confirmMove: (page, content) => once(page, () => screen.confirmMove(page, content)),
    confirmDescriptions: (pictures) => once(pictures, () => screen.confirmDescriptions(pictures)),
    choose: (dispute) => once(dispute, () => screen.choose(dispute)),
  }
  return async (head, plan) => {
    const answered = answers.size
    const planned = await plan(remembering)
    // A question may have been open for minutes. Only where there is a head is a late write refused.
    if (!head && answers.size > answered) throw new MovedOn()
    return planned
  }
}
