import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"

/** The rules that refuse a style sheet. */
function refusals(css) {
  try {
    execFileSync(
      "node",
      [
        "node_modules/stylelint/bin/stylelint.mjs",
        "--formatter",
        "json",
        "--stdin",
        "--stdin-filename",
        "src/a.css",
      ],
      { input: css, stdio: "pipe" },
    )
    return []
  } catch (error) {
    return JSON.parse(error.stderr)[0].warnings.map(({ rule }) => rule)
  }
}

test("colours, sizes, space and breakpoints come from the tokens", () => {
  expect(
    refusals(`.a {
  color: #123456;
  margin-top: 13px;
  padding: clamp(9px, 2vw, var(--s-3));
  font-size: 19px;
  z-index: 7 !important;
}

@media (width >= 900px) {
  .a {
    font: 400 19px/1 var(--font-text);
  }
}
`).sort(),
  ).toEqual([
    "color-no-hex",
    "declaration-no-important",
    "declaration-property-value-disallowed-list",
    "declaration-property-value-disallowed-list",
    "media-feature-name-value-allowed-list",
    ...Array(4).fill("scale-unlimited/declaration-strict-value"),
  ])
})

/** The texts of the files of src/ whose names end so, as one. */
function sources(...endings) {
  return readdirSync("src", { recursive: true })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => readFileSync(path.join("src", name), "utf8"))
    .join("\n")
}

const names = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name))

test("every token is used, and every custom property that is used is set", () => {
  const styles = sources(".css")
  const used = names(styles, /var\((--[a-z0-9-]+)/g)
  const tokens = names(readFileSync("src/styles/tokens.css", "utf8"), /^ {2,4}(--[a-z0-9-]+):/gm)
  expect([...tokens].filter((name) => !used.has(name))).toEqual([])
  const set = names(styles + sources(".tsx", ".ts"), /(--[a-z0-9-]+)"?[:,\]]/g)
  expect([...used].filter((name) => !set.has(name))).toEqual([])
})
