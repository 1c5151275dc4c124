import { failureSentence, sendInquiry } from "../../../../src/components/ContactForm/sendInquiry"
import { form as words } from "../../../../src/interface/en/form"

const fields = new URLSearchParams({ name: "राम", message: "50 × 50" })

test("the form is posted form-encoded, and a 200 means sent", async () => {
  const post = jest.fn<Promise<Response>, Parameters<typeof fetch>>(
    async () => new Response(null, { status: 200 }),
  )
  expect(await sendInquiry("https://example.com/f", fields, { post })).toBeUndefined()
  const [target, request] = post.mock.calls[0]
  expect(target).toBe("https://example.com/f")
  expect(request).toMatchObject({
    method: "POST",
    body: "name=%E0%A4%B0%E0%A4%BE%E0%A4%AE&message=50+%C3%97+50",
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  })
})

test.each([400, 404, 429, 500, 503])("a status of %d means refused", async (status) => {
  const post = async () => new Response(null, { status })
  const failure = await sendInquiry("/", fields, { post })
  expect(failure).toEqual({ cause: "refused", status })
  expect(failure && failureSentence(failure, words)).toBe(
    `The server did not accept it (error ${status}).`,
  )
})

test("no connection means unreachable", async () => {
  const post = async () => Promise.reject(new TypeError("Failed to fetch"))
  const failure = await sendInquiry("/", fields, { post })
  expect(failure).toEqual({ cause: "unreachable" })
  expect(failure && failureSentence(failure, words)).toMatch(/^The server could not be reached/)
})

test("no answer in time means a timeout and aborts the request", async () => {
  let signal: AbortSignal | null | undefined
  const post: typeof fetch = (_, request) =>
    new Promise((_resolve, reject) => {
      signal = request?.signal
      signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")))
    })
  const failure = await sendInquiry("/", fields, { post, timeoutMs: 5 })
  expect(failure).toEqual({ cause: "timeout" })
  expect(signal?.aborted).toBe(true)
  expect(failure && failureSentence(failure, words)).toMatch(/15 seconds/)
})
