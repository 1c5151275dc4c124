import { spawnSync } from "node:child_process"

const refused = [
  'await page.evaluate(() => document.querySelector("button")?.click())',
  'await page.locator("button").evaluate((button: HTMLButtonElement) => button.click())',
  'await page.locator("a").evaluateAll((all) => all.map((each) => (each as HTMLElement).click()))',
  'await page.$eval("button", (button) => (button as HTMLButtonElement).click())',
  'await page.evaluate(() => { window.dispatchEvent(new Event("keydown")) })',
  "await page.addInitScript(() => document.body.click())",
  'await page.locator("button").dispatchEvent("click")',
  'await page.locator("button").evaluate(press)',
]
const taken = [
  'await page.getByRole("button").click()',
  'await page.locator("button").evaluate((button) => button.textContent)',
  'await page.keyboard.press("Enter")',
]

/** The lines of a browser test that the lint refuses, one line a command. */
function refusedLines(lines) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/eslint/bin/eslint.js",
      ...["--stdin", "--stdin-filename=tests/browser/any.spec.ts", "--format=json"],
    ],
    { input: lines.join("\n"), encoding: "utf8" },
  )
  const [{ messages }] = JSON.parse(stdout)
  const found = messages.filter(({ ruleId }) => ruleId === "no-restricted-syntax")
  return lines.filter((_, index) => found.some(({ line }) => line === index + 1))
}

test("in browser tests the lint refuses presses that no hand makes, and takes the others", () => {
  expect(refusedLines([...refused, ...taken])).toEqual(refused)
})
