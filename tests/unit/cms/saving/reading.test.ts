import { explainReading } from "../../../../src/cms/saving/reading"
import type { Refused } from "../../../../src/cms/saving/refusal"

const explained = async (error: Error) => {
  const refusals: Refused[] = []
  const fail = () => Promise.reject(error)
  const reader = { getEntry: fail, listEntries: fail, listAllEntries: fail }
  explainReading(
    reader,
    () => "GitHub",
    (refusal) => refusals.push(refusal),
  )
  for (const read of Object.values(reader)) await expect(read()).rejects.toThrow()
  return refusals.map(({ words }) => words)
}

test("a list or a form that cannot be read without a network says so, and that nothing is lost", async () => {
  const words = "Not read: there is no connection to GitHub. Nothing was changed."
  expect(await explained(new TypeError("Failed to fetch"))).toEqual(
    Array(3).fill(expect.stringContaining(words)),
  )
})

test("an entry that somebody deleted is explained, with how to bring it back", async () => {
  const [words] = await explained(Object.assign(new Error("Not Found"), { status: 404 }))
  expect(words).toContain("GitHub does not find this entry")
  expect(words).toContain("Deleted entries")
})

test("what could be read is passed on", async () => {
  const read = () => Promise.resolve("an entry")
  const reader = { getEntry: read, listEntries: read, listAllEntries: read }
  explainReading(reader, () => "GitHub", jest.fn())
  expect(await reader.getEntry()).toBe("an entry")
})
