function swc(parser) {
  return [
    "@swc/jest",
    {
      jsc: { parser, target: "es2022", transform: { react: { runtime: "automatic" } } },
      module: { type: "commonjs" },
      sourceMaps: "inline",
    },
  ]
}

/** @type {import("jest").Config} */
export default {
  testEnvironment: "node",
  testMatch: [
    "<rootDir>/tests/unit/**/*.test.{ts,tsx,mjs}",
    "<rootDir>/tests/content/**/*.test.ts",
  ],
  moduleFileExtensions: ["ts", "tsx", "mjs", "js", "json"],
  transform: {
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.ts$": swc({ syntax: "typescript" }),
    "\\.mjs$": swc({ syntax: "ecmascript" }),
    "\\.css$": "<rootDir>/scripts/jest-css-modules.mjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
}
