import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import net from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect } from "@playwright/test"
import { execa } from "execa"
import { hydratedMark } from "../../src/kit/page"
import { test as base } from "../browser/changing-site"
import { freePort } from "../free-port"

/*
 * Firefox and WebKit as systems install them, which Playwright cannot drive, by WebDriver: WebKit's driver is asked over HTTP,
 * Firefox itself over Marionette, which takes the same commands.
 * @see https://www.w3.org/TR/webdriver2/
 * @see https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */

export const engines = ["firefox", "webkit"] as const
/** Of a phone and of a desktop: width and height. */
export const windows = [
  [412, 823],
  [1440, 900],
] as const
type Engine = (typeof engines)[number]

/** Asks a browser by the name of a command in Firefox; throws the browser's error. */
type Ask = (command: string, parameters?: Record<string, unknown>) => Promise<unknown>

/** An element in WebDriver's answers. */
type Reference = Record<"element-6066-11e4-a52e-4f735466cecf", string>

/** What a browser is started with, and thrown away at its end. */
class Started {
  readonly folder = mkdtempSync(path.join(tmpdir(), "site-browser-"))
  private readonly programs: (PromiseLike<unknown> & { kill: () => unknown })[] = []

  write(file: string, text: string) {
    const full = path.join(this.folder, file)
    mkdirSync(path.dirname(full), { recursive: true })
    writeFileSync(full, text)
  }

  start(program: string, args: string[], env: Record<string, string> = {}) {
    const stdio = ["ignore", "ignore", "ignore", "pipe"] as const
    const child = execa(program, args, { env, stdio, buffer: false, reject: false })
    this.programs.push(child)
    return child
  }

  async end() {
    for (const program of this.programs.reverse()) program.kill()
    await Promise.all(this.programs)
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The window may be as narrow as a phone, has a mouse, and scroll bars that take no room. */
async function startFirefox(own: Started): Promise<Ask> {
  const settings = {
    "marionette.port": 0,
    "toolkit.legacyUserProfileCustomizations.stylesheets": true,
    "ui.useOverlayScrollbars": 1,
    "ui.primaryPointerCapabilities": 6,
    "ui.allPointerCapabilities": 6,
  }
  const lines = Object.entries(settings).map(([key, to]) => `user_pref("${key}", ${to});\n`)
  own.write("user.js", lines.join(""))
  own.write("chrome/userChrome.css", ":root { min-width: 0 !important }")
  const args = ["--headless", "--marionette", "--no-remote", "--profile", own.folder]
  own.start(String(process.env.FIREFOX_PATH), args, { HOME: own.folder })
  const portFile = path.join(own.folder, "MarionetteActivePort")
  await expect(() => expect(readFileSync(portFile, "utf8")).not.toBe("")).toPass()
  const socket = net.connect(Number(readFileSync(portFile, "utf8")), "127.0.0.1")
  const waiting = new Map<number, (error: Error | null, value: unknown) => void>()
  let received = Buffer.alloc(0)
  socket.on("error", () => socket.destroy())
  socket.on("data", (data) => {
    received = Buffer.concat([received, data])
    for (let colon = received.indexOf(":"); colon > 0; colon = received.indexOf(":")) {
      const end = colon + 1 + Number(received.subarray(0, colon))
      if (received.length < end) return
      const message = JSON.parse(String(received.subarray(colon + 1, end)))
      received = received.subarray(end)
      if (Array.isArray(message))
        waiting.get(message[1])?.(message[2] && new Error(message[2].message), message[3])
    }
  })
  let asked = 0
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      asked += 1
      waiting.set(asked, (error, value) => (error ? reject(error) : resolve(value)))
      const text = JSON.stringify([0, asked, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}

const webkitAddresses: Record<string, string> = {
  NewSession: "",
  Navigate: "/url",
  Back: "/back",
  ExecuteScript: "/execute/sync",
  ElementClick: "/element/{id}/click",
  ElementSendKeys: "/element/{id}/value",
  SetWindowRect: "/window/rect",
}

/** On a screen of its own; its window may be as narrow as a phone. */
async function startWebKit(own: Started): Promise<Ask> {
  own.write("gtk-3.0/gtk.css", "* { min-width: 0; padding: 0; margin: 0 }")
  const screen = own.start("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"])
  const display = await new Promise((resolve) => screen.stdio[3]?.once("data", resolve))
  const port = await freePort()
  const env = { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: own.folder }
  own.start("WebKitWebDriver", [`--port=${port}`], env)
  let session = ""
  const ask: Ask = async (command, { id, ...parameters } = {}) => {
    const address = `/session${session}${webkitAddresses[command]?.replace("{id}", String(id))}`
    const body = JSON.stringify(parameters)
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, { method: "POST", body })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${command}: ${value.error} ${value.message}`)
    if (command === "NewSession") session = `/${value.sessionId}`
    return { value }
  }
  await expect(() => fetch(`http://127.0.0.1:${port}/status`)).toPass()
  return ask
}

/** Somebody at a browser, who presses what is in sight. */
export class Visitor {
  constructor(
    private readonly ask: Ask,
    private readonly address: string,
  ) {}

  /** Sets the size of what the window shows of a page. */
  async resize(width: number, height: number) {
    await this.ask("SetWindowRect", { x: 0, y: 0, width, height })
    await expect.poll(() => this.run(() => innerWidth)).toBe(width)
    const frame = height - (await this.run(() => innerHeight))
    await this.ask("SetWindowRect", { width, height: height + frame })
  }

  /** Opens a page and waits until its scripts have taken over. */
  async open(to: string) {
    await this.ask("Navigate", { url: new URL(to, this.address).href })
    await this.expect((mark) => document.documentElement.hasAttribute(mark), hydratedMark)
  }

  back = () => this.ask("Back")

  /** The page on paper, as a PDF file. */
  async print(): Promise<Buffer> {
    const { value } = (await this.ask("Print")) as { value: string }
    return Buffer.from(value, "base64")
  }

  /** What a function answers in the page. */
  async run<Given extends unknown[], Answer>(
    inPage: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Awaited<Answer>> {
    const script = `return (${inPage}).apply(null, arguments)`
    return (
      (await this.ask("ExecuteScript", { script, args: given })) as { value: Awaited<Answer> }
    ).value
  }

  /** Waits until a function answers something but false in the page. */
  async expect<Given extends unknown[]>(inPage: (...given: Given) => unknown, ...given: Given) {
    const question = `${inPage} of ${JSON.stringify(given)}`
    await expect.poll(() => this.run(inPage, ...given), question).toBeTruthy()
  }

  /** What is drawn anew or moves between finding and pressing is found again, until the test's time is up, as a hand does. */
  async press(selector: string, name = ""): Promise<void> {
    try {
      await this.ask("ElementClick", { id: await this.find(selector, name) })
    } catch (error) {
      if (!/stale element|not interactable/.test(String(error))) throw error
      await this.press(selector, name)
    }
  }

  /** Types into a field in place of its text, or presses keys in it. */
  async type(selector: string, text: string) {
    await this.ask("ElementSendKeys", { id: await this.find(selector), text })
  }

  /** Brings the first element shown of a selector, with a name or text that begins so, into the middle of the window. */
  private async find(selector: string, name = ""): Promise<string> {
    const inPage = (wanted: string, begins: string) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (each) =>
          each.getClientRects().length > 0 &&
          getComputedStyle(each).visibility === "visible" &&
          (each.ariaLabel ?? each.textContent).trim().startsWith(begins),
      )
      found?.scrollIntoView({ block: "center", behavior: "instant" })
      if (found instanceof HTMLInputElement) found.select()
      return found
    }
    await this.expect(inPage, selector, name)
    const element: unknown = await this.run(inPage, selector, name)
    return Object.values(element as Reference)[0] ?? ""
  }
}

/** Tests in which each browser is started once, and its storage is empty. */
export const test = base.extend<
  { visitorWith: (engine: Engine) => Promise<Visitor> },
  { browserOf: (engine: Engine) => Promise<Ask> }
>({
  browserOf: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern
    async ({}, provide) => {
      const own: Started[] = []
      const asks = new Map<Engine, Ask>()
      await provide(async (engine) => {
        const known = asks.get(engine)
        if (known) return known
        const started = new Started()
        own.push(started)
        const ask = await (engine === "firefox" ? startFirefox : startWebKit)(started)
        await ask("NewSession", { capabilities: {} })
        asks.set(engine, ask)
        return ask
      })
      await Promise.all(own.map((each) => each.end()))
    },
    { scope: "worker" },
  ],
  visitorWith: async ({ browserOf, baseURL }, provide) => {
    let visitor: Visitor | undefined
    await provide(async (engine) => {
      visitor = new Visitor(await browserOf(engine), String(baseURL))
      return visitor
    })
    await visitor?.run(() => [localStorage, sessionStorage].forEach((each) => each.clear()))
  },
})
