import { readFileSync } from "node:fs"
import { join } from "node:path"
import { checkEach } from "../../tests/examples"
import { outlineOf } from "./outline"

/** Messages with the kinds of their lines, and the texts that are read of them. Line breaks and tabs are ⏎ and ⇥. */
const messages = readFileSync(join(__dirname, "outline.tsv"), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((row) => row.split("\t"))

test("each line of a message is what it is: letter, heading, statement, table, item, total; what covers an item stands before it", () => {
  checkEach(
    messages,
    ([message]) => message,
    ([message, kinds, read]) => {
      const outline = outlineOf(message.replaceAll("⏎", "\n").replaceAll("⇥", "\t"))
      let step = outline.next()
      while (!step.done) step = outline.next()
      const lines = step.value
      expect(lines.map(({ kind }) => kind).join(" ")).toBe(kinds)
      const items = lines.filter(({ kind }) => kind === "item" || kind === "row")
      expect(items.map(({ whole }) => whole.replaceAll("⏎", " ")).join(" | ")).toBe(read)
    },
  )
})
