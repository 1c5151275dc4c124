import { writeSync } from "node:fs"
import { runSteps } from "../../../scripts/run-steps.mjs"

let lines

beforeEach(() => {
  lines = []
  jest.spyOn(console, "log").mockImplementation((line) => lines.push(line))
})

afterEach(() => jest.restoreAllMocks())

const passed = { passed: 1, failed: 0 }

/** A step that ends when the test says so. */
function heldStep(title, more = {}) {
  let end
  const ended = new Promise((resolve) => {
    end = () => resolve(passed)
  })
  return { title, about: "something", check: () => ended, end, ...more }
}

const started = () => lines.filter((line) => line.startsWith("▸")).map((line) => line.slice(2, 3))

test("steps run side by side, no more than allowed, each after those it needs", async () => {
  const [a, b, c, d] = [
    heldStep("A"),
    heldStep("B", { after: ["A"] }),
    heldStep("C"),
    heldStep("D", { after: "all" }),
  ]
  const results = runSteps([a, b, c, d], { atOnce: 2 })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  await turn()
  expect(started()).toEqual(["A", "C"])
  a.end()
  await turn()
  expect(started()).toEqual(["A", "C", "B"])
  b.end()
  await turn()
  expect(started()).toEqual(["A", "C", "B"])
  c.end()
  await turn()
  expect(started()).toEqual(["A", "C", "B", "D"])
  d.end()
  expect((await results).map(({ title, failed }) => `${title} ${failed}`)).toEqual([
    "A 0",
    "B 0",
    "C 0",
    "D 0",
  ])
})

test("the output of a step is shown when it fails, and only then", async () => {
  const saying = (text, counts) => async (output) => {
    writeSync(output, text)
    return counts
  }
  await runSteps(
    [
      { title: "A", about: "a", check: saying("all is well", passed) },
      { title: "B", about: "b", check: saying("line 1\nline 2", { passed: 0, failed: 1 }) },
    ],
    { atOnce: 2 },
  )
  expect(lines.join("\n")).toContain("line 1\nline 2")
  expect(lines.join("\n")).not.toContain("all is well")
})

test("a step that throws counts as one failure and says why", async () => {
  const check = () => Promise.reject(new Error("no browser"))
  const [result] = await runSteps([{ title: "A", about: "a", check }], { atOnce: 1 })
  expect(result).toMatchObject({ passed: 0, failed: 1 })
  expect(lines.join("\n")).toContain("no browser")
})

test("a step that needs one that is not run does not wait for it", async () => {
  const step = { title: "A", about: "a", after: ["Build"], check: async () => passed }
  expect(await runSteps([step], { atOnce: 1 })).toHaveLength(1)
})
