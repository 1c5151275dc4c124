import type { Page, Request, Route } from "@playwright/test"
import { pagePolicy } from "../../src/build/hosting/content-policy"
import { readMarkup } from "../../src/build/publish/page-markup"

/** The requests to the stub of the Google map, on the page's window. */
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
  type Listener = { owner: Evented; name: string; run: () => void }
  const asked: Asked = { maps: 0, fitted: [] }
  Object.assign(window, { askedOfGoogleMaps: asked })

  class Evented {
    listeners: Listener[] = []
    addListener(name: string, run: () => void) {
      const listener = { owner: this as Evented, name, run }
      this.listeners.push(listener)
      return listener
    }
    tell(name: string) {
      for (const listener of [...this.listeners]) if (listener.name === name) listener.run()
    }
    setOptions() {}
  }

  class Map extends Evented {
    element: HTMLElement
    constructor(element: HTMLElement) {
      super()
      this.element = element
      asked.maps += 1
      const ground = document.createElement("button")
      ground.textContent = "Ground of the map"
      ground.onclick = () => this.tell("click")
      element.append(ground)
    }
    fitBounds(bounds: LatLngBounds) {
      asked.fitted.push([...bounds.places])
    }
  }

  class Marker extends Evented {
    element = document.createElement("button")
    constructor({ map }: { map: Map | null }) {
      super()
      this.element.dataset.marker = ""
      this.element.onclick = () => this.tell("click")
      this.setMap(map)
    }
    setMap(map: Map | null) {
      if (map) map.element.append(this.element)
      else this.element.remove()
    }
    setPosition() {}
    setAnimation() {}
    setTitle(title: string) {
      this.element.textContent = title
    }
  }

  class InfoWindow extends Evented {
    element = document.createElement("div")
    constructor() {
      super()
      this.element.setAttribute("role", "dialog")
      const cross = document.createElement("button")
      cross.textContent = "Close"
      // Google's window is gone before it tells.
      cross.onclick = () => {
        this.close()
        this.tell("closeclick")
      }
      this.element.append(cross)
    }
    setContent(content: Node) {
      this.element.append(content)
    }
    open(map: Map) {
      map.element.append(this.element)
    }
    close() {
      this.element.remove()
    }
    getPosition() {
      return undefined
    }
  }

  class LatLngBounds {
    places: { lat: number; lng: number }[] = []
    extend(place: { lat: number; lng: number }) {
      this.places.push(place)
    }
  }

  const { maps } = window.google as unknown as {
    maps: Record<string, unknown> & { __ib__: () => void }
  }
  const filled = {
    Map,
    Marker,
    InfoWindow,
    LatLngBounds,
    event: {
      addListener: (owner: Evented, name: string, run: () => void) => owner.addListener(name, run),
      removeListener: (listener: Listener) => {
        const { owner } = listener
        owner.listeners = owner.listeners.filter((each) => each !== listener)
      },
    },
    importLibrary: () => Promise.resolve(filled),
  }
  Object.assign(maps, filled)
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
        inlineScripts: readMarkup(html).inlineScripts,
        hasGoogleMap: true,
      })
      const headers = { ...response.headers(), "content-security-policy": policy }
      await route.fulfill({ response, body, headers })
    },
  )
}

/** Answers requests for Google's script, and only those; gives the list of them. */
export async function answerGoogleMaps(
  page: Page,
  answer: (route: Route, request: Request) => Promise<void> | void,
): Promise<Request[]> {
  const requests: Request[] = []
  await page.route("https://maps.googleapis.com/maps/api/js*", async (route, request) => {
    requests.push(request)
    await answer(route, request)
  })
  return requests
}

/** The answer of a service that works. */
export async function withStub(route: Route): Promise<void> {
  await route.fulfill({ contentType: "text/javascript", body: `(${fillGoogleMaps.toString()})()` })
}

/** What the stub was asked for so far. */
export async function askedOfGoogleMaps(page: Page): Promise<Asked | undefined> {
  return page.evaluate(() => (window as PageWithStub).askedOfGoogleMaps)
}
