import type { HeadProps } from "gatsby"
import type * as React from "react"
import type { PageContext } from "../../kit/page"
import { analyticsScript, sharePictureAddress, sharePictureSize } from "../../content/routes/paths"
import { usePageAddress } from "../../kit/PageLink"
import type { Crumbs } from "../../kit/blocks/Banner"
import { PageProvider, useSite } from "../../kit/Site"
import { alternates, englishPath, languageTag } from "../../kit/words/language"
import { useLanguage } from "../../kit/words/words"
import { breadcrumbList, jsonLdText, titleWithCompany, type Thing } from "./search-engines"

/** The `<head>` of a page; null for a page without content. Its path is that of the page, if none is given. */
type Head = Omit<React.ComponentProps<typeof Seo>, "path"> & { readonly path?: string }

interface HeadWords extends Partial<Crumbs> {
  readonly searchTitle: string
  readonly searchDescription: string
}

/** The head of a page that has its texts for search engines in a content file of its own, with more if there is more. */
export function headOf(words: HeadWords | null, more: Partial<Head> = {}): Head | null {
  if (!words) return null
  const { searchTitle: title, searchDescription: description, breadcrumb } = words
  return { title, description, breadcrumb, ...more }
}

/**
 * The `<head>` of a page, for its template to export. Gatsby shows it outside the shell, so words and shared content are
 * provided here.
 *
 * @see https://www.gatsbyjs.com/docs/reference/built-in-components/gatsby-head/
 */
export function pageHead<Data extends object, Context extends PageContext = PageContext>(
  useHead: (props: HeadProps<Data, Context>) => Head | null,
) {
  function Shown(props: HeadProps<Data, Context>) {
    const head = useHead(props)
    return head && <Seo path={props.location.pathname} {...head} />
  }
  return function PageHead(props: HeadProps<Data, Context>) {
    return (
      <PageProvider pageContext={props.pageContext} path={props.location.pathname}>
        <Shown {...props} />
      </PageProvider>
    )
  }
}

/** Home and the page of unknown addresses have no breadcrumb. */
interface SeoProps extends Partial<Crumbs> {
  /** The page's own title; the company's name is added if there is room. */
  title: string
  description: string
  path: string
  noindex?: boolean
  /** Structured data about the page. */
  things?: readonly Thing[]
  children?: React.ReactNode
}

/** The contents of a page's `<head>`: title, description, canonical address, Open Graph and structured data. */
export function Seo(props: SeoProps) {
  const { title, description, path, noindex = false, things = [], children } = props
  const { breadcrumb, between = [] } = props
  const { company, navigation, settings, translation, path: shownAt } = useSite()
  const language = useLanguage()
  const pageAddress = usePageAddress()
  const pagePath = path.replace(/(.)\/$/, "$1")
  // /blog shows the newest post, but its translation can show another post.
  const isTranslated = translation !== undefined && shownAt === englishPath(pagePath)
  const address = `${settings.siteUrl}${pagePath === "/" ? "/" : pagePath}`
  const fullTitle = titleWithCompany(title, company.name)
  const steps = breadcrumb ? [navigation.home, ...between, { label: breadcrumb, to: pagePath }] : []
  const inLanguage = steps.map(({ label, to }) => ({ label, to: pageAddress(to) }))
  const known =
    steps.length > 0 ? [...things, breadcrumbList(inLanguage, settings.siteUrl)] : things
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {(isTranslated && !noindex ? alternates(pagePath) : []).map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={settings.siteUrl + url} />
      ))}
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
