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
import { labelsOf, listItems, parts } from "../inside-decap"

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
  React.useEffect(() => followFocus(shown), [shown])
  React.useEffect(() => speak(shown, language), [shown, language])
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

function speak({ document: page }: Window, language: PreviewProps["language"]): void {
  page.documentElement.lang = languageTag[language]
}

function cancel(event: React.SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** Fields whose items are the slides of the page's first slider. */
const slideFields = ["slides", "pictures"]

/** Stops the slides from playing by themselves, like reduced motion: an editor looks at one slide. */
function holdSlides(frameWindow: Window): void {
  const { matchMedia } = frameWindow
  frameWindow.matchMedia = (query) =>
    matchMedia.call(frameWindow, query.includes("prefers-reduced-motion") ? "all" : query)
}

/**
 * Shows the slide whose fields have the focus: when they get it, and when slides are drawn, because one that was added has the focus
 * before it is drawn, and a slider starts at its first slide some time after that. @returns what ends that
 */
function followFocus({ document: page }: Window): () => void {
  const show = () => {
    const { activeElement } = document
    const index = activeElement ? slideEdited(activeElement) : -1
    if (index >= 0) showSlide(page, index)
  }
  const drawn = new MutationObserver(show)
  drawn.observe(page, { subtree: true, childList: true, attributeFilter: ["class"] })
  document.addEventListener("focusin", show)
  return () => {
    drawn.disconnect()
    document.removeEventListener("focusin", show)
  }
}

/** The place of the slide that a part of the form belongs to; -1 if it belongs to none. */
function slideEdited(part: Element): number {
  const list = part.closest("[data-movable-list]")
  if (!list?.closest(parts.field)?.querySelector(slideFields.map(labelsOf).join())) return -1
  return listItems(list).findIndex((item) => item.contains(part))
}

function showSlide(page: Document, index: number): void {
  const slider = page.querySelector(".slick-slider")
  const slides = [...(slider?.querySelectorAll(".slick-slide:not(.slick-cloned)") ?? [])]
  const buttons = slider
    ?.closest("[aria-roledescription]")
    ?.querySelectorAll<HTMLElement>("button.iconbtn")
  const next = [...(buttons ?? [])].at(-1)
  const current = slides.findIndex((slide) => slide.matches(".slick-current"))
  // Before a slider begins, all slides stand in a row.
  const isRow = slides.every((slide) => slide.matches(".slick-active"))
  if (isRow || current < 0 || index >= slides.length) return
  const away = (index - current + slides.length) % slides.length
  for (let press = 0; press < away; press++) next?.click()
}
