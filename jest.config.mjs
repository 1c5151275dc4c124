// Git would tidy up after each commit and wait for the disk. The repositories of tests are thrown away. Tests cannot set the
// fonts for pictures themselves: Jest gives them a copy of the environment.
Object.assign(process.env, {
  FONTCONFIG_FILE: `${import.meta.dirname}/src/build/drawing/fonts/fonts.conf`,
  GIT_CONFIG_COUNT: "2",
  GIT_CONFIG_KEY_0: "maintenance.auto",
  GIT_CONFIG_VALUE_0: "false",
  GIT_CONFIG_KEY_1: "core.fsync",
  GIT_CONFIG_VALUE_1: "none",
})

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
    "<rootDir>/{src,scripts,hosting}/**/*.test.{ts,tsx,mjs}",
    "<rootDir>/tests/content/**/*.test.ts",
  ],
  // A test of a component starts with the comment @jest-environment jsdom.
  setupFiles: ["<rootDir>/tests/jsdom/window.ts"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/jsdom/gatsby.ts",
    "^decap-cms-core/dist/esm/": "<rootDir>/tests/jsdom/decap.ts",
  },
  clearMocks: true,
  // Jest looks each other global up in a sandbox, which makes whoever computes much ten times slower.
  sandboxInjectedGlobals: ["Array", "Map", "Math", "Number", "Object", "Set", "String"],
  // For slow and busy machines. A test that waits for something gives up before.
  testTimeout: 90_000,
  moduleFileExtensions: ["ts", "tsx", "js", "mjs", "json"],
  transform: {
    "\\.tsx$": swc({ syntax: "typescript", tsx: true }),
    "\\.ts$": swc({ syntax: "typescript" }),
    "\\.mjs$": swc({ syntax: "ecmascript" }),
    "/node_modules/.+\\.js$": swc({ syntax: "ecmascript" }),
    "\\.css$": "<rootDir>/scripts/jest-css-modules.mjs",
  },
  // Packages of modules of the newer kind, which Jest cannot load as they are.
  transformIgnorePatterns: [
    "^(?!.*/node_modules/(any-ascii|decap-cms-widget-relation|hastscript|rehype-minify-whitespace|(hast|mdast|unist|micromark)-util-)).*/node_modules/",
  ],
  modulePathIgnorePatterns: [
    "<rootDir>/.cache/",
    "<rootDir>/.prove/",
    "<rootDir>/public/",
    "<rootDir>/site/",
  ],
}
