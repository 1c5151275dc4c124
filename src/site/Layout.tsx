// Before the styles of components, which may change what these say.
import "../kit/styles/all"
import type { GatsbyBrowser, PageProps } from "gatsby"
import * as React from "react"
import type { PageContext } from "../kit/page"
import { ActionBar, ScrollRing } from "./ActionBar/ActionBar"
import { useOfflineCopies, useSpeedMeasurements } from "./background"
import { Footer } from "./Footer"
import { Header } from "./Header/Header"
import { ToolBoundary } from "../kit/blocks/ToolBoundary"
import { HydratedPage, WithScripts } from "../kit/hooks/hydrated"
import { PolicyNotice } from "./PolicyNotice"
import { PageProvider, useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"

/**
 * Wraps every page in the shell and its words, in the browser and in the static HTML. A page without a language is one of Gatsby's
 * own during development.
 */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({
  element,
  props,
}) => {
  const { pageContext, location } = props as PageProps<object, Partial<PageContext>>
  const { language, shared } = pageContext
  if (!language || !shared) return element
  return (
    <PageProvider pageContext={{ ...pageContext, language, shared }} path={location.pathname}>
      <HydratedPage>
        <Layout>{element}</Layout>
      </HydratedPage>
    </PageProvider>
  )
}

/** The shell of every page. What only scripts show is not in its HTML. */
function Layout({ children }: { children: React.ReactNode }) {
  const { company, navigation, settings } = useSite()
  const words = useWords("shell")
  useOfflineCopies(settings.offline.copies === "on")
  useSpeedMeasurements(settings.webVitalsEndpoint)
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      {/* In an element of its own: what comes into the page beside the header and main makes browsers style both anew. */}
      <div>
        <WithScripts>
          <PolicyNotice />
        </WithScripts>
      </div>
      <p className="print-only printhead">
        <b>{company.name}</b>
        <span>{`${navigation.tollFreeLabel} ${company.tollFree}`}</span>
        <span>{company.infoEmail}</span>
      </p>
      <Header />
      <main id="main" tabIndex={-1}>
        <ToolBoundary kept={[""]} reads={["search", "hash"]}>
          {children}
        </ToolBoundary>
      </main>
      <Footer />
      <ActionBar />
      <WithScripts>
        <ScrollRing />
      </WithScripts>
    </>
  )
}
