import type { Language } from "../../site/words/language"
import type { Words } from "../../site/words/catalogue"
import { charts } from "../../site/words/en/charts"
import { steel } from "../../site/words/en/steel"
import { tables } from "../../site/words/en/tables"
import { charts as hindiCharts } from "../../site/words/hi/charts"
import { steel as hindiSteel } from "../../site/words/hi/steel"
import { tables as hindiTables } from "../../site/words/hi/tables"

/** The words of a chart in its language. */
export interface ChartWords extends Pick<Words, "charts" | "steel" | "tables"> {
  readonly language: Language
}

export const chartWords: Readonly<Record<Language, ChartWords>> = {
  en: { language: "en", charts, steel, tables },
  hi: { language: "hi", charts: hindiCharts, steel: hindiSteel, tables: hindiTables },
}
