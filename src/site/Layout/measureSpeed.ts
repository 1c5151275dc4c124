import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from "web-vitals"

/** The body sent to the receiver, as JSON. It contains nothing that identifies a visitor. */
export interface SpeedReport {
  /** The page that was loaded, without query: "/ms-pipes". */
  readonly page: string
  /** The browser's estimate ("4g", "slow-2g"), if it gives one. */
  readonly connection?: string
  /** CLS has no unit; the others are whole milliseconds. */
  readonly metrics: readonly Pick<MetricType, "name" | "value" | "rating">[]
}

/**
 * Measures the speed of the current page and sends a `SpeedReport` to `endpoint` once, when the page is first hidden: on a
 * phone no later moment is certain. It may start late, because browsers buffer earlier measurements.
 */
export function measureSpeed(endpoint: string, page: string): void {
  const metrics = new Map<string, SpeedReport["metrics"][number]>()
  const note = ({ name, value, rating }: MetricType) => {
    metrics.set(name, { name, value: name === "CLS" ? value : Math.round(value), rating })
  }
  // These also listen for the page to be hidden. Registered first, they report their last values before `sendOnce` runs.
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(note)

  const sendOnce = () => {
    if (document.visibilityState !== "hidden" || metrics.size === 0) return
    window.removeEventListener("visibilitychange", sendOnce)
    send(endpoint, { page, connection: connectionType(), metrics: [...metrics.values()] })
  }
  window.addEventListener("visibilitychange", sendOnce)
}

function connectionType(): string | undefined {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType
}

/** Sent as plain text, which needs no CORS preflight. */
function send(endpoint: string, report: SpeedReport): void {
  const body = JSON.stringify(report)
  if (navigator.sendBeacon?.(endpoint, body)) return
  fetch(endpoint, {
    method: "POST",
    body,
    keepalive: true,
    mode: "no-cors",
    credentials: "omit",
  }).catch(() => undefined)
}
