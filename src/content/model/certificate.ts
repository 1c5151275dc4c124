import { contentType } from "./content-type"
import { optional, picture } from "./fields/groups"
import { text } from "./fields/texts"

export const certificate = contentType({
  name: "Certificate",
  storedIn: { folder: "certificates" },
  label: "Certificates",
  labelSingular: "Certificate",
  description: "Our Certificate on the home page. Replace the samples by scans of the real ones.",
  summary: "{{name}}",
  namedBy: "name",
  sortedBy: ["name"],
  ordered: true,
  fields: {
    name: text({ label: "Name", hint: "What the certificate is for: ISO 9001:2015", max: 80 }),
    picture: picture({
      label: "Scan",
      hint: "To replace it choose a different image, say what it shows, and set the kind to photograph.",
    }),
    note: optional(
      text({
        label: "Note",
        hint: "Issuer, number, valid until: Bureau of Indian Standards, valid until March 2027",
        max: 120,
      }),
    ),
  },
})
