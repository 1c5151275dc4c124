import { useLanguage } from "../../interface/words"
import { partsByLanguage } from "../../content-model/language"

/**
 * Text from the content. Marks the language of Hindi parts on an English page for screen readers (WCAG 3.1.2). Uses `bdi`,
 * because style sheets give `span` other meanings.
 */
export function Words({ text }: { text: string }) {
  if (useLanguage() === "hi") return text
  return partsByLanguage(text).map((part, index) =>
    index % 2 === 1 ? (
      <bdi key={index} lang="hi">
        {part}
      </bdi>
    ) : (
      part
    ),
  )
}
