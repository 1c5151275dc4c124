import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from "web-vitals"

/** What the receiver gets, as JSON text. Nothing in it tells two visitors apart. */
export interface SpeedReport {
  /** The page that was loaded, without query: "/ms-pipes". */
  readonly page: string
  /** The browser's estimate ("4g", "slow-2g"), where it gives one. */
  readonly connection?: string
  /** CLS has no unit; the others are whole milliseconds. */
  readonly metrics: readonly Pick<MetricType, "name" | "value" | "rating">[]
}

/**
 * Measures how fast the present page was and sends a `SpeedReport` to `endpoint`, once, when the page is first hidden: no
 * later moment is certain to come on a phone. It may start late, because browsers hand over earlier measurements.
 */
export function measureSpeed(endpoint: string, page: string): void {
  const metrics = new Map<string, SpeedReport["metrics"][number]>()
  const note = ({ name, value, rating }: MetricType) => {
    metrics.set(name, { name, value: name === "CLS" ? value : Math.round(value), rating })
  }
  // These listen for the page to be hidden too, and before the listener below: their last values arrive in time.
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

/** As plain text, which may go to another host without asking it first. */
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
