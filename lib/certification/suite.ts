/** What a program of a vendor must be able to export, and the rows that its file must then hold. */
export interface CertificationCase {
  /** The name of its file, without the extension. */
  readonly name: string
  /** The data and their format, as `achats@2025`. */
  readonly format: string
  readonly title: { readonly fr: string; readonly en: string }
  /** What happened, in French as the files. */
  readonly story: readonly string[]
  /** By column, as one right file writes them. A column that is left out is empty. */
  readonly rows: readonly Readonly<Record<string, string>>[]
}

export interface CertificationSuite {
  /** Raised with each change of a case, as those of schemas are. */
  readonly version: string
  readonly cases: readonly CertificationCase[]
}
