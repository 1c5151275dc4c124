import * as React from "react"
import type { CuttingCatalogue, CuttingWords } from "../kit/words/catalogue"
import { cutting as english } from "../kit/words/en/cutting"
import hindiTexts from "../kit/words/hi/cutting.json"
import { sentencesOf } from "../kit/words/sentences"
import { useLanguage, useWords } from "../kit/words/words"

const words = { en: english, hi: sentencesOf<CuttingCatalogue>(hindiTexts, {}) }

/** The words of the cutting list with those of sizes. They come with its page in both languages, and with no other page. */
export function useCuttingWords(): CuttingWords {
  const steel = useWords("steel")
  const language = useLanguage()
  return React.useMemo(() => ({ ...steel, ...words[language] }), [steel, language])
}
