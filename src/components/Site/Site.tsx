import * as React from "react"
import { graphql } from "gatsby"
import { HindiPages } from "./hindiPages"

/** Content every page needs: company, navigation, settings and the list of products. */
export type SiteContent = {
  readonly [Part in keyof Queries.SiteQuery]: NonNullable<Queries.SiteQuery[Part]>
} & {
  /** On a Hindi page, the paths of all Hindi pages. */
  readonly hindiPages?: readonly string[]
  /** Whether this page exists in the other language. */
  readonly isTranslated?: boolean
}
/** A product as listed on every page. */
export type ListedProduct = SiteContent["allProduct"]["nodes"][number]

const SiteContext = React.createContext<SiteContent | null>(null)

export const siteParts = graphql`
  fragment SiteParts on Query {
    company {
      name
      tagline
      tollFree
      whatsapp
      infoEmail
      office {
        address
        locality
        region
      }
      registration {
        legalName
        cin
        office
        contact
      }
      salesPhones
      salesEmails
      social {
        network
        url
      }
      copyright
      credit {
        before
        name
        url
      }
    }
    navigation {
      home {
        label
        to
      }
      about {
        label
        to
      }
      products {
        label
        more {
          label
          to
          range
        }
      }
      csr {
        label
        to
      }
      contact {
        label
        to
      }
      tollFreeLabel
      footerProducts
      footerColumns {
        heading
        links {
          label
          to
        }
      }
    }
    settings {
      siteUrl
      inquiry {
        provider
        endpoint
      }
      policyNotice {
        text
        button
      }
      callToAction {
        heading
        text
        linkLabel
      }
      offline {
        copies
        heading
        text
        retry
      }
      productHeadings {
        findSize
        sizes
        weight
        weightText
        weightLink
        specifications
        features
        downloads
        chart
        chartNote
        chartData
        chartDataNote
        related
        standard
        inquiry
      }
      pictureCredit
      webVitalsEndpoint
      mapRegion
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ListedProduct
      }
    }
  }

  fragment ListedProduct on Product {
    slug
    name
    navigationName
    url
    family
    range
    summary
    listedIn
  }
`

/** The shared content, as its query gives it. @throws Error when a file of it is missing */
export function siteContent({
  company,
  navigation,
  settings,
  allProduct,
}: Queries.SiteQuery): SiteContent {
  if (!company || !navigation || !settings) {
    throw new Error("content/site needs company.json, navigation.json and settings.json")
  }
  return { company, navigation, settings, allProduct }
}

/** Provides the shared content to the views inside it. */
export function SiteProvider({ site, children }: { site: SiteContent; children: React.ReactNode }) {
  return (
    <SiteContext.Provider value={site}>
      <HindiPages.Provider value={site.hindiPages}>{children}</HindiPages.Provider>
    </SiteContext.Provider>
  )
}

/** The shared content, provided by the site's shell or by the editor's preview. */
export function useSite(): SiteContent {
  const site = React.useContext(SiteContext)
  if (!site) throw new Error("A view was shown outside SiteProvider")
  return site
}

/** The products listed in one place, in order. */
export function productsListedIn(
  site: SiteContent,
  place: "navigation" | "homeTiles" | "footer" | "valueAdded",
): readonly ListedProduct[] {
  return site.allProduct.nodes.filter(({ listedIn }) => listedIn.includes(place))
}
