/** A language tag whose dates the site writes. */
type DateTag = "en-IN" | "hi-IN"

const longFormat = (tag: DateTag, timeZone: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: "long", timeZone })

/** "21 November 2026", "21 नवंबर 2026": the day in India, wherever the site is built or read. */
export function longDate(date: Date, tag: DateTag): string {
  return longFormat(tag, "Asia/Kolkata").format(date)
}

/** Creating a format takes a hundred times as long as using it. */
const longDays = new Map<DateTag, Intl.DateTimeFormat>()

/** The same for an ISO day, "2024-07-02"; undefined for what is not a date. */
export function longDay(day: string, tag: DateTag): string | undefined {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  const format = longDays.get(tag) ?? longFormat(tag, "UTC")
  longDays.set(tag, format)
  return Number.isNaN(date.getTime()) ? undefined : format.format(date)
}

/**
 * "July-2-2024" for "2024-07-02", like Gatsby's `MMMM-D-YYYY` but for the editor's previews. Anything that is not a date is
 * returned unchanged.
 */
export function postDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const month = date.toLocaleString("en", { month: "long", timeZone: "UTC" })
  return `${month}-${date.getUTCDate()}-${date.getUTCFullYear()}`
}

/** The date of a post on its page: Gatsby's in English, "2 जुलाई 2024" in Hindi. */
export function postDay(
  { day, shownDate }: { readonly day: string; readonly shownDate: string },
  language: "en" | "hi",
): string {
  return language === "en" ? shownDate : (longDay(day, "hi-IN") ?? shownDate)
}
