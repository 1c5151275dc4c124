import { Banner } from "../Banner/Banner"
import { CallToAction } from "../CallToAction/CallToAction"
import { Gallery } from "../Gallery/Gallery"
import { TextBand } from "../TextBand/TextBand"
import type { OwnData } from "../Site/Site"

/** The CSR page: text and gallery. */
export function CsrView({ data }: { data: OwnData<Queries.CsrPageQuery> }) {
  const { csr } = data
  if (!csr) return null
  return (
    <>
      <Banner
        crumbs={{ current: csr.breadcrumb }}
        heading={csr.heading}
        lead={csr.lead}
        picture={csr.picture}
      />
      <TextBand heading={csr.textHeading} html={csr.text} note={csr.picture?.caption} />
      <Gallery heading={csr.galleryHeading} empty={csr.galleryEmpty} pictures={csr.gallery} />
      <CallToAction />
    </>
  )
}
