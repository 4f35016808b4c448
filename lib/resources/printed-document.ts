/** A part of a document, in the order of reading. */
export type PrintedBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'callout'; readonly text: string }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | PrintedTable
  | SharesFigure
  | PeriodsFigure

export interface PrintedTable {
  readonly kind: 'table'
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Parts of the width; they add up to 1. */
  readonly widths: readonly number[]
  /** Whether all columns but the first hold figures. */
  readonly isNumeric?: boolean
}

/** A bar of parts of 100. */
export interface SharesFigure {
  readonly kind: 'shares'
  /** What it says, for who does not see it. */
  readonly alt: string
  readonly parts: readonly { readonly name: string; readonly percent: number }[]
}

/** Periods one after the other. */
export interface PeriodsFigure {
  readonly kind: 'periods'
  readonly alt: string
  readonly periods: readonly { readonly name: string; readonly dates: string }[]
}

/** A document of a few pages, in French, to read and to print. */
export interface PrintedDocument {
  readonly title: string
  readonly subtitle: string
  readonly blocks: readonly PrintedBlock[]
  readonly footer: (page: number, pages: number) => string
}
