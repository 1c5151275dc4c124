import type { Page, Request } from "@playwright/test"
import { inlineScripts, pagePolicy } from "../../src/build/hosting/content-policy"

/** What the stub of the Google map was asked for, on the page's window. */
interface Asked {
  maps: number
  fitted: { lat: number; lng: number }[][]
}

interface PageWithStub extends Window {
  askedOfGoogleMaps?: Asked
}

/**
 * Stands in for Google's script, in the page: markers are buttons, windows are dialogs, the map's ground is a button.
 * It holds only what the site's map uses, and keeps to what Google documents of it.
 */
function fillGoogleMaps() {
  const asked: Asked = { maps: 0, fitted: [] }
  Object.assign(window, { askedOfGoogleMaps: asked })
  type Place = { lat: number; lng: number }

  class Evented {
    readonly element: HTMLElement
    private readonly listeners = new Set<{ name: string; run: () => void }>()
    constructor(element: HTMLElement) {
      this.element = element
    }
    addListener(name: string, run: () => void) {
      const listener = { name, run }
      this.listeners.add(listener)
      return { remove: () => this.listeners.delete(listener) }
    }
    notify(name: string) {
      for (const listener of [...this.listeners]) if (listener.name === name) listener.run()
    }
    setMap(map: Evented | null) {
      if (map) map.element.append(this.element)
      else this.element.remove()
    }
    setOptions() {}
    setPosition() {}
    setAnimation() {}
    getPosition() {}
  }

  class Map extends Evented {
    constructor(element: HTMLElement) {
      super(element)
      asked.maps += 1
      element.append(buttonOf("Ground of the map", () => this.notify("click")))
    }
    fitBounds({ places }: LatLngBounds) {
      asked.fitted.push([...places])
    }
  }

  class Marker extends Evented {
    constructor({ map }: { map: Map | null }) {
      super(document.createElement("button"))
      this.element.dataset.marker = ""
      this.element.onclick = () => this.notify("click")
      this.setMap(map)
    }
    setTitle(title: string) {
      this.element.textContent = title
    }
    setLabel(label: string) {
      this.element.dataset.marker = label
    }
  }

  class InfoWindow extends Evented {
    constructor() {
      super(document.createElement("div"))
      this.element.setAttribute("role", "dialog")
      // Google removes its window before it calls the listener.
      const close = () => {
        this.close()
        this.notify("closeclick")
      }
      this.element.append(buttonOf("Close", close))
    }
    setContent(content: Node) {
      this.element.append(content)
    }
    open(map: Map) {
      this.setMap(map)
    }
    close() {
      this.setMap(null)
    }
  }

  class LatLngBounds {
    places: Place[] = []
    extend(place: Place) {
      this.places.push(place)
    }
  }

  function buttonOf(text: string, press: () => void) {
    const button = document.createElement("button")
    button.textContent = text
    button.onclick = press
    return button
  }

  const { maps } = window.google as unknown as { maps: { __ib__: () => void } }
  const event = {
    addListener: (owner: Evented, name: string, run: () => void) => owner.addListener(name, run),
    removeListener: (listener: { remove: () => void }) => listener.remove(),
  }
  const importLibrary = () => Promise.resolve(maps)
  Object.assign(maps, { Map, Marker, InfoWindow, LatLngBounds, event, importLibrary })
  maps.__ib__()
}

/** The key the page carries in these tests. */
export const googleMapsKey = "key-of-the-test"

/** Makes pages of the site carry a key, and the policy that comes with it, as a site built with one does. */
export async function giveMapKey(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname === "127.0.0.1" && !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/<html /, `<html data-google-maps-key="${googleMapsKey}" `)
      const policy = pagePolicy({
        inlineScripts: inlineScripts(html),
        hasGoogleMap: true,
      })
      const headers = { ...response.headers(), "content-security-policy": policy }
      await route.fulfill({ response, body, headers })
    },
  )
}

/** Answers requests for Google's script, and only those, as a service that works; gives the list of them. */
export async function answerGoogleMaps(page: Page): Promise<Request[]> {
  const requests: Request[] = []
  await page.route("https://maps.googleapis.com/maps/api/js*", async (route, request) => {
    requests.push(request)
    await route.fulfill({
      contentType: "text/javascript",
      body: `(${fillGoogleMaps.toString()})()`,
    })
  })
  return requests
}

/** What the stub was asked for so far. */
export async function askedOfGoogleMaps(page: Page): Promise<Asked | undefined> {
  return page.evaluate(() => (window as PageWithStub).askedOfGoogleMaps)
}
