import { renderToStaticMarkup as renderAlone } from "react-dom/server"
import { hindi } from "../../../../src/interface/hi"
import { renderToStaticMarkup } from "../../../jsdom/markup"
import { inWords } from "../../../jsdom/render"
import { Banner } from "../../../../src/components/Banner/Banner"
import { Words } from "../../../../src/components/Words/Words"

jest.mock("../../../../src/components/Breadcrumbs/Breadcrumbs", () => ({ Breadcrumbs: () => null }))

const html = (text: string) => renderToStaticMarkup(<Words text={text} />)

test("Hindi parts are marked as Hindi, and nothing else is", () => {
  expect(html("MS pipe 50 × 50")).toBe("MS pipe 50 × 50")
  expect(html("वज़न")).toBe('<bdi lang="hi">वज़न</bdi>')
  expect(html("चौकोर पाइप 50 × 50, चादर.")).toBe('<bdi lang="hi">चौकोर पाइप 50 × 50, चादर</bdi>.')
  expect(html("Pipe (पाइप) and sheet (चादर), 3 mm")).toBe(
    'Pipe (<bdi lang="hi">पाइप</bdi>) and sheet (<bdi lang="hi">चादर</bdi>), 3 mm',
  )
})

test("no letter is lost or added, and text never becomes HTML", () => {
  for (const text of ["", "क", "क<b>ख", 'a "क" & b', "क\u200dष\nख", "x".repeat(5000) + "क"]) {
    const plain = html(text).replace(/<\/?bdi( lang="hi")?>/g, "")
    expect(plain).toBe(renderToStaticMarkup(text))
  }
})

test("the heading and the lead of a page are marked", () => {
  const page = renderToStaticMarkup(
    <Banner crumbs={{ current: "x" }} heading="पाइप" lead="Pipe: पाइप" />,
  )
  expect(page).toContain('<h1><bdi lang="hi">पाइप</bdi></h1>')
  expect(page).toContain('Pipe: <bdi lang="hi">पाइप</bdi></p>')
})

test("a Hindi page declares its language itself: no part of it is marked", () => {
  const page = inWords(<Words text="पाइप" />, hindi)
  expect(renderAlone(page)).toBe("पाइप")
})
