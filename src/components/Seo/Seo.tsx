import * as React from "react"
import { useSiteQuery } from "../Site/Site"
import { sharePictureAddress, sharePictureSize } from "./sharePicture"

interface SeoProps {
  /** Of the page alone; the company's name is added. */
  title: string
  description: string
  path: string
  noindex?: boolean
  children?: React.ReactNode
}

/** Title, description, canonical address and Open Graph of a page: what its `Head` returns. */
export function Seo({ title, description, path, noindex = false, children }: SeoProps) {
  const { company, settings } = useSiteQuery()
  const pagePath = path.replace(/(.)\/$/, "$1")
  const address = `${settings.siteUrl}${pagePath === "/" ? "/" : pagePath}`
  const fullTitle = `${title} | ${company.name}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${settings.siteUrl}${sharePictureAddress(path)}`} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta property="og:locale" content="en_IN" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#F6F8F8" />
      {children}
    </>
  )
}
