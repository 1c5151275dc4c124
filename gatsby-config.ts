import { existsSync } from "node:fs"
import type { GatsbyConfig } from "gatsby"
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from "sharp"
import sirv from "sirv"
import { beginEditor, editorWebpack } from "./src/build/editor/decap-webpack"
import { feedOptions, sitemapOptions } from "./src/build/pages/plugins"
import { generatedFiles } from "./src/build/sources/generated-files"
import { jsonTypeName } from "./src/build/sources/schema"

const queryTypes = "src/gatsby-types.d.ts"

const withEditor = process.env.SKIP_CMS !== "1"

setEncoderEffort()
if (withEditor) beginEditor()

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Builds for tests write the types of the queries. Others do without, unless there are none.
  graphqlTypegen: { generateOnBuild: process.env.QUERY_TYPES === "1" || !existsSync(queryTypes) },
  // The publish stage uses the files in public/. With an adapter set, the build does not look for one on the network.
  //
  // @see https://www.gatsbyjs.com/docs/how-to/previews-deploys-hosting/adapters
  adapter: { name: "static-files", adapt: () => undefined },
  developMiddleware: (app) => app.use(sirv(generatedFiles, { dev: true })),
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // What the content check does not read is not read here either.
      options: { name: "content", path: "content", ignore: ["**/.*", "**/media/**/*.json"] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: jsonTypeName } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // AVIF, and WebP for browsers without it.
          formats: ["webp", "avif"],
          placeholder: "dominantColor",
          quality: 72,
          avifOptions: { quality: 50 },
        },
        failOn: "none",
      },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
    { resolve: "gatsby-plugin-feed", options: feedOptions },
    ...(withEditor
      ? [
          {
            // The owner of the site chose this plugin: it builds /admin in every build and while developing. Make its
            // webpack faster in src/build/editor/decap-webpack.ts; do not build the editor in another way.
            resolve: "gatsby-plugin-decap-cms",
            options: {
              // Relative, because Gatsby copies these options into every page's script.
              modulePath: "./src/editor/cms.tsx",
              manualInit: true,
              enableIdentityWidget: false,
              htmlTitle: "Website editor",
              htmlFavicon: "static/mark.svg",
              customizeWebpackConfig: editorWebpack,
            },
          },
        ]
      : []),
  ],
}

export default config

/**
 * Sets the effort of the picture encoders to 2, for which gatsby-plugin-sharp has no option. For AVIF (0 to 9) sharp's own 4 takes
 * six times as long for the same bytes and slightly better pictures, and a build from nothing makes more than 200; for WebP (0 to
 * 6) twice as long for 3 % fewer bytes, which only old browsers fetch.
 *
 * @see https://www.gatsbyjs.com/plugins/gatsby-plugin-sharp/
 * @see https://sharp.pixelplumbing.com/api-output#avif
 */
function setEncoderEffort(): void {
  const prototype = sharp.prototype as Sharp
  const { avif, webp } = prototype
  prototype.avif = function withEffort(this: Sharp, options?: AvifOptions) {
    return avif.call(this, { effort: 2, ...options })
  }
  prototype.webp = function withEffort(this: Sharp, options?: WebpOptions) {
    return webp.call(this, { effort: 2, ...options })
  }
}
