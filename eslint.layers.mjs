/** The folders of src/, each with those it may import from; what those may import, it may too. README has the picture. */
/** @type {Record<string, readonly string[]>} */
const layers = {
  "kit/words": [],
  "kit/format": ["kit/words"],
  kit: [],
  steel: ["kit/format"],
  "content/model": ["steel"],
  "content/routes": ["content/model", "kit"],
  "content/check": ["content/routes"],
  branches: ["content/routes"],
  reader: ["steel"],
  "sizes/charts": ["content/routes"],
  catalogue: ["content/routes"],
  inquiry: ["reader", "catalogue"],
  calculator: ["inquiry"],
  "sizes/compare": ["catalogue"],
  "sizes/tables": ["calculator", "sizes/compare"],
  "sizes/finder": ["calculator", "sizes/compare"],
  cutting: ["inquiry"],
  delivery: ["inquiry"],
  site: ["branches", "inquiry"],
  templates: ["site", "sizes/tables", "sizes/finder", "cutting", "delivery"],
  build: ["content/check", "sizes/charts", "site"],
  editor: ["templates", "content/check"],
}

/** A folder and all it may import from, directly or not. @param {string} folder @returns {string[]} */
function reach(folder) {
  return [...new Set([folder, ...layers[folder].flatMap(reach)])]
}

/** The zones of the rule import-x/no-restricted-paths: each folder refuses what it may not import. */
export const layerZones = Object.keys(layers).map((folder) => {
  const allowed = reach(folder)
  const message = `This file may import from ${allowed.join(", ")} in src/: see the rooms in README.`
  return {
    target: `./src/${folder}/**/!(*.test).{ts,tsx}`,
    from: "./src",
    except: allowed,
    message,
  }
})
