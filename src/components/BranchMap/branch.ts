/** A branch as the map shows it. */
export interface MapBranch {
  readonly slug: string
  /** Shown on its pin where the names would not fit. */
  readonly number: number
  readonly name: string
  readonly address: string
  readonly phone?: string | null
  /** A number with its country code, or a complete address of a chat. */
  readonly whatsapp?: string | null
  readonly directionsUrl: string
  /** Degrees north and east. */
  readonly lat: number
  readonly lng: number
}

/** What both maps are given: the branches, the one whose window is open, and the way to change it. */
export interface BranchMapView {
  readonly branches: readonly MapBranch[]
  readonly label: string
  /** The slug of the branch whose window is open. */
  readonly active: string | null
  readonly onActiveChange: (slug: string | null) => void
}
