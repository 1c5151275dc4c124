import type { Language } from "../../site/words/language"
import type { Words } from "../../site/words/catalogue"
import { charts, steel, tables } from "../../site/words/en/steel"
import {
  charts as hindiCharts,
  steel as hindiSteel,
  tables as hindiTables,
} from "../../site/words/hi/steel"

/** The words of a chart in its language. */
export interface ChartWords extends Pick<Words, "charts" | "steel" | "tables"> {
  readonly language: Language
}

export const chartWords: Readonly<Record<Language, ChartWords>> = {
  en: { language: "en", charts, steel, tables },
  hi: { language: "hi", charts: hindiCharts, steel: hindiSteel, tables: hindiTables },
}
