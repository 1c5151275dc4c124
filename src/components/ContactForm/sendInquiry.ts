import type { FormWords } from "../../interface/catalogue"

/** Why an inquiry was not sent. */
export type SendFailure =
  | { readonly cause: "refused"; readonly status: number }
  | { readonly cause: "timeout" }
  | { readonly cause: "unreachable" }

const SEND_TIMEOUT_MS = 15_000

/**
 * Posts a form and returns why it failed, or undefined. Never rejects. An endpoint on another host must send
 * `Access-Control-Allow-Origin`.
 */
export async function sendInquiry(
  target: string,
  fields: URLSearchParams,
  { timeoutMs = SEND_TIMEOUT_MS, post = fetch } = {},
): Promise<SendFailure | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    const response = await post(target, {
      method: "POST",
      headers: {
        Accept: "application/json, text/html;q=0.9",
        "Content-Type": "application/x-www-form-urlencoded",
      },
      body: fields.toString(),
      signal: controller.signal,
    })
    return response.ok ? undefined : { cause: "refused", status: response.status }
  } catch {
    return { cause: controller.signal.aborted ? "timeout" : "unreachable" }
  } finally {
    clearTimeout(timer)
  }
}

/** Tells the visitor what happened and what to do. */
export function failureSentence(failure: SendFailure, words: FormWords): string {
  switch (failure.cause) {
    case "refused":
      return words.refused(failure.status)
    case "timeout":
      return words.timeout(SEND_TIMEOUT_MS / 1000)
    case "unreachable":
      return words.unreachable
  }
}
