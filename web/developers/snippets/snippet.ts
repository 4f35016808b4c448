/** What a newcomer copies to call the API in one language. Each takes the token from `MA_CANTINE_TOKEN`. */
export interface Snippets {
  /** Lists the canteens that the token may read. */
  readonly canteens: Program
  /** Says what importing `achats.csv` would do, without storing anything. */
  readonly dryRun: Program
}

export interface Program {
  /** The file to save it in, and what runs that file; null for lines to paste in a terminal. */
  readonly file: { readonly name: string; readonly run: string } | null
  /** @param origin that of the server to call. */
  readonly code: (origin: string) => string
}
