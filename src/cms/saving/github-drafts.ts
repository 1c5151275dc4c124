import { noText } from "./conflict"
import { Refused } from "./refusal"
import type { Repository } from "./repository"
import { textAt, unlessMissing, type Request, type ServerImplementation } from "./requests"

/** Decap's class for GitHub. */
export interface GitHubImplementation extends ServerImplementation {
  readonly api: {
    token: string
    getDefaultBranch(): Promise<{ commit: { sha: string } }>
    forceMergePR(pull: unknown): Promise<unknown>
  }
}

const notMergeable = [
  "Somebody else published a change in the same lines after the draft was begun.",
  "Open the draft, change it so that it is right for both, and save it. Then publish it.",
]

/** Drafts on GitHub: each is a branch with a pull request. */
export function githubDrafts(
  github: GitHubImplementation,
  request: Request,
  branch: string,
): Required<Pick<Repository, "draftBase" | "withoutForce">> {
  return {
    draftBase: async (collection, slug, path) => {
      const draft = encodeURIComponent(`cms/${collection}/${slug}`)
      const { merge_base_commit: base } = await request<{ merge_base_commit: { sha: string } }>(
        `/compare/${branch}...${draft}`,
      )
      return unlessMissing(() => textAt(request, path, base.sha), noText)
    },

    withoutForce: async (publish) => {
      // If GitHub cannot merge, Decap would overwrite what others have published.
      // @see https://github.com/decaporg/decap-cms/pull/212
      const { forceMergePR } = github.api
      github.api.forceMergePR = () => Promise.reject(new Refused("Not published:", notMergeable))
      try {
        return await publish()
      } finally {
        github.api.forceMergePR = forceMergePR
      }
    },
  }
}
