/** 2024-07-02 is shown as July-2-2024, as the site's pages show it; anything that is no date stays as it is. */
export function shownDate(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const month = date.toLocaleString("en", { month: "long", timeZone: "UTC" })
  return `${month}-${date.getUTCDate()}-${date.getUTCFullYear()}`
}
