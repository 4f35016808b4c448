/** The generated file. Its lists correspond by position, as tens of thousands of objects would be slow to parse. */
export interface PackedTerritories {
  readonly regions: readonly (readonly [code: string, name: string])[]
  readonly departments: readonly (readonly [code: string, name: string, region: string])[]
  readonly epcis: readonly (readonly [code: string, name: string])[]
  readonly communes: {
    readonly codes: readonly string[]
    readonly names: readonly string[]
    /** Positions in `departments`. */
    readonly departments: readonly number[]
    /** Positions in `epcis`, -1 for the islands and overseas communes without one. */
    readonly epcis: readonly number[]
    /** Separated by spaces. */
    readonly postalCodes: readonly string[]
  }
  /** Codes of merged communes and of arrondissements, with the commune they are part of. */
  readonly otherCodes: {
    readonly codes: readonly string[]
    readonly communes: readonly string[]
    /** Postal codes of an arrondissement; empty for a merged commune. */
    readonly postalCodes: readonly string[]
  }
}
