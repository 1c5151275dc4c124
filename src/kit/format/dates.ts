import { languageTag, type Language } from "../words/language"

const longFormat = (language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(languageTag[language], { dateStyle: "long", timeZone })

/** "21 November 2026", "21 नवंबर 2026": the day in India, wherever the site is built or read. */
export function longDate(date: Date, language: Language): string {
  return longFormat(language, "Asia/Kolkata").format(date)
}

/** Creating a format takes a hundred times as long as using it. */
const longDays = new Map<Language, Intl.DateTimeFormat>()

/** The same for an ISO day, "2024-07-02"; undefined for what is not a date. */
export function longDay(day: string, language: Language): string | undefined {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  const format = longDays.get(language) ?? longFormat(language, "UTC")
  longDays.set(language, format)
  return Number.isNaN(date.getTime()) ? undefined : format.format(date)
}

/** Today where the browser is, "2026-11-23". */
export function today(): string {
  const now = new Date()
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** The date of a post on its page, "July-2-2024" as specified, in Hindi "2 जुलाई 2024"; what is not a date stays. */
export function postDay(day: string, language: Language): string {
  const written = longDay(day, language)
  if (language !== "en" || !written) return written ?? day
  const [date, month, year] = written.split(" ")
  return `${month}-${date}-${year}`
}
