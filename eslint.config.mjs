import js from "@eslint/js"
import i18next from "eslint-plugin-i18next"
import { createNodeResolver, importX } from "eslint-plugin-import-x"
import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"
import { layerZones } from "./eslint.layers.mjs"
import { reactFiles } from "./eslint.react.mjs"

/** Attributes that visitors see or hear. */
const readAttributes = [
  "alt",
  "title",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
]

/** Signs, units, and names that are the same in Hindi. */
const sameInBothLanguages = [
  /^[^\p{L}]*((kg|m|mm|µm|KB|\\u00a0)[^\p{L}]*)*$/u,
  /^CSV$/,
  /^MC\s400$/,
  /^GeoNames$/,
  /^CC BY 4\.0$/,
]

export default tseslint.config(
  {
    ignores: [
      "content/",
      "public/",
      "site/",
      "site.part/",
      "site.br/",
      ".cache/",
      ".site-cache/",
      ".prove/",
      "node_modules/",
      "static/",
      "test-results/",
      "playwright-report/",
      "src/gatsby-types.d.ts",
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "no-console": "error",
      // TypeScript knows which names there are, in JavaScript too.
      "no-undef": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "gatsby-*.{ts,tsx}"],
    plugins: { "import-x": importX },
    settings: {
      "import-x/resolver-next": [
        createNodeResolver({ extensions: [".ts", ".tsx", ".js", ".css", ".json"] }),
      ],
      "import-x/extensions": [".ts", ".tsx"],
      "import-x/parsers": { "@typescript-eslint/parser": [".ts", ".tsx"] },
    },
    // Circles of imports: scripts/circles.test.mjs, in a fiftieth of the time no-cycle takes.
    rules: { "import-x/no-restricted-paths": ["error", { zones: layerZones }] },
  },
  {
    // A file is a thing that one can name, not a share of one.
    files: ["src/**", "scripts/**", "hosting/**", "bench/**", "gatsby-*"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "max-lines-per-function": ["error", { max: 120, skipBlankLines: true, skipComments: true }],
      "max-lines": ["error", { max: 500 }],
    },
  },
  {
    // The other rules of this plugin are in eslint.react.mjs.
    files: reactFiles,
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "warn" },
  },
  {
    files: ["**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended],
  },
  {
    // Pages take their words from src/kit/words or from content: a word typed here would be English on a Hindi page. The editor is
    // in English.
    files: ["src/{site,sizes,calculator,inquiry,branches,delivery,templates}/**/*.tsx"],
    ignores: ["**/*.test.tsx"],
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": [
        "error",
        {
          mode: "jsx-only",
          message: "Take the words from src/kit/words, in English and Hindi",
          "should-validate-template": true,
          "jsx-attributes": { include: readAttributes },
          // The arguments of a function are names or formats. The words it returns are checked where they are written.
          callees: { exclude: [".*"] },
          "object-properties": { exclude: ["to"] },
          words: { exclude: sameInBothLanguages },
        },
      ],
    },
  },
  {
    // What the oldest browsers of `browserslist` lack, and TypeScript's `lib` does not leave out. tests/browser/floor.spec.ts takes
    // it away from a browser.
    files: ["src/**/*.{ts,tsx}", "gatsby-{browser,ssr}.tsx"],
    ignores: ["**/*.test.{ts,tsx}", "src/build/**"],
    rules: {
      "no-restricted-properties": [
        "error",
        ...[
          ["URL", "canParse"],
          ["URL", "parse"],
          ["AbortSignal", "any"],
          ["CSS", "highlights"],
          ["navigator", "userActivation"],
          ...["checkVisibility", "showPopover", "hidePopover", "togglePopover"].map((name) => [
            "",
            name,
          ]),
          ...["startViewTransition", "moveBefore", "setHTML", "setHTMLUnsafe"].map((name) => [
            "",
            name,
          ]),
        ].map(([object, property]) => ({
          ...(object && { object }),
          property,
          message: "Some browsers of `browserslist` (package.json) lack it.",
        })),
      ],
    },
  },
  {
    // One lookbehind in a script that every page loads would stop all scripts of Safari before 16.4.
    files: ["src/kit/**/*.{ts,tsx}", "src/site/**/*.{ts,tsx}", "src/content/model/*.ts"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        { selector: "Literal[regex.pattern=/\\(\\?<[=!]/]", message: "No lookbehind here." },
      ],
    },
  },
  {
    // An element that is clicked by its own method gets no focus, is never covered, and need not be in sight: what a visitor
    // cannot press passes the test. (Events that no hand makes, such as a hidden tab, say so where the rule is switched off.)
    files: ["tests/browser/**/*.ts", "tests/full/**/*.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...["click", "dispatchEvent"].map((name) => ({
          selector: `CallExpression[callee.property.name=/^(evaluate|evaluateAll|evaluateHandle|\\$eval|\\$\\$eval|addInitScript|waitForFunction)$/] > :function CallExpression[callee.property.name=${name}]`,
          message: `Press with page.mouse, page.touchscreen, page.keyboard or a locator's click(), not with ${name}() inside the page.`,
        })),
        {
          selector:
            "CallExpression[callee.property.name=/^(evaluate|evaluateAll)$/] > Identifier:first-child.arguments",
          message: "Write the function in place, so that it can be seen that it presses nothing.",
        },
        {
          selector:
            "AwaitExpression > CallExpression[callee.property.name=dispatchEvent], ReturnStatement > CallExpression[callee.property.name=dispatchEvent]",
          message: "Press as a visitor does: a locator's dispatchEvent() makes an event by itself.",
        },
      ],
    },
  },
  {
    files: ["scripts/**", "bench/**", "tests/hosts/**"],
    rules: { "no-console": "off" },
  },
  {
    files: ["**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
)
