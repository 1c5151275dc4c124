import jsxA11y from "eslint-plugin-jsx-a11y"
import reactHooks from "eslint-plugin-react-hooks"
import tseslint from "typescript-eslint"

/** Where there are components and hooks. */
export const reactFiles = ["src/**/*.tsx", "gatsby-*.tsx", "src/**/use*.ts"]

/**
 * The rules that have the React compiler read every component. They take longer than all other rules together, so only
 * npm run test:full runs them.
 */
export default tseslint.config({
  files: reactFiles,
  extends: [reactHooks.configs.flat.recommended],
  languageOptions: { parser: tseslint.parser },
  // Comments in the files name its rules, which must be known to be left out.
  plugins: { "jsx-a11y": jsxA11y },
  linterOptions: { reportUnusedDisableDirectives: "off" },
  // What the address, the storage and the visitor's tables say is known only after the static page was hydrated.
  rules: { "react-hooks/set-state-in-effect": "off" },
})
