const longFormat = (timeZone: string) =>
  new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone })

/** "21 November 2026": the day in India, wherever the site is built or read. */
export function longDate(date: Date): string {
  return longFormat("Asia/Kolkata").format(date)
}

/** To make a format takes a hundred times as long as to write a day with it. */
let longDays: Intl.DateTimeFormat | undefined

/** The same of an ISO day, "2024-07-02"; undefined for what is not a date. */
export function longDay(day: string): string | undefined {
  const date = new Date(`${day.slice(0, 10)}T00:00:00Z`)
  longDays ??= longFormat("UTC")
  return Number.isNaN(date.getTime()) ? undefined : longDays.format(date)
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
  const date = new Date(`${day}T00:00:00Z`)
  if (language === "en" || Number.isNaN(date.getTime())) return shownDate
  return new Intl.DateTimeFormat("hi-IN", { dateStyle: "long", timeZone: "UTC" }).format(date)
}
