import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const read = (file) => JSON.parse(readFileSync(file, "utf8"))
const write = (file, entry) => {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`)
}

/**
 * Adds text pages to a content folder, half products, half posts. They are copies of existing entries without pictures, size
 * tables and menu entries. Returns the file of the first, for an edit.
 */
export function addTextPages(content, count) {
  const product = read(path.join(content, "products/alpha.json"))
  for (const name of ["sizeTables", "chartLabel"]) delete product[name]
  const [newest] = readdirSync(path.join(content, "posts"))
  const post = read(path.join(content, "posts", newest))
  for (const name of ["poster", "film"]) delete post[name]
  for (let number = 1; number <= count / 2; number += 1) {
    const name = `Bench section ${number}`
    write(path.join(content, `products/bench-section-${number}.json`), {
      ...product,
      name,
      navigationName: `Bench ${number}`,
      heading: name,
      url: `/bench-section-${number}`,
      aliases: [],
      pictures: [],
      listedIn: [],
      related: [],
      summary: `${name}. ${product.summary}`.slice(0, 240),
    })
    const day = new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10)
    write(path.join(content, `posts/bench-post-${number}.json`), {
      ...post,
      title: `Bench post ${number}`,
      date: day,
    })
  }
  return path.join(content, "products/bench-section-1.json")
}
