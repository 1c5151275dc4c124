import base from "./jest.config.mjs"

/** The pages as built, read from the published folder: npm run test:site, after npm run build. */
export default {
  ...base,
  testMatch: ["<rootDir>/tests/site/**/*.test.ts"],
}
