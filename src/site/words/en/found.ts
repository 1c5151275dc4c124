/** Words of the answers of the size finder. */
export const found = {
  showMore: (count: number) => `Show ${count} more`,
  startAlso: "More sizes that start like this",
  start: "Sizes that start like this",
  closest: "Closest sizes",
  calculate: "Calculate the weight",
  weSell: "We sell this. Add it with its size, colour and thickness, or see its page.",
  askPrice: "Send the size, we send the price.",
  toList: "To the inquiry list",
  unread: "Nothing found. Type a size like 50x50x3, ISMB 200 or 2 inch medium.",
  found: (count: string) => (count === "1" ? "1 size" : `${count} sizes`),
  foundStart: (count: string) =>
    count === "1" ? "1 size starts like this" : `${count} sizes start like this`,
  none: "No such size",
  noneButOne: "No such size. The closest is below.",
  noneBut: (count: number) => `No such size. The ${count} closest are below.`,
  galvanized:
    "GI tube is hot-dip galvanized after forming (IS 4736). GP tube is made from galvanized strip. These are the sizes of black tube.",
  computed: "computed",
  approximate: "approximate",
  oldPiece: (mass: string, kg: string) => `${mass}, ${kg}\u00a0kg for 6\u00a0m`,
  adds: (quantity: string) => `Adds ${quantity}`,
  web: "mm web",
  thick: "mm thick",
  perPiece: (length: string) => `kg/pc of ${length}\u00a0m`,
  perSheet: (size: string) => `kg/pc, ${size}`,
  outside: (outside: string, thickness: string) =>
    `OD ${outside}\u00a0mm, ${thickness}\u00a0mm thick`,
}
