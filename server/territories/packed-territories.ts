/** The generated file: lists that go together by position, for tens of thousands of objects would be slow to read. */
export interface PackedTerritories {
  readonly regions: readonly (readonly [code: string, name: string])[]
  readonly departments: readonly (readonly [code: string, name: string, region: string])[]
  readonly epcis: readonly (readonly [code: string, name: string])[]
  readonly communes: {
    readonly codes: readonly string[]
    readonly names: readonly string[]
    /** Places in `departments`. */
    readonly departments: readonly number[]
    /** Places in `epcis`, -1 for the islands and overseas communes that belong to none. */
    readonly epcis: readonly number[]
    /** Separated by spaces. */
    readonly postalCodes: readonly string[]
  }
  /** Codes of merged communes and of arrondissements, with the commune they are part of. */
  readonly otherCodes: {
    readonly codes: readonly string[]
    readonly communes: readonly string[]
    /** Of an arrondissement; empty for a merged commune. */
    readonly postalCodes: readonly string[]
  }
}
