import type { Route } from "../../routes/routes"
import { offlinePage } from "../../routes/fixed-pages"
import type { GatsbyOutput } from "./gatsby-output"
import { withLateScripts, withoutScripts } from "./late-scripts"
import { withLinkedStyles } from "./linked-styles"

/** A change of the HTML of pages, between Gatsby and the published site. */
interface PageStep {
  /** What it does, for the sentence that stops the build. */
  readonly name: string
  readonly appliesTo?: (route: Route) => boolean
  /** Returns null when it does not find what it looks for in the page. */
  readonly change: (html: string) => string | null
}

/** Pages after all steps, and the files the steps have added. */
export interface SteppedPages {
  readonly pages: ReadonlyMap<Route, string>
  readonly files: ReadonlyMap<string, string>
}

/**
 * Every page of the site after every step.
 *
 * @throws Error with one sentence for each step and page where a step does not know the markup, for instance after an
 * upgrade of Gatsby. Then nothing is published.
 */
export function steppedPages(routes: readonly Route[], output: GatsbyOutput): SteppedPages {
  const files = new Map<string, string>()
  const steps = pageSteps(output, files)
  const pages = new Map<Route, string>()
  const failures: string[] = []
  for (const route of routes) {
    let html = output.html(route.path)
    for (const { name, appliesTo, change } of steps) {
      if (appliesTo && !appliesTo(route)) continue
      const changed = change(html)
      if (changed === null) failures.push(`${route.path}: the step "${name}" changes nothing.`)
      else html = changed
    }
    pages.set(route, html)
  }
  if (failures.length > 0) throw new Error(stepsFailed(failures))
  return { pages, files }
}

/** Failures listed in full; after an upgrade of Gatsby every page has the same one. */
const MOST_FAILURES = 10

function stepsFailed(failures: readonly string[]): string {
  const rest = failures.length - MOST_FAILURES
  return [
    "The site is not published: pages are not built as the publish stage expects. Has Gatsby been upgraded? See src/build/publish/page-steps.ts.",
    ...failures.slice(0, MOST_FAILURES),
    ...(rest > 0 ? [`and ${rest} more.`] : []),
  ].join("\n")
}

/** The steps in their order. `files` receives the files they add. */
function pageSteps(output: GatsbyOutput, files: Map<string, string>): PageStep[] {
  // Gatsby's script would move this page to its own address, and the visitor could not try the wanted one again.
  const isPlain = ({ path }: Route) => path === offlinePage
  return [
    { name: "link style sheets", change: (html) => withLinkedStyles(html, output.styles) },
    {
      name: "start scripts late",
      appliesTo: (route) => !isPlain(route),
      change: (html) => {
        const late = withLateScripts(html)
        if (late) files.set(late.chunks.file, late.chunks.text)
        return late?.html ?? null
      },
    },
    { name: "remove scripts", appliesTo: isPlain, change: withoutScripts },
  ]
}
