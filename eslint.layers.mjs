/** The folders of src/, each with those it may import from; what those may import, it may too. README has the picture. */
/** @type {Record<string, readonly string[]>} */
const layers = {
  "site/styles": [],
  "site/words": [],
  "site/format": ["site/words"],
  steel: ["site/format", "site/words"],
  branches: ["steel"],
  calculator: ["steel"],
  inquiry: ["steel"],
  sizes: ["inquiry"],
  delivery: ["inquiry"],
  cutting: ["inquiry"],
  "content/model": ["branches", "inquiry", "delivery"],
  "content/routes": ["content/model"],
  "content/check": ["content/routes"],
  build: ["content/check", "sizes"],
  site: ["content/routes", "calculator", "cutting", "sizes", "site/styles"],
  templates: ["site"],
  editor: ["templates", "content/check"],
}

/** Features: their components and hooks stand beside their pure functions, and may import what the site's shell may. */
const features = ["branches", "calculator", "cutting", "delivery", "inquiry", "sizes"]

/** What the pictures for shared links draw with, so that a section looks there as it does on its page. */
const drawings = ["site/Header/BrandMark.tsx"]

/** A folder and all it may import from, directly or not. @param {string} folder @returns {string[]} */
function reach(folder) {
  return [...new Set([folder, ...layers[folder].flatMap(reach)])]
}

/** @param {string} target @param {readonly string[]} allowed */
function zone(target, allowed) {
  const message = `This file may import from ${allowed.join(", ")} in src/: see the rooms in README.`
  return { target: `./src/${target}`, from: "./src", except: allowed, message }
}

/** The zones of the rule import-x/no-restricted-paths: each folder refuses what it may not import. */
export const layerZones = Object.keys(layers).flatMap((folder) => {
  if (features.includes(folder)) {
    return [
      zone(`${folder}/**/!(use*|*.test).ts`, reach(folder)),
      zone(`${folder}/**/{!(*.test).tsx,use*.ts}`, reach("site")),
    ]
  }
  if (folder === "site")
    return [zone("site/!(styles|format|words)/**/!(*.test).{ts,tsx}", reach("site"))]
  if (folder !== "build") return [zone(`${folder}/**/!(*.test).{ts,tsx}`, reach(folder))]
  return [
    zone("build/!(publish)/**", reach("build")),
    zone("build/publish", [...reach("build"), ...drawings]),
  ]
})
