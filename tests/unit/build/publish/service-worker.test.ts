import type { GatsbyOutput } from "../../../../src/build/publish/gatsby-output"
import { offlinePages } from "../../../../src/build/publish/service-worker/offline-pages"
import { serviceWorker } from "../../../../src/build/publish/service-worker/service-worker"
import { languageOf } from "../../../../src/interface/language"
import type { Route } from "../../../../src/routes/routes"
import { origin, startWorker, type HostAnswer } from "../../../worker-scope"

const english = {
  folder: "",
  offlinePage: "/offline",
  alwaysKept: ["/offline", "/contact", script("contact"), "/page-data/contact/page-data.json"],
}

const hindi = {
  folder: "/hi",
  offlinePage: "/hi/offline",
  alwaysKept: ["/hi/offline", "/hi/contact", "/page-data/hi/contact/page-data.json"],
}

const options = {
  version: "0123",
  languages: [english, hindi],
  pages: [
    ...["/", "/about", "/contact", "/offline", "/ms-pipes", "/blog/", "/steel/sizes.json"],
    ...["/hi/about", "/hi/contact", "/hi/offline"],
  ],
  laterFiles: {} as Record<string, string[]>,
  isOn: true,
}

function script(name: string, build = 1) {
  return `/assets/${name}-${hash(name, build)}.js`
}

/** As long as those of the build. */
function hash(name: string, build: number) {
  return Buffer.from(`${build}${name}`).toString("hex").padEnd(8, "0").slice(0, 8)
}

const data = (queries: readonly string[] = []): HostAnswer => ({
  body: JSON.stringify({ staticQueryHashes: queries }),
})

/** The files a host serves after one build: each page names the app, and the app names parts. */
function site(build = 1): Record<string, HostAnswer | undefined> {
  const page = (text: string) => ({
    body: `<p>${text} ${build}</p><script src="${script("app", build)}">`,
  })
  return {
    "/": page("Home"),
    "/about": page("About"),
    "/ms-pipes": page("Pipes"),
    "/contact": page("Contact"),
    "/offline": { body: "<p>No network</p>" },
    "/hi/about": page("परिचय"),
    "/hi/contact": page("संपर्क"),
    "/hi/offline": { body: "<p>नेटवर्क नहीं है</p>" },
    "/blog/raipur": page("Raipur"),
    // As webpack's runtime: a file it loads later is named by its hash alone.
    [script("app", build)]: {
      body: JSON.stringify({ 1: hash("product", build), 2: hash("part", build) }),
    },
    [script("part", build)]: { body: "part" },
    [script("product", build)]: { body: `product ${build}` },
    [script("contact", build)]: { body: "contact" },
    "/page-data/app-data.json": { body: `app ${build}` },
    "/page-data/index/page-data.json": data(),
    "/page-data/about/page-data.json": data(),
    "/page-data/ms-pipes/page-data.json": data(["7"]),
    "/page-data/contact/page-data.json": data(),
    "/page-data/hi/about/page-data.json": data(),
    "/page-data/hi/contact/page-data.json": data(),
    "/page-data/blog/raipur/page-data.json": data(),
    "/page-data/sq/d/7.json": { body: `menu ${build}` },
    "/static/pipe.webp": { body: "picture" },
    "/steel/sizes.json": { body: "sizes" },
  }
}

const productFiles = (build = 1) => [
  script("app", build),
  script("product", build),
  script("part", build),
]
const productSet = (build = 1) =>
  [
    ...productFiles(build),
    "/ms-pipes",
    "/page-data/app-data.json?of=/ms-pipes",
    "/page-data/ms-pipes/page-data.json",
    "/page-data/sq/d/7.json",
  ].sort()

function worker(host = site(), more: Partial<typeof options> = {}) {
  return startWorker(serviceWorker({ ...options, ...more }), host)
}

/** A worker that has copied the page of a product. */
async function workerWithProduct(host = site(), more?: Partial<typeof options>) {
  const started = worker(host, more)
  await started.keep("/ms-pipes", productFiles())
  return started
}

const navigate = { mode: "navigate" }
const textAt = async (started: ReturnType<typeof worker>, path: string, facts: object = navigate) =>
  (await started.fetch(path, facts).answer()).text()

// The worker waits three seconds for the network.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "queueMicrotask", "setImmediate"] })
})
afterEach(() => {
  jest.useRealTimers()
})

describe("what it answers", () => {
  test.each([
    ["/admin", navigate],
    ["/admin/", navigate],
    ["/admin/cms.js", {}],
    ["/admin/cms-01234567890123456789.js", {}],
    ["/Admin/", navigate],
    ["/api", navigate],
    ["/api/auth?provider=github", navigate],
    ["/api/callback?code=secret&state=1", navigate],
    ["/.netlify/git/settings.json", {}],
    ["/.netlify/functions/token", navigate],
    ["/sitemap.xml", navigate],
    ["https://www.example.net/about", navigate],
    ["/about", { ...navigate, method: "POST" }],
    ["/steel/sizes.json?token=1", {}],
    ["/assets/app.js?v=1", {}],
    ["/static/film.mp4", { headers: { range: "bytes=0-" } }],
    ["/sw.js", {}],
  ])("%s is left to the network", (path, facts) => {
    expect(worker().fetch(path, facts).isAnswered).toBe(false)
  })

  test.each([
    ["/", navigate],
    ["/about", navigate],
    ["/contact?product=ms-pipes", navigate],
    ["/blog/raipur", navigate],
    ["/page-data/about/page-data.json", {}],
    ["/page-data/about/page-data.json?from=link", {}],
    ["/static/pipe.webp", {}],
    [script("app"), {}],
    ["/steel/sizes.json", {}],
  ])("%s is answered", (path, facts) => {
    expect(worker().fetch(path, facts).isAnswered).toBe(true)
  })
})

describe("a page that was read", () => {
  test("is copied with its data, its scripts and what its data name", async () => {
    const started = await workerWithProduct()
    expect(started.kept()).toEqual(productSet())
  })

  test("is copied with the scripts it loads only when they are used", async () => {
    const laterFiles = { [script("product")]: [script("contact")] }
    const started = await workerWithProduct(site(), { laterFiles })
    expect(started.kept()).toEqual([...productSet(), script("contact")].sort())
  })

  test("opens without network with any query", async () => {
    const started = worker()
    await started.keep("/contact", [script("app"), script("contact")])
    started.scope.isOut = true
    expect(await textAt(started, "/contact")).toContain("Contact 1")
    expect(await textAt(started, "/contact?product=ms-pipes")).toContain("Contact 1")
    const data = "/page-data/contact/page-data.json"
    expect(await textAt(started, data, {})).toContain("static")
    expect(await textAt(started, `${data}?product=ms-pipes`, {})).toContain("static")
    expect(await textAt(started, script("contact"), {})).toBe("contact")
    expect(started.kept().join()).not.toContain("product=")
  })

  test("is copied without a picture that did not arrive", async () => {
    const started = worker()
    await started.keep("/ms-pipes", [...productFiles(), "/static/pipe.webp", "/static/gone.webp"])
    expect(started.kept()).toEqual([...productSet(), "/static/pipe.webp"].sort())
  })

  test("is not copied without its data or one of its scripts", async () => {
    for (const missing of [
      "/page-data/sq/d/7.json",
      "/page-data/app-data.json",
      script("product"),
    ]) {
      const started = await workerWithProduct({ ...site(), [missing]: undefined })
      expect(started.kept()).toEqual([])
    }
  })

  test("is not copied when the host has a newer build than the open page", async () => {
    const started = await workerWithProduct({ ...site(1), ...site(2) })
    expect(started.kept()).toEqual([])
  })

  test("from before a deploy is read anew on a line that always takes over three seconds", async () => {
    const host = site(1)
    const started = await workerWithProduct(host)
    Object.assign(host, site(2))
    started.scope.delayMs = 4000
    const visit = async () => {
      const text = textAt(started, "/ms-pipes")
      await jest.advanceTimersByTimeAsync(4000)
      return text
    }
    const keep = async (build: number) => {
      const kept = started.keep("/ms-pipes", productFiles(build))
      await jest.advanceTimersByTimeAsync(20_000)
      await kept
    }
    expect(await visit()).toContain("Pipes 1")
    await keep(1)
    expect(await visit()).toContain("Pipes 2")
    await keep(2)
    expect(started.kept()).toEqual(expect.arrayContaining(productSet(2)))
    expect(started.kept().join()).not.toContain("outdated")
    // The new copy is again shown after three seconds.
    const text = textAt(started, "/ms-pipes")
    await jest.advanceTimersByTimeAsync(3000)
    expect(await text).toContain("Pipes 2")
  })

  test("from before a deploy can still be read without network, with its own data", async () => {
    const host = site(1)
    const started = await workerWithProduct(host)
    Object.assign(host, site(2))
    await started.keep("/ms-pipes", productFiles(1))
    started.scope.isOut = true
    expect(await textAt(started, "/ms-pipes")).toContain("Pipes 1")
    expect(await textAt(started, "/page-data/app-data.json", {})).toBe("app 1")
    started.scope.isOut = false
    host["/ms-pipes"] = { status: 410 }
    await started.fetch("/ms-pipes", navigate).finished()
    expect(started.kept().join()).not.toContain("/ms-pipes")
  })

  test("is forgotten when the host no longer has it", async () => {
    const host = site()
    const started = await workerWithProduct(host)
    host["/ms-pipes"] = { status: 404 }
    const visit = started.fetch("/ms-pipes", navigate)
    expect((await visit.answer()).status).toBe(404)
    await visit.finished()
    expect(started.kept()).not.toContain("/ms-pipes")
  })

  test("still has its copy when the host fails", async () => {
    const host = site()
    const started = await workerWithProduct(host)
    host["/ms-pipes"] = { status: 503 }
    expect(await textAt(started, "/ms-pipes")).toContain("Pipes 1")
    await started.keep("/ms-pipes", productFiles())
    expect(started.kept()).toEqual(productSet())
  })
})

describe("responses that are never copied", () => {
  const unfit: [string, HostAnswer][] = [
    ["redirected", { redirected: true }],
    ["from another host", { type: "opaque" }],
    ["not 200", { status: 203 }],
    ["no-store", { headers: { "cache-control": "no-store" } }],
    ["private", { headers: { "cache-control": "private, max-age=60" } }],
  ]
  test.each(unfit)("a page whose answer is %s", async (_, facts) => {
    const changed = { "/ms-pipes": { ...site()["/ms-pipes"], ...facts } }
    const started = await workerWithProduct({ ...site(), ...changed })
    expect(started.kept()).toEqual([])
  })

  test.each(unfit)("a file whose answer is %s", async (_, facts) => {
    const started = worker({ ...site(), "/static/pipe.webp": { body: "picture", ...facts } })
    const asked = started.fetch("/static/pipe.webp")
    expect(await (await asked.answer()).text()).toBe("picture")
    await asked.finished()
    expect(started.kept()).toEqual([])
  })

  test("the page with an editor's token, even when a page requests it", async () => {
    const started = worker({ ...site(), "/api/callback": { body: "gho_token" } })
    await started.keep("/api/callback", ["/api/callback?code=1"])
    await started.keep("/admin/", [])
    await started.message({ keep: ["/api/callback"] })
    await started.message({ gatsbyApi: "clearPathResources" })
    expect(started.asked).toEqual([])
    expect(started.kept()).toEqual([])
  })

  test("a visit: pages are copied only once they have settled", async () => {
    const started = worker()
    const visit = started.fetch("/about?code=secret", navigate)
    await visit.answer()
    await visit.finished()
    expect(started.kept()).toEqual([])
  })
})

describe("its answers", () => {
  test("do not wait for the copy, nor fail when storage is full", async () => {
    const started = worker()
    started.scope.isFull = true
    const asked = started.fetch("/static/pipe.webp")
    expect(await (await asked.answer()).text()).toBe("picture")
    await expect(asked.finished()).resolves.toBeUndefined()
    expect(started.kept()).toEqual([])
  })

  test("ask at once for the fonts of their language that are kept", async () => {
    const fonts = ["/fonts/a-core2-400.woff2", "/fonts/a-latin.woff2", "/fonts/b-hindi-400.woff2"]
    const started = worker({ ...site(), ...Object.fromEntries(fonts.map((font) => [font, {}])) })
    for (const font of fonts) await started.fetch(font).finished()
    const asked = async (path: string) =>
      (await started.fetch(path, navigate).answer()).headers.get("link")?.match(/\/fonts\/[^>]+/g)
    expect(await asked("/about")).toEqual([fonts[0]])
    expect(await asked("/hi/about")).toEqual([fonts[0], fonts[2]])
  })

  test("come from the network first, so that a change is there with the next visit", async () => {
    const host = site()
    const started = await workerWithProduct(host)
    host["/ms-pipes"] = { body: "New" }
    expect(await textAt(started, "/ms-pipes")).toBe("New")
  })

  test("come from the copy when the network takes longer than three seconds, the data too", async () => {
    const host = site()
    const started = await workerWithProduct(host)
    started.scope.isSlow = true
    const visit = textAt(started, "/ms-pipes")
    await jest.advanceTimersByTimeAsync(3000)
    expect(await visit).toContain("Pipes 1")
    started.scope.isSlow = false
    host["/page-data/app-data.json"] = { body: "app 2" }
    expect(await textAt(started, "/page-data/app-data.json", {})).toBe("app 1")
    expect(await textAt(started, "/page-data/app-data.json", { tab: "other" })).toBe("app 2")
  })

  test("wait for the data of a page that came from the network, however slow it is", async () => {
    const host = site()
    const started = await workerWithProduct(host)
    const changed = ["/page-data/ms-pipes/page-data.json", "/page-data/sq/d/7.json"]
    started.scope.delayMs = 20_000
    for (const path of changed) {
      host[path] = { body: "New" }
      const slow = textAt(started, path, { tab: "other" })
      await jest.advanceTimersByTimeAsync(20_000)
      expect(await slow).toBe("New")
    }
    started.scope.delayMs = 0
    started.scope.isOut = true
    expect(await textAt(started, changed[1], { tab: "other" })).toBe("menu 1")
  })

  test("without network, a page never read is answered by the offline page", async () => {
    const started = worker()
    await started.install()
    started.scope.isOut = true
    expect(await textAt(started, "/ms-pipes")).toContain("No network")
    await expect(started.fetch("/static/pipe.webp").answer()).rejects.toThrow("Failed to fetch")
  })

  test("show the offline page without network at an old or mistyped address, in its language", async () => {
    const started = worker()
    await started.install()
    await started.keep("/hi/about", [script("app")])
    started.scope.isOut = true
    expect(await textAt(started, "/gp-pipe")).toContain("No network")
    expect(await textAt(started, "/about/")).toContain("No network")
    expect(await textAt(started, "/hi/abuot")).toContain("नेटवर्क नहीं है")
  })

  test.each([
    ["/ms-pipes/?from=link", "/ms-pipes", "/ms-pipes?from=link"],
    ["/blog/raipur/", "/blog/raipur", "/blog/raipur"],
  ])("without network, %s leads to the copy of its page", async (path, page, target) => {
    const started = worker()
    await started.install()
    await started.keep(page, productFiles())
    started.scope.isOut = true
    const answer = await started.fetch(path, navigate).answer()
    expect(answer.status).toBe(302)
    expect(answer.headers.get("location")).toBe(origin + target)
  })

  test("bring what the host has at an address that is no page, and never keep it", async () => {
    const started = worker({ ...site(), "/gp-pipe": { body: "Moved", redirected: true } })
    for (const [path, status] of [["/gp-pipe", 200] as const, ["/unknown", 404] as const]) {
      const visit = started.fetch(path, navigate)
      expect((await visit.answer()).status).toBe(status)
      await visit.finished()
    }
    expect(started.asked).toEqual(["/gp-pipe", "/unknown"])
    expect(started.kept()).toEqual([])
  })

  test("have the finder's sizes without network, once loaded", async () => {
    const started = worker()
    const asked = started.fetch("/steel/sizes.json")
    await asked.answer()
    await asked.finished()
    started.scope.isOut = true
    expect(await textAt(started, "/steel/sizes.json", {})).toBe("sizes")
  })
})

describe("a new version", () => {
  test("keeps the pages that everybody can open, and takes over", async () => {
    const started = worker()
    await started.install()
    expect(started.kept()).toEqual([...english.alwaysKept].sort())
    expect(started.scope.hasSkippedWaiting).toBe(true)
  })

  test("is tried again later when one of them does not come", async () => {
    const started = worker({ ...site(), "/contact": { status: 500 } })
    await expect(started.install()).rejects.toThrow("/contact")
    expect(started.kept()).toEqual([])
  })

  test("empties the caches of earlier workers", async () => {
    const started = worker()
    const old = await started.caches.open("site-0123456789abcdef0123")
    await old.put("/api/callback", new Response("gho_token"))
    await started.install()
    await started.activate()
    expect(await started.caches.keys()).toEqual(["pages-1"])
    expect(started.kept()).toEqual([...english.alwaysKept].sort())
  })

  test("copies Hindi pages only for visitors who have read one, and renews them", async () => {
    const host = site(1)
    const started = worker(host)
    await started.keep("/hi/about", [script("app", 1)])
    expect(started.kept()).toEqual(expect.arrayContaining(hindi.alwaysKept))
    expect(started.kept()).not.toContain("/contact")
    Object.assign(host, site(2))
    await started.install()
    started.scope.isOut = true
    expect(await textAt(started, "/hi/contact")).toContain("संपर्क 2")
  })

  test("leaves earlier copies whole and fetches nothing of them again", async () => {
    const host = site(1)
    const started = await workerWithProduct(host)
    for (const path of Object.keys(site(1))) delete host[path]
    Object.assign(host, site(2))
    await started.keep("/about", [script("app", 2)])
    const before = started.asked.length
    await started.activate()
    expect(started.asked.length).toBe(before)
    started.scope.isOut = true
    expect(await textAt(started, "/ms-pipes")).toContain("Pipes 1")
    expect(started.kept()).toEqual(expect.arrayContaining(productSet(1)))
    expect(await textAt(started, "/about")).toContain("About 2")
  })

  test("deletes files that the copied pages no longer use", async () => {
    const host = site(1)
    const started = worker(host)
    await started.keep("/ms-pipes", [...productFiles(1), "/static/pipe.webp"])
    Object.assign(host, site(2))
    await started.keep("/ms-pipes", productFiles(2))
    await started.activate()
    expect(started.kept()).toEqual(productSet(2))
  })
})

describe("a visitor who saves data", () => {
  test("has only the offline page at first", async () => {
    const started = worker()
    started.scope.saveData = true
    await started.install()
    expect(started.kept()).toEqual(["/offline"])
  })

  test("fetches no copied page again on a deploy", async () => {
    const started = worker()
    started.scope.saveData = true
    await started.install()
    await started.keep("/ms-pipes", productFiles())
    const before = started.asked.length
    await started.install()
    await started.activate()
    await started.keep("/ms-pipes", productFiles())
    expect(started.asked.length).toBe(before)
    expect(started.kept()).toContain("/ms-pipes")
  })
})

test("its text changes with the version alone", () => {
  expect(serviceWorker(options)).toBe(serviceWorker({ ...options }))
  expect(serviceWorker({ ...options, version: "4567" })).not.toBe(serviceWorker(options))
})

test("switched off, the script at its address deletes its copies and removes it", () => {
  const text = serviceWorker({ ...options, isOn: false })
  expect(text).toContain("unregister")
  expect(text).not.toContain(origin)
  expect(text).not.toContain("respondWith")
})

describe("what the publish stage hands over", () => {
  const route = (path: string, offline: Route["offline"]) =>
    ({ path, offline, language: languageOf(path) }) as Route
  const routes = [
    route("/contact", "always"),
    route("/offline", "always"),
    route("/hi/offline", "always"),
    route("/ms-pipes", "once read"),
    route("/blog", "once read"),
    route("/blog/raipur", "once read"),
    route("/blog/indore", "once read"),
    route("/404", "never"),
  ]
  const output = {
    templateFiles: () => ["assets/contact.js"],
    laterFiles: (file: string) => (file === "assets/contact.js" ? ["assets/form.js"] : []),
    startingScripts: ["assets/app-1.js", "assets/contact.js"],
    dataFiles: (path: string) => [`page-data${path}/page-data.json`],
  } as unknown as GatsbyOutput
  const handed = (html: Record<string, string> = {}) =>
    offlinePages(routes, output, new Map(routes.map((each) => [each, html[each.path] ?? ""])))

  test("lists the pages of the route table that may be copied, all posts as one, and the sizes", () => {
    expect(handed().pages).toEqual([
      "/contact",
      "/offline",
      "/hi/offline",
      "/ms-pipes",
      "/blog",
      "/blog/",
      "/steel/sizes.json",
    ])
  })

  test("names the files of the pages for everybody; the offline page has no scripts", () => {
    const { languages } = handed({ "/contact": '<script src="/assets/app.js">' })
    const alwaysKept = [
      "/contact",
      "/assets/app.js",
      "/assets/contact.js",
      "/assets/form.js",
      "/page-data/contact/page-data.json",
      "/offline",
    ]
    expect(languages).toEqual([
      { folder: "", offlinePage: "/offline", alwaysKept },
      { folder: "/hi", offlinePage: "/hi/offline", alwaysKept: ["/hi/offline"] },
    ])
  })

  test("has another version when one of those pages changes, and only then", () => {
    const { version } = handed()
    expect(handed({ "/ms-pipes": "changed" }).version).toBe(version)
    expect(handed({ "/contact": "changed" }).version).not.toBe(version)
  })
})
