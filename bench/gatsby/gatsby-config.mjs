/** Plain Gatsby with the plugins that read JSON: its share of this site's build time. */
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
