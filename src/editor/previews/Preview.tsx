import * as React from "react"
import { SiteProvider } from "../../site/Site"
import type { ContentType } from "../../content/model/content-type"
import { translationFile } from "../../content/model/translation"
import { ShownWindow } from "../../site/hooks/ShownWindow"
import { english } from "../../site/words/en"
import { hindi } from "../../site/words/hi"
import { languageTag } from "../../site/words/language"
import { WordsProvider } from "../../site/words/words"
import { openPressedField } from "../fields/finder"
import { publishedNow, watchPublished } from "../published-content"
import { fileOf, pageData, type PageData } from "./page-data"
import { PreviewSize } from "./PreviewSize"
import { followFocus, holdSlides } from "./shown-slide"

/** Shows one entry, or a page, of which it gets all that its query would find. */
export type View = (data: PageData) => React.ReactNode

/** The props that Decap passes to a preview, as far as used here. */
interface DecapPreviewProps {
  readonly entry: {
    get(name: "slug"): string | undefined
    getIn(path: readonly string[]): unknown
  }
  readonly getAsset: (path: string) => { toString(): string }
  /** The window of the preview frame. */
  readonly window: Window
}

interface PreviewProps extends DecapPreviewProps {
  readonly type: ContentType
  readonly language: "en" | "hi"
  readonly view: View
}

/** The page of an entry with the site's own components, as the form has it now. */
export function Preview({ entry, getAsset, window: shown, type, language, view }: PreviewProps) {
  const content = React.useSyncExternalStore(watchPublished, publishedNow)
  const { documentElement } = shown.document
  React.useState(() => holdSlides(shown))
  React.useEffect(() => followFocus(shown), [shown])
  React.useEffect(() => {
    documentElement.lang = languageTag[language]
  }, [documentElement, language])
  const isHindi = language === "hi"
  const slug = entry.get("slug")
  const draft = (entry.getIn(["data"]) as { toJS(): unknown } | undefined)?.toJS()
  const fileAddress = (path: string) => String(getAsset(path))
  const data = pageData({ type, isHindi, slug, draft, content, fileAddress })
  const file = isHindi ? translationFile(fileOf(type, slug)) : fileOf(type, slug)
  return (
    <PreviewSize frameWindow={shown}>
      {/* Links would leave the preview and the form would be sent, so both are disabled here. */}
      <div
        onClickCapture={(event) => {
          const target = event.target as Element
          if (target.closest("a")) cancel(event)
          openPressedField(target, file, draft)
        }}
        onSubmitCapture={cancel}
      >
        <PreviewBoundary draft={entry}>
          <ShownWindow value={shown}>
            <WordsProvider words={isHindi ? hindi : english}>
              <SiteProvider site={data}>{view(data)}</SiteProvider>
            </WordsProvider>
          </ShownWindow>
        </PreviewBoundary>
      </div>
    </PreviewSize>
  )
}

function cancel(event: React.SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

interface PreviewBoundaryProps {
  /** The entry as it is now. Any change leads to another try. */
  draft: unknown
  children: React.ReactNode
}

/** Prevents a page that cannot be rendered from taking the form with it, and tries again after each change. */
class PreviewBoundary extends React.Component<PreviewBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ draft }: PreviewBoundaryProps) {
    if (this.state.failed && draft !== this.props.draft) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? (
      <p className="sheet" role="alert">
        The page cannot be shown with what the form holds now. Go on filling it in: the page comes
        back by itself, and nothing you typed is lost.
      </p>
    ) : (
      this.props.children
    )
  }
}
