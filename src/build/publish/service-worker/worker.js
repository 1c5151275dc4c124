/*
 * Keeps the pages a visitor has seen, so that they open again without network. Pages and data come from the network first;
 * files named by their content never change and come from what was kept. `SITE` is put in by the build.
 */
const { version, offlinePage, alwaysKept } = SITE
const NAME = `site-${version}`
/** How long (ms) the network may take while there is a kept copy of the page. */
const PATIENCE = 3000

const isNamedByContent = ({ pathname }) =>
  /^\/(static|fonts)\/|[-.][0-9a-f]{20}\.(js|css)$/.test(pathname)
const isData = ({ pathname }) => pathname.endsWith(".json")
const isEditor = ({ pathname }) => /^\/admin(\/|$)/.test(pathname)

/** A page is one thing whatever stands behind its address. */
const keyOf = (url) => url.origin + url.pathname

async function keep(url, response) {
  const cache = await caches.open(NAME)
  // Storage may be full: the answer counts, not the copy.
  await cache.put(keyOf(url), response).catch(() => undefined)
}

const kept = async (url) => (await caches.open(NAME)).match(keyOf(url))

async function fetchAndKeep(request, url) {
  const response = await fetch(request)
  if (response.ok && response.type === "basic" && !response.redirected) {
    await keep(url, response.clone())
  } else if (response.status === 404 || response.status === 410) {
    await (await caches.open(NAME)).delete(keyOf(url))
  }
  return response
}

async function networkFirst(request, url) {
  const copy = await kept(url)
  const asked = fetchAndKeep(request, url)
  if (!copy) return asked
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, copy))
  const response = await Promise.race([asked, late]).catch(() => copy)
  return response.status >= 500 ? copy : response
}

async function answer(request, url) {
  if (isNamedByContent(url)) return (await kept(url)) ?? fetchAndKeep(request, url)
  if (request.mode !== "navigate") return networkFirst(request, url)
  return networkFirst(request, url).catch(
    async (error) => (await kept(new URL(offlinePage, url))) ?? Promise.reject(error),
  )
}

/** Fetches what is not kept yet. What cannot be had now is fetched when it is next asked for. */
function keepAll(addresses) {
  const wanted = addresses
    .map((address) => new URL(address, location.origin))
    .filter((url) => url.origin === location.origin && !isEditor(url))
  return Promise.allSettled(
    wanted.map(async (url) => (await kept(url)) ?? fetchAndKeep(url.href, url)),
  )
}

/** Pages kept by the version before are fetched again, with their styles and scripts as they are now. */
async function keepAgain() {
  const names = (await caches.keys()).filter((name) => name !== NAME)
  const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const pages = lists.flat().filter(({ url }) => !/\.\w+$/.test(new URL(url).pathname))
  for (const { url } of pages) {
    await keepAll([url])
    const html = await (await kept(new URL(url)))?.text()
    const files = html?.matchAll(/\/[\w.~-]+[-.][0-9a-f]{20}\.(?:js|css)/g) ?? []
    await keepAll([...files].map(([file]) => file))
  }
}

self.addEventListener("install", (event) => {
  const saves = navigator.connection?.saveData
  event.waitUntil(keepAll(saves ? [offlinePage] : alwaysKept).then(keepAgain))
})

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== NAME) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

/** A page tells what it was made of, because it was loaded before this worker was there. */
self.addEventListener("message", (event) => event.waitUntil(keepAll(event.data.keep)))

self.addEventListener("fetch", (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== "GET" || url.origin !== location.origin || isEditor(url)) return
  if (request.mode !== "navigate" && !isNamedByContent(url) && !isData(url)) return
  event.respondWith(answer(request, url))
})
