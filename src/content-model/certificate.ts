import { contentType, type EntryOf } from "./content-type"
import { optional, picture, text, whole } from "./fields"

export const certificate = contentType({
  name: "Certificate",
  kept: { folder: "certificates" },
  label: "Certificates",
  labelSingular: "Certificate",
  description: "Our Certificate on the home page. Replace the samples by scans of the real ones.",
  summary: "{{order}}. {{name}}",
  namedBy: "name",
  sortedBy: ["order", "name"],
  fields: {
    name: text({ label: "Name", hint: "What the certificate is for.", max: 80 }),
    order: whole({ label: "Order", hint: "Small numbers come first.", min: 1, max: 999 }),
    picture: picture({ label: "Scan" }),
    note: optional(text({ label: "Note", hint: "Valid until, number, issuer.", max: 120 })),
  },
})

export type Certificate = EntryOf<typeof certificate>
