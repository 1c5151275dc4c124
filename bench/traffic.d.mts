import type { CDPSession } from "@playwright/test"

interface Traffic {
  readonly bytes: Readonly<
    Record<"html" | "css" | "js" | "font" | "image" | "other" | "all", number>
  >
  readonly files: readonly {
    readonly url: string
    readonly asked: number
    readonly type: string
    readonly bytes: number
  }[]
}

/** See traffic.mjs. */
export function watchTraffic(session: CDPSession): Promise<(until?: "now" | "load") => Traffic>
