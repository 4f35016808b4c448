/** The fixes of cells, rows and headers, with their words in fix-words.ts. An unsafe fix is a guess. */
export const fixes = {
  encoding: { safe: true },
  spaces: { safe: true },
  'garbled-text': { safe: true },
  'look-alikes': { safe: true },
  apostrophe: { safe: true },
  spelling: { safe: true },
  currency: { safe: true },
  thousands: { safe: true },
  'decimal-mark': { safe: true },
  'decimal-zeros': { safe: true },
  'date-format': { safe: true },
  'list-separator': { safe: true },
  'list-blank': { safe: true },
  'leading-zero': { safe: true },
  'scientific-notation': { safe: true },
  'blank-row': { safe: true },
  'blank-cells': { safe: true },
  'blank-column': { safe: true },
  'label-spelling': { safe: true },
  'column-order': { safe: true },
  'missing-column': { safe: true },
  'control-characters': { safe: false },
  synonym: { safe: false },
  'nearest-value': { safe: false },
  'two-digit-year': { safe: false },
  rounding: { safe: false },
  'cut-number': { safe: false },
  'label-by-place': { safe: false },
  'surplus-column': { safe: false },
} as const satisfies Record<string, { readonly safe: boolean }>

/** The name of a kind of change. Safe ones cannot change what a cell means; the others are guesses. */
export type FixName = keyof typeof fixes

/** Whether a fix may be used. */
export type FixFilter = (name: FixName) => boolean

/** Allows all safe fixes, and the unsafe ones: all, none or the given ones. */
export const allowFixes =
  (unsafe: boolean | readonly FixName[]): FixFilter =>
  name =>
    fixes[name].safe || (typeof unsafe === 'boolean' ? unsafe : unsafe.includes(name))

/** One change, with its place in the original file as a spreadsheet shows it. */
export interface Change {
  /** 1 = the header. */
  readonly row: number
  /** From 1; null when the change is about a whole row, or a column that was not there. */
  readonly column: number | null
  readonly field: string | null
  /** The previous cell or label, or null when there was none; for a column that moves, its previous letter. */
  readonly from: string | null
  /** The new cell or label, or null when there is none; for a column that moves, its new letter. */
  readonly to: string | null
  /** The fixes that were needed, in order. */
  readonly fixes: readonly FixName[]
  /** The meaning cannot have changed; an unsafe change is a guess for the user to check. */
  readonly safe: boolean
}

export function change(about: Omit<Change, 'fixes' | 'safe'>, names: readonly FixName[]): Change {
  return { ...about, fixes: names, safe: names.every(name => fixes[name].safe) }
}
