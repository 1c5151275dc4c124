import { fetchJson, setPublishedFiles } from "../published-content"
import type { WrittenChange } from "../saving/surroundings"
import type { BuildState, Repository } from "../saving/repository"
import { showChanges } from "./panel"
import { watchChanges } from "./watch"

/**
 * Follows published changes until they are live, and shows their progress.
 *
 * @returns the function to call with each saved change
 */
export function followChanges(
  onThisMachine: boolean,
  repository: () => Repository | undefined,
): (change: WrittenChange) => void {
  const watch: ReturnType<typeof watchChanges> = watchChanges({
    fetchJson,
    buildState: (commit): Promise<BuildState | undefined> =>
      repository()?.buildState?.(commit) ?? Promise.resolve(undefined),
    // The entries that others have changed: pages beside the forms show them.
    newRelease: () =>
      void repository()
        ?.content()
        .then(
          ({ files }) => setPublishedFiles(files),
          () => undefined,
        ),
    onThisMachine,
    storage: localStorage,
    show: (changes, now) =>
      showChanges(changes, now, {
        lookAgain: () => watch.lookAgain(),
        clear: () => watch.clear(),
      }),
  })
  return ({ path, title, page, before, after, commit }) => {
    const savedAt = Date.now()
    watch.add({ id: `${savedAt}-${path}`, path, title, page, before, after, commit, savedAt })
  }
}
