/** A branch as the map shows it. */
export interface MapBranch {
  readonly slug: string
  /** Shown on its pin if the names do not fit. */
  readonly number: number
  readonly name: string
  readonly address: string
  readonly phone?: string | null
  /** A number with country code, or a complete chat address. */
  readonly whatsapp?: string | null
  readonly directionsUrl: string
  /** Degrees north and east. */
  readonly lat: number
  readonly lng: number
}

/** The props of both maps. */
export interface BranchMapView {
  readonly branches: readonly MapBranch[]
  readonly label: string
  /** The slug of the branch with an open window. */
  readonly active: string | null
  readonly onActiveChange: (slug: string | null) => void
}
