import { readLeniently } from '../table-schema/leniency.ts'
import type { Table } from '../table-schema/table.ts'
import { CellMender, type Mend, type MendingOptions } from './cell-mender.ts'

/** The mended cells of a row, by their index in the schema. */
export type MendedCells = ReadonlyMap<number, Mend>

const noCells: MendedCells = new Map()

/** Mends one row at a time: first the cells that their check refuses, then those that a rule refuses. */
export class RowMender<Draft> {
  private readonly table: Table<Draft>
  private readonly positions: readonly number[]
  private readonly menders: readonly CellMender[]

  constructor(table: Table<Draft>, positions: readonly number[], options: MendingOptions) {
    this.table = table
    this.positions = positions
    this.menders = table.schema.fields.map(
      (field, index) => new CellMender(field, table.checks[index] as Table['checks'][number], options),
    )
  }

  mend(cells: readonly string[]): MendedCells {
    const { checks, rules, shortRows } = this.table
    const texts: string[] = []
    const wrong: boolean[] = []
    let mended: Map<number, Mend> | null = null
    for (const [index, check] of checks.entries()) {
      const position = this.positions[index] as number
      const absent = position === -1 || (position >= cells.length && !shortRows)
      const text = cells[position] ?? ''
      const refused = absent || check(text) !== null
      const mend = refused && !absent ? this.mender(index).mend(text) : null
      if (mend) {
        mended ??= new Map()
        mended.set(index, mend)
      }
      const reading = refused && position < cells.length && !mend ? readLeniently(this.table, index, text) : null
      texts.push(mend?.text ?? reading?.text ?? text)
      wrong.push(refused && !mend && !reading)
    }
    if (rules.length === 0) return mended ?? noCells
    for (const index of this.findBrokenColumns(texts, wrong)) {
      const mend = this.mender(index).mendFor(texts[index] as string, text => {
        const candidate = texts.with(index, text)
        return !this.findBrokenColumns(candidate, wrong).includes(index)
      })
      if (!mend) continue
      mended ??= new Map()
      const before = mended.get(index)
      mended.set(index, { text: mend.text, fixes: [...(before?.fixes ?? []), ...mend.fixes] })
      texts[index] = mend.text
    }
    return mended ?? noCells
  }

  /** Whether each cell of a row is right once mended, so that none can be in another column than its own. */
  hasRightCells(cells: readonly string[], mended: MendedCells): boolean {
    return this.positions.every((position, index) => {
      const text = mended.get(index)?.text ?? cells[position] ?? ''
      if (position === -1 || this.table.checks[index]?.(text) === null) return true
      return readLeniently(this.table, index, text) !== null
    })
  }

  /** The indexes of the fields that a rule refuses. */
  private findBrokenColumns(texts: readonly string[], wrong: readonly boolean[]): number[] {
    const draft = this.table.draft(index => texts[index] ?? '')
    return this.table.rules.flatMap(({ severity, index, columnIndexes, isBroken }) =>
      severity === 'error' && !columnIndexes.some(column => wrong[column]) && isBroken(draft) ? [index] : [],
    )
  }

  private mender(index: number): CellMender {
    return this.menders[index] as CellMender
  }
}
