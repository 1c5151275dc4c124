import type * as React from "react"
import { englishPath, languages, languageTag, pathIn } from "../words/language"
import { useLanguage } from "../words/words"
import { usePageAddress } from "../PageLink"
import { useSite } from "../Site"
import type { Thing } from "schema-dts"
import { breadcrumbList, jsonLdText, type Crumb, titleWithCompany } from "./search-engines"
import { analyticsScript } from "../../content/routes/generated-paths"
import { sharePictureAddress, sharePictureSize } from "../../content/routes/share-picture"

interface SeoProps {
  /** The page's own title; the company's name is added if there is room. */
  title: string
  description: string
  path: string
  noindex?: boolean
  /** The page's breadcrumb without Home. The home page has none. */
  crumbs?:
    | { readonly between?: readonly Crumb[] | undefined; readonly current: string }
    | null
    | undefined
  /** Structured data about the page. */
  things?: readonly Thing[]
  children?: React.ReactNode
}

/** The contents of a page's `<head>`: title, description, canonical address, Open Graph and structured data. */
export function Seo(props: SeoProps) {
  const { title, description, path, noindex = false, crumbs, things = [], children } = props
  const { company, navigation, settings, isTranslated } = useSite()
  const language = useLanguage()
  const pageAddress = usePageAddress()
  const pagePath = path.replace(/(.)\/$/, "$1")
  const address = `${settings.siteUrl}${pagePath === "/" ? "/" : pagePath}`
  const fullTitle = titleWithCompany(title, company.name)
  const steps = crumbs
    ? [navigation.home, ...(crumbs.between ?? []), { label: crumbs.current, to: pagePath }]
    : []
  const inLanguage = steps.map(({ label, to }) => ({ label, to: pageAddress(to) }))
  const known =
    steps.length > 0 ? [...things, breadcrumbList(inLanguage, settings.siteUrl)] : things
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {isTranslated && !noindex ? <Alternates path={pagePath} siteUrl={settings.siteUrl} /> : null}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${settings.siteUrl}${sharePictureAddress(path)}`} />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta property="og:image:alt" content={fullTitle} />
      <meta property="og:locale" content={languageTag[language].replace("-", "_")} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#F6F8F8" />
      {/* @see https://support.google.com/webmasters/answer/9008080 */}
      {settings.searchConsole && pagePath === "/" ? (
        <meta name="google-site-verification" content={settings.searchConsole} />
      ) : null}
      {/* @see https://plausible.io/docs/plausible-script */}
      {settings.analytics ? (
        <script defer data-domain={new URL(settings.siteUrl).hostname} src={analyticsScript} />
      ) : null}
      {known.length > 0 && !noindex ? (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdText(known) }}
        />
      ) : null}
      {children}
    </>
  )
}

/** The addresses of the page in each language, the same on both pages. */
function Alternates({ path, siteUrl }: { path: string; siteUrl: string }) {
  const english = englishPath(path)
  return (
    <>
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageTag[language]}
          href={siteUrl + pathIn(language, english)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={siteUrl + english} />
    </>
  )
}
