import { spawnSync } from "node:child_process"

const refused = [
  "<p>Send it to us.</p>",
  '<p>{"Send"}</p>',
  '<p>{isSent ? "Sent" : null}</p>',
  "<p>{`${count} sizes`}</p>",
  "<p>मात्रा</p>",
  '<input aria-label="Quantity" />',
  '<input placeholder="100 x 100 x 4" />',
  '<img alt="A warehouse" />',
  '<abbr title="millimetres" />',
  '<Field label="Quantity" />',
]
const taken = [
  "<p>{words.quantity}</p>",
  '<p className="lead" id="sent">{count} × 6 m</p>',
  "<p>{`${mass}\\u00a0kg/m`}</p>",
  '<img alt="" />',
  "<input aria-label={words.quantity} />",
]

/** The lines that the lint refuses in a component, one part of a page a line. */
function refusedLines(lines) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      "node_modules/eslint/bin/eslint.js",
      ...["--stdin", "--stdin-filename=src/components/Any/Any.tsx", "--format=json"],
    ],
    { input: `export const parts = [\n${lines.join(",\n")}]`, encoding: "utf8" },
  )
  const [{ messages }] = JSON.parse(stdout)
  const found = messages.filter(({ ruleId }) => ruleId === "i18next/no-literal-string")
  return lines.filter((_, index) => found.some(({ line }) => line === index + 2))
}

test("the lint refuses words that are typed into a component, and takes those of the catalogue", () => {
  expect(refusedLines([...refused, ...taken])).toEqual(refused)
})
