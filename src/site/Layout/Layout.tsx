// Before the styles of components, which may change what these say.
import "../styles/all"
import * as React from "react"
import { englishPath } from "../words/language"
import { useWords } from "../words/words"
import { hydratedMark } from "../../content/routes/page-events"
import { ActionBar } from "../ActionBar/ActionBar"
import { ScrollRing } from "../ActionBar/ScrollRing"
import { Footer } from "../Footer"
import { Header } from "../Header/Header"
import { PolicyNotice } from "../PolicyNotice"
import { useSite } from "../Site"
import { useIsHydrated } from "../hooks/useIsHydrated"
import { useOfflineCopies } from "./useOfflineCopies"
import { useSpeedMeasurements } from "./useSpeedMeasurements"

/** The shell of every page. */
export function Layout({ path, children }: { path: string; children: React.ReactNode }) {
  const site = useSite()
  const page = englishPath(path)
  const words = useWords("shell")
  React.useEffect(() => {
    document.documentElement.setAttribute(hydratedMark, "")
  }, [])
  useOfflineCopies(site.settings.offline.copies === "on")
  useSpeedMeasurements(site.settings.webVitalsEndpoint)
  return (
    <>
      <a className="skip" href="#main">
        {words.skipToContent}
      </a>
      <ShownByScripts>
        <PolicyNotice />
      </ShownByScripts>
      <p className="print-only printhead">
        <b>{site.company.name}</b>
        <span>{`${site.navigation.tollFreeLabel} ${site.company.tollFree}`}</span>
        <span>{site.company.infoEmail}</span>
      </p>
      <Header path={page} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer path={path} />
      <ActionBar path={page} />
      <ShownByScripts>
        <ScrollRing />
      </ShownByScripts>
    </>
  )
}

/** What only scripts show. The HTML of pages is smaller without it. */
function ShownByScripts({ children }: { children: React.ReactNode }) {
  return useIsHydrated() ? children : null
}
