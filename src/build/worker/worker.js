/*
 * Opens pages that a visitor has seen when there is no network. The build fills in `AHEAD`: by language, the
 * addresses that are copied before they are read, the page for no network first.
 *
 * Pages and data come from the network, and from their copy if it fails or takes longer than three seconds; files with a hash
 * in their name come from their copy. The page tells the worker what it has loaded (useOfflineCopies.ts).
 *
 * @see https://developer.chrome.com/docs/workbox/modules/workbox-strategies
 */
import { ExpirationPlugin } from "workbox-expiration"
import { registerRoute } from "workbox-routing"
import { CacheFirst, NetworkFirst } from "workbox-strategies"

const DAY = 24 * 60 * 60
const cacheNames = { pages: "pages-2", data: "data-2", files: "files-2" }

/**
 * Lets in what may be copied: no fault, no redirect, nothing the host calls secret. Only an address without an ending is a page: some
 * hosts answer with one for a file they lack.
 */
const onlySound = {
  cacheWillUpdate: async ({ request, response }) => {
    const { status, type, redirected, headers } = response
    const hasEnding = /\.\w+$/.test(new URL(request.url).pathname)
    const isHtml = (headers.get("content-type") ?? "").startsWith("text/html")
    const isSound =
      status === 200 &&
      type === "basic" &&
      !redirected &&
      !/no-store|private/.test(headers.get("cache-control") ?? "") &&
      hasEnding !== isHtml
    return isSound ? response : null
  },
}

/** A query does not change a page, nor its data. */
const withoutQuery = {
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/[?#].*/, ""),
}

const languageOf = (path) => (/^\/hi(\/|$)/.test(path) ? "hi" : "en")

/** Without network and copy: the page that says so, in the language of the address. */
const offlinePage = {
  handlerDidError: async ({ request }) => {
    const pages = await caches.open(cacheNames.pages)
    const { pathname } = new URL(request.url)
    const [own] = AHEAD[languageOf(pathname)] ?? AHEAD.en
    return (await pages.match(own)) ?? (await pages.match(AHEAD.en[0]))
  },
}

const expiring = (maxEntries) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })

/** The first page a visitor reads in a language brings the pages that open without a visit. */
const firstOfLanguage = {
  cacheDidUpdate: async ({ request, event }) => {
    const language = languageOf(new URL(request.url).pathname)
    if (!(await hasAhead(language))) event.waitUntil(fetchAhead(language, event))
  },
}

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: 3,
  plugins: [withoutQuery, onlySound, expiring(80), firstOfLanguage, offlinePage],
})
const data = new NetworkFirst({
  cacheName: cacheNames.data,
  networkTimeoutSeconds: 3,
  plugins: [withoutQuery, onlySound, expiring(200)],
})
const files = new CacheFirst({
  cacheName: cacheNames.files,
  plugins: [onlySound, expiring(600)],
})

/** Addresses with a dot are files or the host's own. */
const isPage = (path) => !/^\/(admin|api)(\/|$)|\./i.test(path)
const isData = (path) => /^\/(page-data|steel)\/.+\.json$/.test(path)
const isFile = (path) => /^\/(assets|static|fonts|drawings)\//.test(path)

/** The strategy for an address of this site; nothing for the editor, the login and other files. */
function strategyFor({ origin, pathname }) {
  if (origin !== location.origin) return undefined
  if (isPage(pathname)) return pages
  if (isData(pathname)) return data
  return isFile(pathname) ? files : undefined
}

for (const strategy of [pages, data, files]) {
  registerRoute(
    // Browsers ask for films in parts, which cannot be copied.
    ({ url, request }) => strategyFor(url) === strategy && !request.headers.has("range"),
    strategy,
  )
}

async function hasAhead(language) {
  const cache = await caches.open(cacheNames.pages)
  return AHEAD[language] === undefined || (await cache.match(AHEAD[language][0])) !== undefined
}

/** Languages whose pages are on their way or here. */
const begun = new Set()

/** Copies the pages that open without a visit, and what they are made of. Nothing for who saves data. */
async function fetchAhead(language, event) {
  if (navigator.connection?.saveData || begun.has(language)) return
  begun.add(language)
  const all = AHEAD[language].map((address) => {
    const request = new Request(address)
    return strategyFor(new URL(request.url)).handle({ request, event })
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
    const own = Object.values(cacheNames)
    for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(activate())
})
