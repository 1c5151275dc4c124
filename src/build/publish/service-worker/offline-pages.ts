import { createHash } from "node:crypto"
import { languages, pathIn, englishPath, type Language } from "../../../interface/language"
import { offlinePage } from "../../../routes/fixed-pages"
import { blogPath } from "../../../routes/paths"
import type { Route } from "../../../routes/routes"
import { sizeDataFile } from "../../../routes/generated-paths"
import type { GatsbyOutput } from "../gatsby-output"
import type { ServiceWorkerOptions } from "./service-worker"

/** The pages and files the service worker copies, from the route table and the published pages. */
export function offlinePages(
  routes: readonly Route[],
  output: GatsbyOutput,
  pages: ReadonlyMap<Route, string>,
): Omit<ServiceWorkerOptions, "isOn"> {
  const always = routes.filter(({ offline }) => offline === "always")
  const keptIn = (language: Language) => {
    const ofLanguage = always.filter((route) => route.language === language)
    return [...new Set(ofLanguage.flatMap((route) => filesOf(route, output, pages)))]
  }
  return {
    version: version(always, pages),
    languages: languages
      .map((language) => ({
        folder: pathIn(language, "/").replace(/\/$/, ""),
        offlinePage: pathIn(language, offlinePage),
        alwaysKept: keptIn(language),
      }))
      .filter(({ alwaysKept }) => alwaysKept.length > 0),
    pages: mayBeKept(routes),
    laterFiles: laterFiles(output),
  }
}

/** The files that each script of a page may load later: a calculator, a filter, the checks of a form. */
function laterFiles(output: GatsbyOutput): Record<string, string[]> {
  const entries = output.startingScripts.map(
    (file) => [`/${file}`, output.laterFiles(file).map((later) => `/${later}`)] as const,
  )
  return Object.fromEntries(entries.filter(([, later]) => later.length > 0))
}

/** Changes with the pages that are copied before they are read: other pages are copied when they are read. */
function version(always: readonly Route[], pages: ReadonlyMap<Route, string>): string {
  const hash = createHash("sha256")
  for (const route of always) hash.update(route.path).update(pages.get(route) ?? "")
  return hash.digest("hex").slice(0, 20)
}

/** A page and the files it is made of. */
function filesOf(
  route: Route,
  output: GatsbyOutput,
  pages: ReadonlyMap<Route, string>,
): readonly string[] {
  const html = pages.get(route) ?? ""
  const linked = [...html.matchAll(/\/assets\/[\w.~-]+\.(?:js|css)/g)].map(([file]) => file)
  // The page shown in place of others has no scripts.
  if (englishPath(route.path) === offlinePage) return [route.path, ...linked]
  const template = output.templateFiles(route.path)
  const scripts = [...linked.map((file) => file.slice(1)), ...template]
  const later = scripts.filter((file) => file.endsWith(".js")).flatMap(output.laterFiles)
  const files = [...template, ...later, ...output.dataFiles(route.path)]
  return [route.path, ...linked, ...files.map((file) => `/${file}`)]
}

/** Posts are listed as a folder, because there may be thousands. The size data is fetched by the finder on several pages. */
function mayBeKept(routes: readonly Route[]): string[] {
  const folder = `${blogPath}/`
  const paths = routes
    .filter(({ offline }) => offline !== "never")
    .map(({ path }) => (path.startsWith(folder) ? folder : path))
  return [...new Set([...paths, `/${sizeDataFile}`])]
}
