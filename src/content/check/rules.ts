import type { Path } from "../model/fields/field"
import { contentTypes, typeOfFile } from "../model/index"
import { reservedFolders } from "../routes/fixed-pages"
import { blogPath } from "../routes/paths"
import { type Route, siteRoutes } from "../routes/routes"
import {
  MOST_SLENDER,
  thicknessesFor,
  type CommercialRange,
} from "../../steel/range/commercialRange"
import type { SizeFamily } from "../../steel/range/families"
import { sizeFrom } from "../../steel/range/makeSize"
import { pipeBores } from "../../steel/range/nominalBores"
import {
  entryFault,
  faultOfFile,
  type ContentFile,
  type Entry,
  type Fault,
  type MediaFile,
} from "./fault"
import { readFile } from "./read-file"
import { referenceFaults } from "./references"
import { strandedFaults } from "./translations"

/**
 * All faults of all files, in the order of the files: shapes against the model, references against what exists, addresses and
 * numbers against each other.
 */
export function contentFaults(files: readonly ContentFile[], media: readonly MediaFile[]): Fault[] {
  const read = files.map(readFile)
  const faults = read.flatMap((file) => file.faults)
  const entries = read.flatMap(({ entry }) => entry ?? [])
  for (const type of contentTypes) {
    const storedIn = type.storedIn
    if ("file" in storedIn && !files.some(({ path }) => path === storedIn.file)) {
      faults.push(faultOfFile(storedIn.file, `is missing: ${type.label} needs it`))
    }
  }
  if (!files.some(({ path }) => typeOfFile(path)?.name === "Post")) {
    faults.push(faultOfFile("posts", "has no post: the page /blog is made of the newest one"))
  }
  const routes = siteRoutes(new Map(read.map(({ path, readable }) => [path, readable])))
  const linkable = new Set(routes.filter((route) => route.linkable).map(({ path }) => path))
  // Without a post /blog does not exist. That is one fault, not one for every link to it.
  linkable.add(blogPath)
  const addressed = read.flatMap(({ entry, misfit }) => entry ?? misfit ?? [])
  faults.push(...addressFaults(addressed, routes))
  faults.push(...referenceFaults(entries, files, media, linkable))
  faults.push(...strandedFaults(files))
  for (const entry of entries.filter(({ type }) => type.name === "SizeRange")) {
    // Its type has checked the shape of the entry.
    const found = rangeFaults(entry.value as unknown as CommercialRange)
    faults.push(...found.map(({ path, message }) => entryFault(entry, path, message)))
  }
  return faults
    .map((fault) => ({ ...fault, file: `content/${fault.file}` }))
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
}

/** Checks that the addresses editors type (pages of products and others that lead to them) are free. */
function addressFaults(entries: readonly Entry[], routes: readonly Route[]): Fault[] {
  const faults: Fault[] = []
  const typed = new Set(entries.filter(({ value }) => "url" in value).map(({ file }) => file))
  const addresses = new Map<string, string>()
  for (const { path, entry } of routes) {
    if (!typed.has(entry)) addresses.set(path, `content/${entry}`)
  }
  const reserve = (entry: Entry, path: Path, address: string) => {
    const holder = addresses.get(address)
    const first = address.split("/")[1]
    if (reservedFolders.includes(first))
      faults.push(
        entryFault(entry, path, `addresses below /${first} are reserved for the site itself`),
      )
    else if (holder)
      faults.push(entryFault(entry, path, `the address ${address} is already that of ${holder}`))
    else addresses.set(address, `content/${entry.file}`)
  }
  for (const entry of entries) {
    if (typeof entry.value.url === "string") reserve(entry, ["url"], entry.value.url)
  }
  for (const entry of entries) {
    const aliases = Array.isArray(entry.value.aliases) ? entry.value.aliases : []
    aliases.forEach((alias, index) => reserve(entry, ["aliases", index], String(alias)))
  }
  return faults
}

/** Sizes in the range that cannot be made or are repeated. */
export function rangeFaults({ hollow, preGalvanized, planks, sheets }: CommercialRange) {
  const { squares, rectangles, bores } = preGalvanized
  const faults: { path: Path; message: string }[] = []
  const add = (path: Path, message: string) =>
    faults.push({ path: ["preGalvanized", ...path], message })
  for (const [name, { bands }] of Object.entries({ hollow, preGalvanized })) {
    bands.forEach(({ largest, thinnest, thickest }, place) => {
      const found = (field: string, message: string) =>
        faults.push({ path: [name, "bands", place, field], message })
      if (place > 0 && largest <= bands[place - 1].largest)
        found("largest", "must be larger than that of the band before it")
      const least = Math.ceil((largest / MOST_SLENDER) * 10) / 10
      if (thinnest > thickest)
        found("thinnest", `must be at most ${thickest}, the thickest of its band`)
      else if (name === "preGalvanized" && largest > MOST_SLENDER * thinnest)
        found(
          "thinnest",
          `is too thin for ${largest} mm outside: tube up to there needs at least ${least} mm`,
        )
    })
  }
  const covered = (path: Path, family: SizeFamily, ...sides: number[]) => {
    const outside = Math.max(...sides)
    const thicknesses = thicknessesFor(preGalvanized, outside)
    if (thicknesses.length === 0)
      add(path, `has no thickness: add a band up to ${outside} mm or more`)
    const thick = thicknesses.find((thickness) => !isMade(family, [...sides, thickness]))
    if (thick) add(path, `cannot be made ${thick} mm thick, as its band has it`)
  }
  squares.forEach((side, place) => covered(["squares", place], "gpSquare", side, side))
  rectangles.forEach(({ depth, width }, place) =>
    covered(["rectangles", place], "gpRectangular", depth, width),
  )
  bores.forEach((bore, place) => {
    const known = pipeBores.find(({ nominalBore }) => nominalBore === bore)
    if (known) covered(["bores", place], "gpPipe", known.outsideDiameters[0])
    else
      add(
        ["bores", place],
        `${bore} is not a nominal bore: write one of ${pipeBores.map(({ nominalBore }) => nominalBore).join(", ")}`,
      )
  })
  planks.thicknesses.forEach((thickness, place) => {
    const width = planks.widths.find((each) => !isMade("plank", [each, planks.height, thickness]))
    if (width) {
      const message = `is too thick for a plank of ${width} × ${planks.height} mm`
      faults.push({ path: ["planks", "thicknesses", place], message })
    }
  })
  const once = <T>(path: Path, sizes: readonly T[], others: readonly T[] = []) =>
    sizes.forEach((size, place) => {
      if (others.includes(size) || sizes.indexOf(size) < place)
        faults.push({ path: [...path, place], message: "is there twice: keep one" })
    })
  const outside = (one: number, other: number) => `${Math.max(one, other)}x${Math.min(one, other)}`
  once(["hollow", "thicknesses"], hollow.thicknesses)
  once(["preGalvanized", "thicknesses"], preGalvanized.thicknesses)
  once(["preGalvanized", "squares"], squares)
  once(
    ["preGalvanized", "rectangles"],
    rectangles.map(({ depth, width }) => outside(depth, width)),
    squares.map((side) => outside(side, side)),
  )
  once(["preGalvanized", "bores"], bores)
  once(["planks", "widths"], planks.widths)
  once(["planks", "thicknesses"], planks.thicknesses)
  once(["sheets", "thicknesses"], sheets.thicknesses)
  once(
    ["sheets", "sizes"],
    sheets.sizes.map(({ width, length }) => `${width}x${length}`),
  )
  return faults
}

/** Whether the build can make a size with these lengths. */
function isMade(family: SizeFamily, lengths: readonly number[]): boolean {
  try {
    return sizeFrom({ family, lengths }).mass > 0
  } catch {
    return false
  }
}
