import { transform } from "@swc/core"

/**
 * A webpack loader that compiles a module by swc. It writes no line breaks, as Babel does, because webpack divides modules
 * among scripts by their size. It keeps comments, because some name the scripts that load later.
 *
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 */
export default function swcLoader(source) {
  const done = this.async()
  transform(source, {
    filename: this.resourcePath,
    swcrc: false,
    sourceMaps: this.sourceMap,
    minify: true,
    jsc: {
      target: "es2022",
      parser: { syntax: "typescript", tsx: this.resourcePath.endsWith("x") },
      transform: { react: { runtime: "automatic" } },
      minify: { compress: false, mangle: false, format: { comments: "all" } },
    },
  }).then(
    ({ code, map }) => done(null, code, map && JSON.parse(map)),
    (error) => done(error),
  )
}
