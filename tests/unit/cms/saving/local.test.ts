import type { Implementation } from "../../../../src/cms/saving/backend-types"
import { localRepository } from "../../../../src/cms/saving/local"

test("a form is sent the list of pictures, and those it shows one by one", async () => {
  const listed = [{ path: "yard.jpg", bytes: 3 }]
  globalThis.fetch = jest.fn(() => Promise.resolve(Response.json(listed)))
  const getMediaFile = jest.fn((path: string) => Promise.resolve({ url: `blob:${path}` }))
  const implementation = { getMediaFile } as unknown as Implementation
  localRepository(implementation, "http://127.0.0.1:8081/api/v1", () => Promise.resolve([]))
  const path = "content/media/yard.jpg"
  expect(await implementation.getMedia("content/media")).toMatchObject([{ path, size: 3 }])
  expect(getMediaFile).not.toHaveBeenCalled()
  expect(await implementation.getMediaDisplayURL?.({ path })).toBe(`blob:${path}`)
})
