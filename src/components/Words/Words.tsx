import { partsByLanguage } from "../../content-model/language"

/**
 * A text an editor wrote: what is in Hindi says so, for those who have it read out (WCAG 3.1.2). In `bdi`, because styles
 * mean other things by `span`.
 */
export function Words({ text }: { text: string }) {
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
