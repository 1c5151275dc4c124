import { slugOf } from "../../content/model/content-type"
import type { Content } from "./change-check"
import { asRefusal, type Attempt } from "./refusal"
import { MovedOn, type DataFile } from "./repository"
import type { Screen } from "./surroundings"

/** How often to try to save when somebody else publishes at the same moment. */
const attempts = 4

/**
 * Tries again, on the newest content, if something was committed meanwhile, and shows why something was refused. Decap alone
 * shows the words of the browser, and then a list as if all were deleted.
 *
 * @throws Refused, which the screen has shown
 */
export async function explained<T>(
  attempt: Attempt,
  screen: Pick<Screen, "refuse">,
  act: () => Promise<T>,
  left = attempts,
): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof MovedOn && left > 1) return explained(attempt, screen, act, left - 1)
    const refusal = asRefusal(error, attempt)
    if (refusal.heading) screen.refuse(refusal)
    throw refusal
  }
}

/** Files of content/ as Decap's backends write them. */
export const asDataFiles = (files: Content["files"]): DataFile[] =>
  files.map(({ path, text }) => ({ path: `content/${path}`, slug: slugOf(path), raw: text }))
