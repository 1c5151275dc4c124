/** "22 November 2026, 14:05" from an ISO date; empty if it is not one. */
export function moment(date: string): string {
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return ""
  return new Intl.DateTimeFormat("en-IN", {
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
  }).format(time)
}
