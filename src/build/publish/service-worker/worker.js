/*
 * Opens pages that a visitor has seen when there is no network. The build fills in `SITE`.
 *
 * A page is copied whole or not at all: its HTML, its data, and the scripts and styles they need, all of one build. A deploy
 * does not change copies. Scripts and styles have a content hash in their names and stay as long as a copied page needs them,
 * so a page from before the deploy still has its scripts. A copy is replaced when its page is next read: fetching all copies
 * again on each deploy would cost visitors data for pages they may never open again.
 */
const { languages, pages, laterFiles } = SITE

/** Earlier workers had other rules and caches named `site-…`. Every cache but this one is deleted. */
const NAME = "pages-1"
/** Time (ms) the network has to answer if there is a copy. A page that came from the network waits for its data. */
const PATIENCE = 3000

const isNamedByContent = (path) => /^\/(assets|static|fonts)\//.test(path)
const isPageData = (path) => /^\/page-data\/.+\.json$/.test(path)
/** `pages` lists addresses. One that ends with a slash covers all addresses below it. */
const isListed = (path) =>
  pages.some((page) => page === path || (/.\/$/.test(page) && path.startsWith(page)))

/** Not a page that may be copied, nor the editor or the login. Addresses with a dot are files or the host's own. */
const isOtherAddress = (path) => !isListed(path) && !/^\/(admin|api)(\/|$)|\./i.test(path)

function mayKeep({ status, type, redirected, headers }) {
  const isSecret = /no-store|private/.test(headers.get("cache-control") ?? "")
  return status === 200 && type === "basic" && !redirected && !isSecret
}

const copies = () => caches.open(NAME)
const copyOf = async (path) => (await copies()).match(path)
const savesData = () => navigator.connection?.saveData === true
/** English is the first, and has no folder. */
const languageOf = (path) => languages.findLast(({ folder }) => `${path}/`.startsWith(`${folder}/`))

/** Storage may be full. The answer still counts. */
async function keep(path, response) {
  if (mayKeep(response)) await (await copies()).put(path, response).catch(() => undefined)
}

/** Asks the host even if the browser's cache has an answer, which may be older than the page. */
async function fetched(path) {
  const response = await fetch(path, isNamedByContent(path) ? {} : { cache: "no-cache" })
  if (!mayKeep(response)) throw new Error(`No copy of ${path} may be kept`)
  return response
}

/** Fetches what is missing or may have changed, and stores it once all has arrived, pages last. */
async function keepSet(paths, set = new Map()) {
  const cache = await copies()
  const add = async (path) => {
    if (isNamedByContent(path) && (await cache.match(path))) return
    set.set(path, await fetched(path))
  }
  await Promise.all(paths.map(add))
  const order = [...set].sort(([one], [other]) => isListed(one) - isListed(other))
  for (const [path, response] of order) {
    await cache.put(path, response)
    await cache.delete(outdatedMarkOf(path))
  }
}

/** An entry beside a copy that cannot be replaced while it is shown. The next visit waits for the network, if there is one. */
const outdatedMarkOf = (path) => `${path}?outdated`

/** On a line that always takes longer than `PATIENCE`, the copy would be shown for good. */
async function markOutdated(path, newText) {
  const copy = await copyOf(path)
  if (!copy || (await copy.text()) === newText) return
  await (await copies()).put(outdatedMarkOf(path), new Response())
}

/** Copies a page that a visitor has open. `files` are those loaded in this visit, including all the page needs. */
async function keepPage(path, files) {
  if (savesData() && (await copyOf(path))) return
  const page = await fetched(path)
  const text = await page.clone().text()
  const named = text.match(/\/assets\/[\w.~-]+\.(?:js|css)/g) ?? []
  // A page reached by a link inside the site has not loaded its rules for print and forced colours.
  const otherMedia = named.filter((file) => file.startsWith("/assets/media-"))
  const loaded = [...new Set([...files, ...otherMedia])]
  // A deploy has happened since the visitor's page was loaded, so the scripts it needs now are unknown.
  if (!named.every((file) => loaded.includes(file))) return markOutdated(path, text)
  const dataPath = dataPathOf(path)
  const data = await fetched(dataPath)
  const { staticQueryHashes } = await data.clone().json()
  const isCode = (file) => /\.(js|css)$/.test(file)
  const shared = staticQueryHashes.map((hash) => `sq/d/${hash}`)
  const app = await fetched(APP_DATA)
  // Parts of the calculator, filter and form load only when used.
  const code = loaded.filter(isCode)
  const later = code.flatMap((file) => laterFiles[file] ?? [])
  await keepSet(
    [...new Set([...code, ...later]), ...shared.map((name) => `/page-data/${name}.json`)],
    new Map([
      [path, page],
      [dataPath, data],
      [appDataOf(path), app],
    ]),
  )
  // A missing picture does not spoil a page.
  await Promise.allSettled(files.filter((file) => !isCode(file)).map((file) => keepSet([file])))
  const language = languageOf(path)
  const isNew = language !== languages[0] && !(await copyOf(language.offlinePage))
  if (isNew) await keepPagesForAll(language)
}

/**
 * Names the build. Gatsby reloads a page when this differs from the build of its scripts, so each page has its own copy of it.
 */
const APP_DATA = "/page-data/app-data.json"
const appDataOf = (path) => `${APP_DATA}?of=${path}`

const dataPathOf = (path) => `/page-data${path === "/" ? "/index" : path}/page-data.json`

/** Removes a page that no longer exists on the host. */
async function forget(path) {
  const cache = await copies()
  const entries = [path, dataPathOf(path), appDataOf(path), outdatedMarkOf(path)]
  await Promise.all(entries.map((each) => cache.delete(each)))
}

/** Deletes files that no copied page uses, directly or through its scripts and styles. */
async function deleteUnused() {
  const cache = await copies()
  const textOf = async (request) => (await cache.match(request)).text()
  const unused = new Map()
  const texts = []
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    // Webpack's runtime names the chunks it loads by their hash.
    const name = /[-.]([0-9a-f]{8})\.(js|css)$/.exec(pathname)?.[1] ?? pathname
    const isForAll = languages.some(({ alwaysKept }) => alwaysKept.includes(pathname))
    if (isNamedByContent(pathname) && !isForAll) unused.set(request, name)
    else texts.push(await textOf(request))
  }
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [request, name] of unused) {
      if (!text.includes(name)) continue
      unused.delete(request)
      if (/\.(js|css)$/.test(request.url)) texts.push(await textOf(request))
    }
  }
  for (const request of unused.keys()) await cache.delete(request)
}

/** Rejects when there is neither a network nor a copy. `patience` is how long (ms) the network has if there is a copy. */
async function networkFirst(request, path, patience) {
  const asked = fetch(request)
  // Looks up the copy meanwhile. A network failure is handled below.
  asked.catch(() => undefined)
  const copy = await copyOf(path)
  if (!copy) return { response: await asked }
  const late = new Promise((resolve) => {
    if (patience !== Infinity) setTimeout(resolve, patience)
  })
  const response = await Promise.race([asked, late]).catch(() => undefined)
  return response && response.status < 500 ? { response } : { response: copy, isCopy: true }
}

async function fileAnswer(event, path) {
  const copy = await copyOf(path)
  if (copy) return copy
  const response = await fetch(event.request)
  event.waitUntil(keep(path, response.clone()))
  return response
}

/** The page shown in each tab that shows a copy. Its data must be a copy too: the network may have a newer build. */
const openedFromCopy = new Map()

/**
 * A page that asks for its kept fonts at once: with font-display: optional, one that is asked for when the text is laid out comes
 * too late. See static/fonts for their names.
 */
async function withFonts(response, path) {
  if (!response.ok || response.type !== "basic") return response
  const isOfPage = languageOf(path).folder ? /^\/fonts\/.*-(core2|hindi)-/ : /^\/fonts\/.*-core2-/
  const { status, statusText, body } = response
  const headers = new Headers(response.headers)
  for (const { url } of await (await copies()).keys()) {
    const { pathname } = new URL(url)
    if (!isOfPage.test(pathname)) continue
    headers.append("Link", `<${pathname}>; rel=preload; as=font; crossorigin`)
  }
  return new Response(body, { status, statusText, headers })
}

async function pageAnswer(event, path) {
  try {
    const patience = (await copyOf(outdatedMarkOf(path))) ? Infinity : PATIENCE
    const { response, isCopy } = await networkFirst(event.request, path, patience)
    if (isCopy) openedFromCopy.set(event.resultingClientId, path)
    if ([404, 410].includes(response.status)) event.waitUntil(forget(path))
    return await withFonts(response, path)
  } catch (error) {
    return standInFor(event.request, error)
  }
}

/** An old address, one with a slash at its end or a mistyped one. What it brings is never kept. */
async function otherAnswer(request) {
  try {
    return await fetch(request)
  } catch (error) {
    return standInFor(request, error)
  }
}

/** Without network and without a copy of this very address. */
async function standInFor(request, error) {
  const { origin, pathname: path, search } = new URL(request.url)
  const page = path.replace(/(.)\/$/, "$1")
  // As the host does.
  if (page !== path && isListed(page) && (await copyOf(page))) {
    return Response.redirect(origin + page + search)
  }
  const standIn =
    (await copyOf(languageOf(path).offlinePage)) ?? (await copyOf(languages[0].offlinePage))
  if (!standIn) throw error
  return standIn
}

async function dataAnswer(event, path) {
  const opened = openedFromCopy.get(event.clientId)
  if (opened) {
    const ofPage = path === APP_DATA && (await copyOf(appDataOf(opened)))
    const copy = ofPage || (await copyOf(path))
    if (copy) return copy
  }
  // The data of an old copy would put old text in place of the new, or, after a deploy of code, reload the page.
  const patience = isPageData(path) ? Infinity : PATIENCE
  const { response, isCopy } = await networkFirst(event.request, path, patience)
  // The data of a page is stored with the page.
  if (!isCopy && !isPageData(path)) event.waitUntil(keep(path, response.clone()))
  return response
}

/** Copies the pages for everybody who reads a language. They are all of this build, and share its app data. */
async function keepPagesForAll({ offlinePage, alwaysKept }) {
  if (savesData()) {
    if (!(await copyOf(offlinePage))) await keepSet([offlinePage])
    return
  }
  await keepSet(alwaysKept)
  const cache = await copies()
  for (const path of alwaysKept) await cache.delete(appDataOf(path))
}

self.addEventListener("install", (event) => {
  const install = async () => {
    const [english, ...others] = languages
    await keepPagesForAll(english)
    for (const each of others) if (await copyOf(each.offlinePage)) await keepPagesForAll(each)
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener("activate", (event) => {
  const activate = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name)
    await self.clients.claim()
    await deleteUnused()
  }
  event.waitUntil(activate())
})

/** A page reports that it is open and what it has loaded. */
self.addEventListener("message", (event) => {
  const { keep: path, files } = event.data
  if (typeof path !== "string" || !isListed(path)) return
  const own = files
    .map((address) => new URL(address))
    .filter(({ origin, search }) => origin === location.origin && search === "")
    .map(({ pathname }) => pathname)
  // Without network or free space the old copy stays.
  event.waitUntil(keepPage(path, own.filter(isNamedByContent)).catch(() => undefined))
})

/** Everything else goes straight to the network: the editor, the login, other hosts. */
self.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname: path, search } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin) return
  if (request.mode === "navigate") {
    if (isOtherAddress(path)) event.respondWith(otherAnswer(request))
    // A query does not change a page, so copies are stored without one.
    if (isListed(path)) event.respondWith(pageAnswer(event, path))
    return
  }
  // Gatsby adds the page's query when it fetches its data.
  if (isPageData(path)) event.respondWith(dataAnswer(event, path))
  // Browsers request films in parts.
  else if (search !== "" || request.headers.has("range")) return
  else if (isNamedByContent(path)) event.respondWith(fileAnswer(event, path))
  else if (path.endsWith(".json") && isListed(path)) event.respondWith(dataAnswer(event, path))
})
