import type { Language } from "../../interface/language"
import type { Words } from "../../interface/catalogue"
import { charts } from "../../interface/en/charts"
import { steel } from "../../interface/en/steel"
import { tables } from "../../interface/en/tables"
import { charts as hindiCharts } from "../../interface/hi/charts"
import { steel as hindiSteel } from "../../interface/hi/steel"
import { tables as hindiTables } from "../../interface/hi/tables"

/** The words of a chart in its language. */
export interface ChartWords extends Pick<Words, "charts" | "steel" | "tables"> {
  readonly language: Language
}

export const chartWords: Readonly<Record<Language, ChartWords>> = {
  en: { language: "en", charts, steel, tables },
  hi: { language: "hi", charts: hindiCharts, steel: hindiSteel, tables: hindiTables },
}
