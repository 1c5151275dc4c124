/** The folders of src/, each with those it may import from; what those may import, it may too. README has the picture. */
/** @type {Record<string, readonly string[]>} */
const layers = {
  styles: [],
  format: [],
  interface: [],
  steel: ["format", "interface"],
  branches: ["steel"],
  inquiry: ["steel"],
  delivery: ["inquiry"],
  calculator: ["steel"],
  "content-model": ["branches", "inquiry", "delivery"],
  routes: ["content-model"],
  "content-check": ["routes"],
  build: ["content-check"],
  "structured-data": ["routes"],
  stores: ["routes"],
  hooks: ["stores", "calculator"],
  components: ["hooks", "structured-data", "styles"],
  templates: ["components"],
  cms: ["templates", "content-check"],
}

/** What the pictures for shared links draw with, so that a section looks there as it does on its page. */
const drawings = ["FamilyNest", "Header/BrandMark.tsx", "SectionDrawing", "SectionGlyph"]

/** A folder and all it may import from, directly or not. @param {string} folder @returns {string[]} */
function reach(folder) {
  return [...new Set([folder, ...layers[folder].flatMap(reach)])]
}

/** @param {string} target @param {readonly string[]} allowed */
function zone(target, allowed) {
  const message = `This file may import from ${allowed.join(", ")} in src/: see the layers in README.`
  return { target: `./src/${target}`, from: "./src", except: allowed, message }
}

/** Features: their components and hooks stand beside their pure functions, and may import what components may. */
const features = ["branches", "calculator", "delivery", "inquiry"]

/** @param {string} folder */
function featureZones(folder) {
  return [
    zone(`${folder}/**/!(use*|*.test).ts`, reach(folder)),
    zone(`${folder}/**/{*.tsx,use*.ts}`, reach("components")),
  ]
}

/** The zones of the rule import-x/no-restricted-paths: each folder refuses what it may not import. */
export const layerZones = Object.keys(layers).flatMap((folder) => {
  if (features.includes(folder)) return featureZones(folder)
  return folder === "build"
    ? [
        zone("build/!(publish)/**", reach(folder)),
        zone("build/publish", [...reach(folder), ...drawings.map((path) => `components/${path}`)]),
      ]
    : [zone(folder, reach(folder))]
})
