/** What a repair may do to a cell, a row or the header, each with its words in fix-words.ts. Unsafe ones guess. */
export const fixes = {
  spaces: { safe: true },
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
  synonym: { safe: false },
  'nearest-value': { safe: false },
  'two-digit-year': { safe: false },
  rounding: { safe: false },
  'label-by-place': { safe: false },
  'surplus-column': { safe: false },
} as const satisfies Record<string, { readonly safe: boolean }>

export type FixName = keyof typeof fixes

/** Whether a fix may be used. */
export type Allowed = (name: FixName) => boolean

/** Safe fixes always may; of those that guess all may, none, or those that are named. */
export const allowing =
  (unsafe: boolean | readonly FixName[]): Allowed =>
  name =>
    fixes[name].safe || (typeof unsafe === 'boolean' ? unsafe : unsafe.includes(name))

/** One thing mended, with its place in the original file as a spreadsheet shows it. */
export interface Change {
  /** 1 = the header. */
  readonly row: number
  /** From 1; null when the change is about a whole row, or a column that was not there. */
  readonly column: number | null
  readonly field: string | null
  /** The cell or label as it was; null when there was none. A column that moves: the letter it leaves. */
  readonly from: string | null
  /** What stands there now; null when nothing does. A column that moves: the letter it goes to. */
  readonly to: string | null
  /** What it took, in order. */
  readonly fixes: readonly FixName[]
  /** The meaning cannot have changed; an unsafe change is a guess, to be looked at. */
  readonly safe: boolean
}

export function change(about: Omit<Change, 'fixes' | 'safe'>, names: readonly FixName[]): Change {
  return { ...about, fixes: names, safe: names.every(name => fixes[name].safe) }
}
