/* Takes the place of the worker when it is switched off: clears what was kept and goes. */
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(clear())
})
