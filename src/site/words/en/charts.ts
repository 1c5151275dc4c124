/** Words of the charts to download, which no page shows. */
export const charts = {
  documentTitle: (product: string) => `${product}: sizes and theoretical weights`,
  subtitle: "Sizes and theoretical weights",
  continued: "continued",
  stamp: (day: string) =>
    `Data as on ${day}. Weights are theoretical; delivered weight is by weighbridge.`,
  page: (number: number, count: number) => `Page ${number} of ${count}`,
  flange: { head: "Flange × web", unit: "× flange mm" },
  oldChart: "Old chart",
  csv: {
    family: "Family",
    size: "Size",
    group: "Group",
    thickness: "Thickness mm",
    oldChart: "Old trade chart kg/m",
    standard: "Standard",
    basis: "Weight is",
    id: "Id",
  },
  basis: { table: "table", computed: "computed", approximate: "approximate" },
}
