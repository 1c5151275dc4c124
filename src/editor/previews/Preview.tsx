import type { PreviewTemplateComponentProps } from "decap-cms-core"
import * as React from "react"
import { SiteContext, type SiteContent } from "../../kit/Site"
import type { ContentType } from "../../content/model/content-type"
import { originalFile, translatedContent } from "../../content/model/translation"
import { ShownWindow } from "../../kit/hooks/browser"
import { english } from "../../kit/words/en"
import { hindi } from "../../kit/words/hi"
import { languageTag, type Language } from "../../kit/words/language"
import { WordsContext } from "../../kit/words/words"
import { openPressedField } from "../fields/finder"
import { FrameLayout } from "../phone-layout"
import { usePublished } from "../published-content"
import { inContent } from "../saving/change-check"
import { pageData } from "./page-data"

/**
 * Shows one entry, or a page, of which it gets all that its query would find. Each declares the data of its own query; `never` lets
 * one list hold them all.
 */
export type View = React.ComponentType<never>

type DecapProps = Pick<PreviewTemplateComponentProps, "entry" | "getAsset" | "window">

interface PreviewProps extends DecapProps {
  readonly type: ContentType
  readonly language: Language
  readonly view: View
}

/** The address of a page that carries no list of a buyer. */
const location = { pathname: "/", search: "", hash: "" }

/** The page of an entry with the site's own components, as the form has it now. */
export function Preview({ entry, getAsset, window: shown, type, language, view }: PreviewProps) {
  const content = usePublished()
  const published = React.useMemo(() => {
    const all = new Map(Object.entries(content))
    return language === "en" ? all : translatedContent(all, language)
  }, [language, content])
  React.useState(() => holdSlides(shown))
  React.useEffect(() => {
    shown.document.documentElement.setAttribute("lang", languageTag[language])
  }, [shown, language])
  const slug = entry.get("slug") as string | undefined
  const path = inContent(String(entry.get("path") ?? ""))
  const draft = (entry.getIn(["data"]) as { toJS(): unknown } | undefined)?.toJS()
  const fileAddress = (path: string) => {
    const address = String(getAsset(path))
    // Of a picture that could not be fetched Decap gives the path, where the site has nothing.
    return /^\w+:/.test(address) ? address : null
  }
  const isTranslation = language !== "en"
  const place = { type, isTranslation, slug, draft, published, fileAddress }
  const data = pageData({ ...place, original: content[originalFile(path) ?? path] })
  const Page = view as React.ComponentType<object>
  const frame = shown.frameElement as HTMLElement | null
  // Links would leave the preview and the form would be sent, so both are disabled here.
  return (
    <>
      {frame?.parentElement && <FrameLayout frame={frame} pane={frame.parentElement} />}
      <div
        onClickCapture={(event) => {
          const target = event.target as Element
          if (target.closest("a")) cancel(event)
          openPressedField(target, path, draft)
        }}
        onSubmitCapture={cancel}
      >
        <ShownWindow value={shown}>
          <WordsContext value={{ en: english, hi: hindi }[language]}>
            <SiteContext value={data as unknown as SiteContent}>
              <Page {...{ data, location }} />
            </SiteContext>
          </WordsContext>
        </ShownWindow>
      </div>
    </>
  )
}

function cancel(event: React.SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Stops the slides from playing by themselves, like reduced motion: an editor looks at one slide. */
function holdSlides(frameWindow: Window): void {
  const { matchMedia } = frameWindow
  frameWindow.matchMedia = (query) =>
    matchMedia.call(frameWindow, query.includes("prefers-reduced-motion") ? "all" : query)
}
