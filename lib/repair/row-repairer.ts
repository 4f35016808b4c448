import { readLeniently } from '../table-schema/leniency.ts'
import type { Table } from '../table-schema/table.ts'
import { type CellRepair, CellRepairer, type CellRepairOptions } from './cell-repairer.ts'

/** The repaired cells of a row, by their index in the schema. */
export type RepairedCells = ReadonlyMap<number, CellRepair>

const noCells: RepairedCells = new Map()

/** Repairs one row at a time: first the cells that their check refuses, then those that a rule refuses. */
export class RowRepairer<Draft> {
  private readonly table: Table<Draft>
  private readonly positions: readonly number[]
  private readonly repairers: readonly CellRepairer[]

  constructor(table: Table<Draft>, positions: readonly number[], options: CellRepairOptions) {
    this.table = table
    this.positions = positions
    this.repairers = table.schema.fields.map(
      (field, index) => new CellRepairer(field, table.checks[index] as Table['checks'][number], options),
    )
  }

  repair(cells: readonly string[]): RepairedCells {
    const { checks, rules, shortRows } = this.table
    const texts: string[] = []
    const wrong: boolean[] = []
    let repaired: Map<number, CellRepair> | null = null
    for (const [index, check] of checks.entries()) {
      const position = this.positions[index] as number
      const absent = position === -1 || (position >= cells.length && !shortRows)
      const text = cells[position] ?? ''
      const refused = absent || check(text) !== null
      const repair = refused && !absent ? this.repairer(index).repair(text) : null
      if (repair) {
        repaired ??= new Map()
        repaired.set(index, repair)
      }
      const reading = refused && position < cells.length && !repair ? readLeniently(this.table, index, text) : null
      texts.push(repair?.text ?? reading?.text ?? text)
      wrong.push(refused && !repair && !reading)
    }
    if (rules.length === 0) return repaired ?? noCells
    for (const index of this.findBrokenColumns(texts, wrong)) {
      const repair = this.repairer(index).repairFor(texts[index] as string, text => {
        const candidate = texts.with(index, text)
        return !this.findBrokenColumns(candidate, wrong).includes(index)
      })
      if (!repair) continue
      repaired ??= new Map()
      const before = repaired.get(index)
      repaired.set(index, { text: repair.text, fixes: [...(before?.fixes ?? []), ...repair.fixes] })
      texts[index] = repair.text
    }
    return repaired ?? noCells
  }

  /** Whether each cell of a row is right once repaired, so that none can be in another column than its own. */
  hasRightCells(cells: readonly string[], repaired: RepairedCells): boolean {
    return this.positions.every((position, index) => {
      const text = repaired.get(index)?.text ?? cells[position] ?? ''
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

  private repairer(index: number): CellRepairer {
    return this.repairers[index] as CellRepairer
  }
}
