/** The rooms of src/, each with those it may import from and, through them, all below. README shows the same as a picture. */
/** @type {Record<string, readonly string[]>} */
const layers = {
  styles: [],
  format: [],
  interface: [],
  steel: ["format", "interface"],
  branches: ["steel"],
  inquiry: ["steel"],
  delivery: ["steel"],
  "content-model": ["branches", "inquiry", "delivery"],
  routes: ["content-model"],
  "content-check": ["routes"],
  build: ["content-check"],
  "structured-data": ["routes"],
  stores: ["routes"],
  hooks: ["stores"],
  components: ["hooks", "structured-data", "styles"],
  templates: ["components"],
  pages: ["templates"],
  cms: ["components", "content-check"],
}

/** What the pictures for shared links draw with, so that a section looks there as it does on its page. */
const drawings = ["FamilyNest", "Header/BrandMark.tsx", "SectionDrawing", "SectionGlyph"]

/** A room and all rooms below it. @param {string} room @returns {string[]} */
function reach(room) {
  return [...new Set([room, ...layers[room].flatMap(reach)])]
}

/** @param {string} target @param {readonly string[]} allowed */
function zone(target, allowed) {
  const message = `This file may import from ${allowed.join(", ")} in src/: see the layers in README.`
  return { target: `./src/${target}`, from: "./src", except: allowed, message }
}

/** The zones of the rule import-x/no-restricted-paths: each room refuses what is not below it. */
export const layerZones = Object.keys(layers).flatMap((room) =>
  room === "build"
    ? [
        zone("build/!(publish)/**", reach(room)),
        zone("build/publish", [...reach(room), ...drawings.map((path) => `components/${path}`)]),
      ]
    : [zone(room, reach(room))],
)
