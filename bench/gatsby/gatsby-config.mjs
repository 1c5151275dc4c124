/** Gatsby as it comes, with the plugins that read files of JSON: its share of what this site's build takes. */
const config = {
  trailingSlash: "never",
  adapter: { name: "static-files", adapt: () => undefined },
  plugins: [
    ...["products", "posts"].map((name) => ({
      resolve: "gatsby-source-filesystem",
      options: { name, path: `content/${name}` },
    })),
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }) => (node.sourceInstanceName === "posts" ? "Post" : "Product"),
      },
    },
  ],
}

export default config
