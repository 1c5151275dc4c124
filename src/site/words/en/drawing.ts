import { families } from "./families"

/** Descriptions of drawings, for people who do not see them. */
export const drawing = {
  families,
  cutFace: "a piece of its cut face, thickness drawn to scale",
  toScale: "drawn to scale",
  cornerRadius: (radius: string) => `outer corner radius ${radius}\u00a0mm`,
  indicativeSteps: "steps and corners indicative",
  nests: {
    hollow:
      "Square hollow sections from 25 to 500\u00a0mm and the outline of 600\u00a0×\u00a0400, drawn at one scale",
    pipe: "Round pipe from 15\u00a0nb to 400\u00a0nb, drawn at one scale",
    rolled: "Beam 600, channel 400 and angle 200\u00a0×\u00a0200, drawn at one scale",
    coated: "Colour coated sheet: 0.50\u00a0mm steel with 30 micrometre paint, and seven colours",
    sheet: "Sheet thickness from 1.6 to 20\u00a0mm, drawn at one scale",
    gp: "Pre-galvanized square, rectangular and round tube from 15 to 100\u00a0mm, drawn at one scale",
  },
}
