const indian = new Intl.NumberFormat("en-IN")

/** 240000 is written 2,40,000: the Indian grouping. */
export function indianFigure(figure: number): string {
  return indian.format(figure)
}
