/* Takes the worker's place when it is switched off: deletes all copies and unregisters itself. */
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(clear())
})
