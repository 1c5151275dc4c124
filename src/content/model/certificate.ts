import { contentType } from "./content-type"
import { optional, picture, text } from "./fields/kinds"

export const certificate = contentType({
  name: "Certificate",
  storedIn: { folder: "certificates" },
  label: "Certificates",
  labelSingular: "Certificate",
  description: "Our Certificate on the home page. Replace the samples by scans of the real ones.",
  ordered: true,
  fields: {
    name: text("Name", 80, "What the certificate is for: ISO 9001:2015"),
    picture: picture("Scan", "Say what it shows, and set the kind to photograph."),
    note: optional(text("Note", 120, "Issuer, number, valid until: BIS, until March 2027")),
  },
})
