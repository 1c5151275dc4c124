import * as React from "react"
import { ActionBar } from "../ActionBar/ActionBar"
import { Footer } from "../Footer/Footer"
import { Header } from "../Header/Header"
import { PolicyNotice } from "../PolicyNotice/PolicyNotice"
import { SiteProvider, useSiteQuery } from "../Site/Site"
import "../../styles/tokens.css"
import "../../styles/base.css"
import "../../styles/buttons.css"
import "../../styles/drawing.css"
import "../../styles/print.css"

/** The shell that is the same on every page; it stays in place while visitors go from page to page. */
export function Layout({ path, children }: { path: string; children: React.ReactNode }) {
  const site = useSiteQuery()
  return (
    <SiteProvider site={site}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Header path={path} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ActionBar path={path} />
      <PolicyNotice />
    </SiteProvider>
  )
}
