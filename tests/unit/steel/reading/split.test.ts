import { splitByGoods, splitSizes } from "../../../../src/steel/reading/split"

type Parts = readonly string[] | null

/** A line, its parts cut at the separators between sizes, and its parts cut at the names of goods. null: no clear place to cut. */
const lines: readonly (readonly [typed: string, bySize: Parts, byGoods: Parts])[] = [
  [
    "50x50x3 10 nos, 40x40x2 20 nos",
    ["50x50x3 10 nos,", " 40x40x2 20 nos"],
    ["50x50x3 10 nos, 40x40x2 20 nos"],
  ],
  ["50x50x3 40x40x2 20 nos", null, ["50x50x3 40x40x2 20 nos"]],
  [
    "50x50x3 10 nos 40x40x2 20 nos",
    ["50x50x3 10 nos", " 40x40x2 20 nos"],
    ["50x50x3 10 nos 40x40x2 20 nos"],
  ],
  ["50x50x3, 40x40x2", ["50x50x3,", " 40x40x2"], ["50x50x3, 40x40x2"]],
  [
    "ISMC 100 5 nos ISMC 150 6 nos",
    ["ISMC 100 5 nos", " ISMC 150 6 nos"],
    ["ISMC 100 5 nos ", "ISMC 150 6 nos"],
  ],
  ["ISMC 100 100x50x5 5 nos", ["ISMC 100 100x50x5 5 nos"], ["ISMC 100 100x50x5 5 nos"]],
  ["ISMC 100 (100x50x5) 5 nos", ["ISMC 100 (100x50x5) 5 nos"], ["ISMC 100 (100x50x5) 5 nos"]],
  ["ISMC 100 = 100x50x5 5 nos", ["ISMC 100 = 100x50x5 5 nos"], ["ISMC 100 = 100x50x5 5 nos"]],
  ["ISMC 100 150x75x5 5 nos", null, ["ISMC 100 150x75x5 5 nos"]],
  ["ISMC 100 nos 100x50x5", null, ["ISMC 100 nos 100x50x5"]],
  [
    "65x65x6 | 65x65x6 angle 5 nos",
    ["65x65x6 | 65x65x6 angle 5 nos"],
    ["65x65x6 | 65x65x6 angle 5 nos"],
  ],
  [
    "65x65x6 5 nos 65x65x6 angle 6 nos",
    ["65x65x6 5 nos", " 65x65x6 angle 6 nos"],
    ["65x65x6 5 nos 65x65x6 angle 6 nos"],
  ],
  ["65x65 65x65x6 angle 6 nos", ["65x65 65x65x6 angle 6 nos"], ["65x65 65x65x6 angle 6 nos"]],
  ["65x65x6 65x65 angle 6 nos", ["65x65x6 65x65 angle 6 nos"], ["65x65x6 65x65 angle 6 nos"]],
  [
    "60x60 2.9 mm x 6000 mm 5 nos",
    ["60x60 2.9 mm x 6000 mm 5 nos"],
    ["60x60 2.9 mm x 6000 mm 5 nos"],
  ],
  ["60x60 2.9 mm x 999 mm 5 nos", null, ["60x60 2.9 mm x 999 mm 5 nos"]],
  ["60x60 41 mm x 6000 mm 5 nos", null, ["60x60 41 mm x 6000 mm 5 nos"]],
  [
    "50 nb 5 nos, 65 nb 6 nos pipe",
    ["50 nb 5 nos,", " 65 nb 6 nos pipe"],
    ["50 nb 5 nos, 65 nb 6 nos pipe"],
  ],
  ["50 nb 60.3 x 3.6 pipe 5 nos", ["50 nb 60.3 x 3.6 pipe 5 nos"], ["50 nb 60.3 x 3.6 pipe 5 nos"]],
  ['2" 5 nos, 3" 6 nos pipe', ['2" 5 nos,', ' 3" 6 nos pipe'], ['2" 5 nos, 3" 6 nos pipe']],
  [
    "50x50 5 nos, 40x40 6 nos 3 mm",
    ["50x50 5 nos,", " 40x40 6 nos 3 mm"],
    ["50x50 5 nos, 40x40 6 nos 3 mm"],
  ],
  [
    "plate 6 mm 1 ton 10 mm 2 ton",
    ["plate 6 mm 1 ton", " 10 mm 2 ton"],
    ["plate 6 mm 1 ton 10 mm 2 ton"],
  ],
  [
    "plate 6 mm 1 ton, 10 mm 2 ton, 12 mm 3 ton",
    ["plate 6 mm 1 ton,", " 10 mm 2 ton,", " 12 mm 3 ton"],
    ["plate 6 mm 1 ton, 10 mm 2 ton, 12 mm 3 ton"],
  ],
  ["plate 6 mm 10 mm 2 ton", ["plate 6 mm 10 mm 2 ton"], ["plate 6 mm 10 mm 2 ton"]],
  [
    "plate 6 mm 1250 mm wide 2 nos",
    ["plate 6 mm 1250 mm wide 2 nos"],
    ["plate 6 mm 1250 mm wide 2 nos"],
  ],
  [
    "angle 6 mm 1 ton 10 mm 2 ton",
    ["angle 6 mm 1 ton 10 mm 2 ton"],
    ["angle 6 mm 1 ton 10 mm 2 ton"],
  ],
  [
    "plate 16 gauge 1 ton 18 gauge 2 ton",
    ["plate 16 gauge 1 ton", " 18 gauge 2 ton"],
    ["plate 16 gauge 1 ton 18 gauge 2 ton"],
  ],
  [
    "plate 16 swg 1 ton 18 swg 2 ton",
    ["plate 16 swg 1 ton", " 18 swg 2 ton"],
    ["plate 16 swg 1 ton 18 swg 2 ton"],
  ],
  [
    "plate 100 mm 1 ton 101 mm 2 ton",
    ["plate 100 mm 1 ton 101 mm 2 ton"],
    ["plate 100 mm 1 ton 101 mm 2 ton"],
  ],
  [
    "50 cm x 50 cm x 3 5 nos, 40 cm x 40 cm x 2 6 nos",
    ["50 cm x 50 cm x 3 5 nos,", " 40 cm x 40 cm x 2 6 nos"],
    ["50 cm x 50 cm x 3 5 nos, 40 cm x 40 cm x 2 6 nos"],
  ],
  [
    "2 inch x 2 inch x 16 gauge 5 nos, 3 inch x 3 inch x 16 swg 6 nos",
    ["2 inch x 2 inch x 16 gauge 5 nos,", " 3 inch x 3 inch x 16 swg 6 nos"],
    ["2 inch x 2 inch x 16 gauge 5 nos, 3 inch x 3 inch x 16 swg 6 nos"],
  ],
  [
    "75 angle 6 mm 10 nos, 100 channel 5 nos",
    ["75 angle 6 mm 10 nos,", " 100 channel 5 nos"],
    ["75 angle 6 mm 10 nos", ", 100 channel 5 nos"],
  ],
  ["75 angle 6 mm 10 nos, 100 channel", ["75 angle 6 mm 10 nos, 100 channel"], null],
  [
    "75 angle 6 mm, 100 channel 5 nos",
    ["75 angle 6 mm, 100 channel 5 nos"],
    ["75 angle 6 mm, 100 channel 5 nos"],
  ],
  ["TMT & ISMB 200 5 nos", ["TMT &", " ISMB 200 5 nos"], ["TMT & ISMB 200 5 nos"]],
  ["TMT 8 mm, TMT 10 mm, ISMB 150", ["TMT 8 mm,", " TMT 10 mm,", " ISMB 150"], null],
  ["TMT + 25 MT ISMB", ["TMT +", " 25 MT ISMB"], ["TMT + 25 MT ISMB"]],
  ["TMT | ISMB 200 5 nos", ["TMT | ISMB 200 5 nos"], ["TMT | ISMB 200 5 nos"]],
  ["SS, pipe 50 nb 5 nos", ["SS, pipe 50 nb 5 nos"], ["SS, pipe 50 nb 5 nos"]],
  ["clamp | pipe 50 nb 5 nos", ["clamp | pipe 50 nb 5 nos"], ["clamp | pipe 50 nb 5 nos"]],
  [
    "CR sheet 10 MT, ISMB 200 5 nos",
    ["CR sheet 10 MT,", " ISMB 200 5 nos"],
    ["CR sheet 10 MT, ISMB 200 5 nos"],
  ],
  [
    "HR coil 25 MT, ISMB 200 5 nos",
    ["HR coil 25 MT,", " ISMB 200 5 nos"],
    ["HR coil 25 MT", ", ISMB 200 5 nos"],
  ],
  ["HR coil, ISMB 200 5 nos", ["HR coil, ISMB 200 5 nos"], ["HR coil, ISMB 200 5 nos"]],
  [
    "angle 50x50x6 10 nos channel 100 5 nos",
    ["angle 50x50x6 10 nos channel 100 5 nos"],
    ["angle 50x50x6 10 nos ", "channel 100 5 nos"],
  ],
  ["angle 50x50x6 channel 100 5 nos", ["angle 50x50x6 channel 100 5 nos"], null],
  ["angle 50x50x6 10 nos channel 100", ["angle 50x50x6 10 nos channel 100"], null],
  [
    "10 nos angle 50x50x6 5 nos channel 100",
    ["10 nos angle 50x50x6 5 nos channel 100"],
    ["10 nos angle 50x50x6 ", "5 nos channel 100"],
  ],
  ["5 MT ISMC 100, 3 MT flat", ["5 MT ISMC 100,", " 3 MT flat"], ["5 MT ISMC 100, ", "3 MT flat"]],
  ["5 MT ISMC 100 3 MT flat", ["5 MT ISMC 100 3 MT flat"], ["5 MT ISMC 100 ", "3 MT flat"]],
  [
    "pipe 50 nb with sockets 5 nos",
    ["pipe 50 nb with sockets 5 nos"],
    ["pipe 50 nb with sockets 5 nos"],
  ],
  ["pipe 50 nb w/ sockets 5 nos", ["pipe 50 nb w/ sockets 5 nos"], ["pipe 50 nb w/ sockets 5 nos"]],
  [
    "angle 50x50x6 for channel 100 5 nos",
    ["angle 50x50x6 for channel 100 5 nos"],
    ["angle 50x50x6 for channel 100 5 nos"],
  ],
  [
    "square pipe 50x50x3 10 nos round pipe 2 inch 5 nos",
    ["square pipe 50x50x3 10 nos round pipe 2 inch 5 nos"],
    ["square pipe 50x50x3 10 nos ", "round pipe 2 inch 5 nos"],
  ],
  [
    "40 mm ERW, class B pipe 10 nos",
    ["40 mm ERW, class B pipe 10 nos"],
    ["40 mm ERW, class B pipe 10 nos"],
  ],
  [
    "100 nb class B | ERW pipe 800 m",
    ["100 nb class B | ERW pipe 800 m"],
    ["100 nb class B | ERW pipe 800 m"],
  ],
  [
    "angle 50x50x6 10 nos 6 m channel 100 5 nos",
    ["angle 50x50x6 10 nos 6 m channel 100 5 nos"],
    ["angle 50x50x6 10 nos 6 m ", "channel 100 5 nos"],
  ],
  [
    "ISMB 300 20 nos x 6.1 m ISMC 100 5 nos",
    ["ISMB 300 20 nos x 6.1 m", " ISMC 100 5 nos"],
    ["ISMB 300 20 nos x 6.1 m ", "ISMC 100 5 nos"],
  ],
  [
    "angle 50x50x6 1 nos angle 50x50x6 2 nos angle 50x50x6 3 nos angle 50x50x6 4 nos",
    ["angle 50x50x6 1 nos", " angle 50x50x6 2 nos", " angle 50x50x6 3 nos", " angle 50x50x6 4 nos"],
    ["angle 50x50x6 1 nos ", "angle 50x50x6 2 nos ", "angle 50x50x6 3 nos ", "angle 50x50x6 4 nos"],
  ],
  [
    "angle 50x50x6 10 nos TMT 8 mm 5 MT",
    ["angle 50x50x6 10 nos TMT 8 mm 5 MT"],
    ["angle 50x50x6 10 nos ", "TMT 8 mm 5 MT"],
  ],
  [
    "TMT 8 mm 5 MT angle 50x50x6 10 nos",
    ["TMT 8 mm 5 MT angle 50x50x6 10 nos"],
    ["TMT 8 mm 5 MT ", "angle 50x50x6 10 nos"],
  ],
  [
    "door frame 5 nos angle 50x50x6 10 nos",
    ["door frame 5 nos angle 50x50x6 10 nos"],
    ["door frame 5 nos ", "angle 50x50x6 10 nos"],
  ],
  ["angle 50x50x6", ["angle 50x50x6"], ["angle 50x50x6"]],
]

test.each(lines)("%s is cut between its sizes", (typed, bySize) => {
  expect(splitSizes(typed)).toEqual(bySize)
})

test.each(lines)("%s is cut between its goods", (typed, _, byGoods) => {
  expect(splitByGoods(typed)).toEqual(byGoods)
})
