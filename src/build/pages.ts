import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { postPath } from "../content-model/site-pages"
import { newestPost } from "./content-check"

interface Entries {
  allProduct: { nodes: { id: string; url: string; aliases: string[] }[] }
  allPost: { nodes: { id: string; slug: string; date: string }[] }
}

const template = (name: string) => resolve(`src/templates/${name}.tsx`)

/** A page for every product and every post; redirects from every alias. */
export async function createContentPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Entries>(`
    query ContentPages {
      allProduct {
        nodes {
          id
          url
          aliases
        }
      }
      allPost {
        nodes {
          id
          slug
          date
        }
      }
    }
  `)
  if (errors || !data) throw errors ?? new Error("Content could not be queried")

  for (const { id, url, aliases } of data.allProduct.nodes) {
    actions.createPage({ path: url, component: template("product"), context: { id } })
    for (const alias of aliases) {
      actions.createRedirect({ fromPath: alias, toPath: url, isPermanent: true })
    }
  }

  const newest = newestPost(data.allPost.nodes)
  for (const { id, slug } of data.allPost.nodes) {
    actions.createPage({
      path: postPath(slug, newest ?? ""),
      component: template("post"),
      context: { id },
    })
  }

  if (process.env.NODE_ENV === "development") {
    actions.createPage({ path: "/styleguide", component: template("styleguide"), context: {} })
  }
}
