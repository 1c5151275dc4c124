import { jsonFormat } from "./json-format"
import { contentTypes } from "../content/model/index"
import { product } from "../content/model/product"
import { project } from "../content/model/collections"

const names = Object.keys(project.fields)

test("keys are written in the model's order, whatever Decap's order, and what is read is written as it was", () => {
  const text = jsonFormat.toFile({ linkTo: "/", name: "NTPC" }, [...names].reverse())
  expect(text).toBe('{\n  "name": "NTPC",\n  "linkTo": "/"\n}\n')
  expect(jsonFormat.toFile(jsonFormat.fromFile(text) as object, names)).toBe(text)
})

test.each([{ src: "", alt: "", kind: null }, { kind: "photograph" }])(
  "a picture that was emptied, or left as its form began, leaves no trace: %j",
  (picture) => {
    const text = jsonFormat.toFile({ name: "NTPC", linkTo: "/", picture }, names)
    expect(text).not.toContain("picture")
  },
)

test("an optional picture that was added later gets the defaults of its form", () => {
  const picture = { src: "../media/project-ntpc.jpg", alt: "Model of a power station" }
  const text = jsonFormat.toFile({ name: "NTPC", linkTo: "/", picture }, names)
  expect(JSON.parse(text)).toMatchObject({ picture: { ...picture, kind: "photograph" } })
})

test("a switch that is off leaves no trace; one that is on does", () => {
  const text = (hidden: boolean) =>
    jsonFormat.toFile({ name: "Plank", hidden }, Object.keys(product.fields))
  expect(JSON.parse(text(false))).toEqual({ name: "Plank" })
  expect(JSON.parse(text(true))).toEqual({ name: "Plank", hidden: true })
})

test("no two types have the same field names", () => {
  const keys = contentTypes.map(({ fields }) => Object.keys(fields).sort().join())
  expect(new Set(keys).size).toBe(contentTypes.length)
})
