/*
 * Opens pages that a visitor has seen when there is no network. The build fills in `AHEAD`: by language, the
 * addresses that are copied before they are read, the page for no network first.
 *
 * Pages come from the network, and from their copy if it fails or takes longer than three seconds. All else a page needs belongs
 * to its build, and so is of one build with it, whichever that is: its data are in its HTML, files have a hash in their name, the
 * sizes are asked for by their hash. These come from their copy, which goes when no stored page names it any more. The
 * page sends the worker what it has loaded (src/site/background.ts).
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-strategies
 */
import { ExpirationPlugin } from "workbox-expiration"
import { registerRoute } from "workbox-routing"
import { CacheFirst, NetworkFirst } from "workbox-strategies"

const DAY = 24 * 60 * 60
const cacheNames = { pages: "pages-3", files: "files-3" }

/**
 * Copies an answer only if it has status 200, is no redirect and the host allows it to be stored. Only an address without an ending is
 * a page: some hosts answer with one for a file they lack.
 */
const onlyGoodAnswers = {
  cacheWillUpdate: async ({ request, response }) => {
    const { status, type, redirected, headers } = response
    const hasEnding = /\.\w+$/.test(new URL(request.url).pathname)
    const isHtml = (headers.get("content-type") ?? "").startsWith("text/html")
    const isGood =
      status === 200 &&
      type === "basic" &&
      !redirected &&
      !/no-store|private/.test(headers.get("cache-control") ?? "") &&
      hasEnding !== isHtml
    return isGood ? response : null
  },
}

const bareAddress = ({ url }) => url.replace(/[?#].*/, "")

/** A query does not change a page. */
const withoutQuery = { cacheKeyWillBeUsed: async ({ request }) => bareAddress(request) }

/** The sizes have one address in every build: each is stored under the hash by which its pages ask for it. */
const byIntegrity = {
  cacheKeyWillBeUsed: async ({ request }) =>
    request.integrity ? `${bareAddress(request)}?${request.integrity}` : bareAddress(request),
}

/** The language of an address, of those that are copied ahead. */
const languageOf = (path) =>
  Object.keys(AHEAD).find((language) => `${path}/`.startsWith(`/${language}/`)) ?? "en"

/** Without network and copy: the page that says so, in the language of the address. */
const offlinePage = {
  handlerDidError: async ({ request }) => {
    const pages = await caches.open(cacheNames.pages)
    const { pathname } = new URL(request.url)
    const [offline] = AHEAD[languageOf(pathname)]
    return (await pages.match(offline)) ?? (await pages.match(AHEAD.en[0]))
  },
}

const expiring = (maxEntries) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })

/** A page that a visitor reads in a language brings the pages that open without a visit, if any is missing. */
const firstOfLanguage = {
  cacheDidUpdate: async ({ request, event }) => {
    const language = languageOf(new URL(request.url).pathname)
    const all = AHEAD[language].map((address) => caches.match(address))
    const isWhole = (await Promise.all(all)).every(Boolean)
    if (!isWhole) event.waitUntil(fetchAhead(language, event))
  },
}

/**
 * What a text names: files by their hash or name, sizes by theirs. Scripts name those they load later, the runtime of webpack
 * with all hashes of its build.
 */
const namesIn = (text) =>
  text.match(/[\da-f]{20,}|sha256-[\w+/=]+|(?<=\/)(fonts|drawings)\/[\w.-]+/g) ?? []

/**
 * Deletes the copies of files that no stored page names: those of an earlier build.
 *
 * @param replaced a copy of a page that a newer one has just replaced; it may still be open
 */
async function removeUnnamed(replaced) {
  const files = await caches.open(cacheNames.files)
  const stored = await files.keys()
  const pages = await (await caches.open(cacheNames.pages)).matchAll()
  const runtimes = stored.filter(({ url }) => url.includes("/assets/webpack-runtime-"))
  const named = new Set()
  for (const page of [...pages, ...(replaced ? [replaced] : [])]) {
    for (const name of namesIn(await page.text())) named.add(name)
  }
  const isNamed = ({ url }) => url.includes("/page-data/") || named.has(namesIn(url).at(-1))
  for (const runtime of runtimes.filter(isNamed)) {
    for (const name of namesIn(await (await files.match(runtime)).text())) named.add(name)
  }
  for (const file of stored) if (!isNamed(file)) await files.delete(file)
}

const withoutOldFiles = {
  cacheDidUpdate: async ({ oldResponse, event }) => {
    // While this or a newer worker installs, scripts can arrive before the pages that name them. Old files are removed at the next
    // page visit.
    const isInstalling = event.type === "install" || self.registration.installing
    if (!isInstalling) event.waitUntil(removeUnnamed(oldResponse))
  },
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  plugins: [
    withoutQuery,
    onlyGoodAnswers,
    expiring(80),
    firstOfLanguage,
    withoutOldFiles,
    offlinePage,
  ],
})
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [byIntegrity, onlyGoodAnswers, expiring(600)],
})

/** Addresses with a dot are files or the host's own. */
const isPage = (path) => !/^\/(admin|api)(\/|$)|\./i.test(path)
/** Gatsby's app-data.json is the same in every build (src/build/publish/publish.ts). */
const isFile = (path) =>
  /^\/(assets|static|fonts|drawings)\/|^\/page-data\/app-data\.json$/.test(path)

/** The strategy for a request; nothing for the editor, the login and other files. */
function strategyFor({ url, integrity }) {
  const { origin, pathname } = new URL(url)
  if (origin !== location.origin) return undefined
  if (isPage(pathname)) return pages
  return isFile(pathname) || integrity ? files : undefined
}

for (const strategy of [pages, files]) {
  registerRoute(
    // Browsers ask for films in parts, which cannot be copied.
    ({ request }) => strategyFor(request) === strategy && !request.headers.has("range"),
    strategy,
  )
}

/** Whether pages of a language were read. */
async function hasAhead(language) {
  const cache = await caches.open(cacheNames.pages)
  return (await cache.match(AHEAD[language][0])) !== undefined
}

/** Languages whose pages are on their way or here. */
const begun = new Set()

/** Copies the pages that open without a visit, and what they are made of. Nothing for who saves data. */
async function fetchAhead(language, event) {
  if (navigator.connection?.saveData || begun.has(language)) return
  begun.add(language)
  const all = AHEAD[language].map((address) => {
    const request = new Request(address)
    return strategyFor(request).handle({ request, event })
  })
  await Promise.allSettled(all)
}

self.addEventListener("install", (event) => {
  const install = async () => {
    for (const language of Object.keys(AHEAD)) {
      if (language === "en" || (await hasAhead(language))) await fetchAhead(language, event)
    }
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener("activate", (event) => {
  const activate = async () => {
    const inUse = Object.values(cacheNames)
    for (const name of await caches.keys()) if (!inUse.includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(activate())
})
