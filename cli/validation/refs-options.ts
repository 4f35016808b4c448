export interface RefsOptions {
  /** A list of canteens that `refs pull` wrote. */
  readonly refs?: string
  /** The fingerprint of the key that must have signed it. */
  readonly refsKey?: string
}
