/*
 * A service worker's world in node, for unit tests: its events, CacheStorage as the standard describes it, and a network the
 * test controls. Requests and responses are node's own.
 */

export const origin = "https://www.example.com"

/** The host's answer. Every field defaults to that of an ordinary answer. */
export interface HostAnswer {
  readonly body?: string
  readonly status?: number
  readonly headers?: Record<string, string>
  /** The answer came after a redirect. */
  readonly redirected?: boolean
  /** "opaque" and the like. */
  readonly type?: ResponseType
}

class FakeCache {
  readonly entries = new Map<string, Response>()
  constructor(private readonly isFull: () => boolean) {}

  match = async (request: string | Request) => this.entries.get(addressOf(request))?.clone()
  delete = async (request: string | Request) => this.entries.delete(addressOf(request))
  keys = async () => [...this.entries.keys()].map((address) => new Request(address))
  put = async (request: string | Request, response: Response) => {
    if (response.status === 206) throw new TypeError("Partial response")
    if (response.bodyUsed) throw new TypeError("Body has already been consumed")
    if (this.isFull()) throw new DOMException("Quota exceeded", "QuotaExceededError")
    const { type } = response
    const stored = new Response(await response.text(), response)
    this.entries.set(addressOf(request), withFacts(stored, { type, redirected: false }))
  }
}

function addressOf(request: string | Request): string {
  return new URL(typeof request === "string" ? request : request.url, origin).href
}

/** Node's responses have no type, and their clones lose what was set on them. */
function withFacts(
  response: Response,
  facts: { type: ResponseType; redirected: boolean },
): Response {
  const clone = response.clone.bind(response)
  return Object.defineProperties(response, {
    type: { value: facts.type },
    redirected: { value: facts.redirected },
    clone: { value: () => withFacts(clone(), facts) },
  })
}

interface WorkerEvent {
  respondWith?: (answer: Promise<Response>) => void
  waitUntil: (work: Promise<unknown>) => void
}
type Listener = (event: WorkerEvent & Record<string, unknown>) => void

/** What a worker did with a request: whether it answered, the answer, and the end of its other work. */
interface Outcome {
  readonly isAnswered: boolean
  readonly answer: () => Promise<Response>
  readonly finished: () => Promise<void>
}

/** Runs the text of a worker. `host` answers by address: "/about", "/about?from=link". */
export function startWorker(text: string, host: Record<string, HostAnswer | undefined>) {
  const caches = new Map<string, FakeCache>()
  const listeners = new Map<string, Listener>()
  const scope = {
    isOut: false,
    isSlow: false,
    /** How long the host takes to answer. */
    delayMs: 0,
    isFull: false,
    saveData: false,
    hasSkippedWaiting: false,
  }
  const asked: string[] = []

  const cacheStorage = {
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    open: async (name: string) => {
      const cache = caches.get(name) ?? new FakeCache(() => scope.isFull)
      caches.set(name, cache)
      return cache
    },
  }
  const fetchFromHost = async (request: string | Request) => {
    const path = addressOf(request).slice(origin.length)
    asked.push(path)
    // Never answers: the worker's own timeout ends it.
    if (scope.isSlow) await new Promise(() => undefined)
    if (scope.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, scope.delayMs))
    if (scope.isOut) throw new TypeError("Failed to fetch")
    const {
      body = "",
      status = 200,
      headers,
      redirected = false,
      type = "basic",
    } = host[path] ?? {
      status: 404,
    }
    return withFacts(new Response(body, { status, headers }), { type, redirected })
  }
  const worker = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {
      scope.hasSkippedWaiting = true
    },
    clients: { claim: async () => undefined },
  }
  const globals = {
    self: worker,
    location: new URL(`${origin}/sw.js`),
    caches: cacheStorage,
    fetch: fetchFromHost,
    navigator: {
      get connection() {
        return { saveData: scope.saveData }
      },
    },
  }
  new Function(...Object.keys(globals), text)(...Object.values(globals))

  /** Dispatches an event; the promise settles when the worker is done with it, as `waitUntil` says. */
  const dispatch = (type: string, facts: Record<string, unknown>) => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(type)?.({
      ...facts,
      respondWith: (given) => (answer = given),
      waitUntil: (given) => work.push(given),
    })
    const finished = async () => {
      await answer?.catch(() => undefined)
      await Promise.all(work)
    }
    return { answer, finished }
  }

  return {
    scope,
    asked,
    caches: cacheStorage,
    /** Addresses in the worker's caches. */
    kept: () =>
      [...caches.values()]
        .flatMap(({ entries }) => [...entries.keys()])
        .map((address) => address.slice(origin.length))
        .sort(),
    textOf: async (path: string) => {
      for (const cache of caches.values()) {
        const found = await cache.match(path)
        if (found) return found.text()
      }
      return undefined
    },
    install: () => dispatch("install", {}).finished(),
    activate: () => dispatch("activate", {}).finished(),
    /** As in src/components/Layout/useOfflineCopies.ts. */
    keep: (path: string, files: readonly string[] = []) =>
      dispatch("message", {
        data: { keep: path, files: files.map((file) => origin + file) },
      }).finished(),
    message: (data: unknown) => dispatch("message", { data }).finished(),
    fetch(
      path: string,
      facts: { mode?: string; method?: string; headers?: object; tab?: string } = {},
    ): Outcome {
      const { mode = "cors", method = "GET", headers = {}, tab = "tab" } = facts
      const url = new URL(path, origin).href
      const request = { url, mode, method, headers: new Headers(headers as Record<string, string>) }
      const { answer, finished } = dispatch("fetch", {
        request,
        clientId: tab,
        resultingClientId: tab,
      })
      return {
        isAnswered: answer !== undefined,
        answer: () => answer ?? Promise.reject(new Error(`${path} was left to the network`)),
        finished,
      }
    },
  }
}
