import type { Route } from "../../routes/routes"
import { notFoundPage, offlinePage } from "../../routes/fixed-pages"
import { englishPath, pathIn } from "../../interface/language"
import type { GatsbyOutput } from "./gatsby-output"
import { withSpeculationRules } from "./next-pages"
import { withLateScripts, withoutScripts } from "./late-scripts"
import {
  fontRules,
  hindiRules,
  minify,
  otherMediaSheet,
  usedRules,
  withPageStyles,
  type TemplateStyles,
} from "./page-styles"

/** One change to the HTML of pages between Gatsby and the published site. */
interface PageStep {
  /** What it does, as named in the sentence that stops the build. */
  readonly name: string
  readonly appliesTo?: (route: Route) => boolean
  /** Returns null if the page lacks the markup it works on. */
  readonly change: (html: string, route: Route) => string | null
}

/** Pages after all steps, and the files the steps add. */
interface SteppedPages {
  readonly pages: ReadonlyMap<Route, string>
  readonly files: ReadonlyMap<string, string>
  /** The texts of the style elements in the pages: one or two per template, and one of all Hindi pages. */
  readonly inlineStyles: readonly string[]
}

/**
 * Every page after every step.
 *
 * @throws Error with a sentence for each step and page where a step does not recognise the markup, for instance after an
 * upgrade of Gatsby. Nothing is published then.
 */
export async function steppedPages(
  routes: readonly Route[],
  output: GatsbyOutput,
): Promise<SteppedPages> {
  const files = new Map<string, string>()
  const built = new Map(routes.map((route) => [route, output.html(route.path)]))
  const styles = await pageStyles(built, output)
  const steps = pageSteps(styles, files)
  const pages = new Map<Route, string>()
  const failures: string[] = []
  for (const [route, whole] of built) {
    let html = whole
    for (const { name, appliesTo, change } of steps) {
      if (appliesTo && !appliesTo(route)) continue
      const changed = change(html, route)
      if (changed === null) failures.push(`${route.path}: the step "${name}" changes nothing.`)
      else html = changed
    }
    pages.set(route, html)
  }
  if (failures.length > 0) throw new Error(stepsFailed(failures))
  const texts = Array.from(styles.values(), ({ text }) => text)
  if (routes.some(({ language }) => language === "hi")) texts.push(hindiRules())
  return { pages, files, inlineStyles: [...new Set(texts)] }
}

/** Failures to list. After an upgrade of Gatsby every page may have the same one. */
const MOST_FAILURES = 10

function stepsFailed(failures: readonly string[]): string {
  const rest = failures.length - MOST_FAILURES
  return [
    "The site is not published: pages are not built as the publish stage expects. Has Gatsby been upgraded? See src/build/publish/page-steps.ts.",
    ...failures.slice(0, MOST_FAILURES),
    ...(rest > 0 ? [`and ${rest} more.`] : []),
  ].join("\n")
}

/**
 * The styles of every page: one text for all pages of a template, and another for those among them that have a slider, which
 * takes many rules. Hindi pages share the text of the English ones: the policy has no room for twice as many hashes.
 */
async function pageStyles(
  built: ReadonlyMap<Route, string>,
  output: GatsbyOutput,
): Promise<ReadonlyMap<Route, TemplateStyles>> {
  const groups = new Map<string, Route[]>()
  for (const [route, html] of built) {
    const key = output.template(englishPath(route.path)) + html.includes(`class="slick-slider`)
    groups.set(key, [...(groups.get(key) ?? []), route])
  }
  const fonts = fontRules(built.values())
  const styles = new Map<Route, TemplateStyles>()
  for (const routes of groups.values()) {
    const pages = routes.map((route) => built.get(route) ?? "")
    const hasScripts = !routes.some(isPlain)
    const stylesOf = async (files: readonly string[]) => {
      const { screen, otherMedia } = await usedRules(files.map(output.text), pages, hasScripts)
      return {
        text: fonts + minify(screen),
        otherMedia: otherMediaSheet(minify(otherMedia)),
        files: files.map((file) => `/${file}`),
      }
    }
    // The style sheets of a template in English and in Hindi have different names.
    const bySheets = new Map<string, TemplateStyles>()
    for (const route of routes) {
      const files = output.styleSheets(route.path)
      const key = files.join()
      const found = bySheets.get(key) ?? (await stylesOf(files))
      bySheets.set(key, found)
      styles.set(route, found)
    }
  }
  return styles
}

/**
 * True for a page without scripts. Hosts show these pages at other addresses, where Gatsby's script would move the visitor to the
 * page's own. Only /404 may be shown at any address.
 */
function isPlain({ path }: Route): boolean {
  return [offlinePage, pathIn("hi", offlinePage), pathIn("hi", notFoundPage)].includes(path)
}

/** The steps in order. `files` receives the files they add. */
function pageSteps(
  styles: ReadonlyMap<Route, TemplateStyles>,
  files: Map<string, string>,
): PageStep[] {
  const ofLanguage = { en: "", hi: hindiRules() }
  return [
    {
      name: "remove what only old browsers read, Gatsby's name, and end tags in drawings",
      change: (html) =>
        html
          .replace(/<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g, "")
          .replace(", shrink-to-fit=no", "")
          .replace(/><\/(?:circle|line|path|rect|use)>/g, "/>"),
    },
    {
      name: "put styles into the page",
      change: (html, route) => {
        const ofTemplate = styles.get(route)
        if (!ofTemplate) return null
        files.set(ofTemplate.otherMedia.file, ofTemplate.otherMedia.text)
        return withPageStyles(html, ofTemplate, ofLanguage[route.language])
      },
    },
    {
      name: "start scripts late",
      appliesTo: (route) => !isPlain(route),
      change: (html, route) => {
        const late = withLateScripts(html, styles.get(route)?.files ?? [])
        if (late) files.set(late.chunks.file, late.chunks.text)
        return late?.html ?? null
      },
    },
    {
      name: "prepare the next page",
      appliesTo: (route) => !isPlain(route),
      change: withSpeculationRules,
    },
    { name: "remove scripts", appliesTo: isPlain, change: withoutScripts },
  ]
}
