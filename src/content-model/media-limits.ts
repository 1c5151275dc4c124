/** What an uploaded picture may measure; the editor's hint and the content check both read it here. */
export const pictureLimits = { minWidth: 600, maxSide: 4000, maxBytes: 3_000_000 } as const

/** The largest other file (film), in bytes. */
export const fileLimitBytes = 20_000_000

export function megabytes(bytes: number): string {
  return `${Number((bytes / 1_000_000).toFixed(1))} MB`
}
