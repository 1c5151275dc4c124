import { readFileSync } from "node:fs"
import { pathsBelow } from "../../content-check/read-files"

const comment = /\/\*[\s\S]*?\*\//g
const classSelector = /\.(-?[A-Za-z_][\w-]*)/g

/**
 * Short names ("Aa", "Ab", "Ba") for the classes of all CSS Modules below a folder. With hundreds of classes, names of five
 * letters would be half a kilobyte of every page. They begin with a capital letter, which no class of the site does, and have
 * no digits, so a drawing's path data is not taken for a class.
 *
 * @returns the names by file and class: "src/components/Header/Header.module.css menu"
 */
export function shortClassNames(folder: string): ReadonlyMap<string, string> {
  const files = pathsBelow(folder)
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => `${folder}/${file}`)
  const classes = files.flatMap((file) => {
    const css = readFileSync(file, "utf8").replace(comment, "")
    const names = new Set(Array.from(css.matchAll(classSelector), ([, name = ""]) => name))
    return [...names].sort().map((name) => `${file} ${name}`)
  })
  return new Map(classes.map((key, index) => [key, shortName(index)]))
}

const LETTERS = 26

/** A capital letter and small ones: "Aa" for 0, "Ba" for 26, "Aaa" for 676. */
function shortName(index: number): string {
  if (index < LETTERS ** 2) {
    return letter("A", Math.floor(index / LETTERS)) + letter("a", index % LETTERS)
  }
  const further = index - LETTERS ** 2
  return shortName(Math.floor(further / LETTERS)) + letter("a", further % LETTERS)
}

function letter(first: string, position: number): string {
  return String.fromCharCode(first.charCodeAt(0) + position)
}
