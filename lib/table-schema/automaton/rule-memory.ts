import type { TableRule } from '../table.ts'

const slots = 1024
/** The largest size of cached cells: longer ones rarely repeat. */
const maximumKey = 256
/** The largest number of cells of a cached rule: more cells rarely repeat together. */
const maximumCells = 4

/** The offsets of the cells of a row in the bytes of the file, where quotes inside cells are doubled. */
export interface ScannedRow<Draft> {
  readonly bytes: Uint8Array
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  /** Applies the rule to the decoded row. */
  judge(rule: TableRule<Draft>): boolean
}

/**
 * Applies a rule and caches its verdicts by the bytes of the cells that it reads: the same few combinations of labels
 * come back a million times.
 */
export class RuleMemory<Draft> {
  readonly rule: TableRule<Draft>
  private readonly keys: (Uint8Array | undefined)[] = new Array(slots)
  private readonly verdicts = new Uint8Array(slots)

  constructor(rule: TableRule<Draft>) {
    this.rule = rule
  }

  isBroken(row: ScannedRow<Draft>): boolean {
    const { bytes, starts, ends } = row
    const { columnIndexes } = this.rule
    if (columnIndexes.length > maximumCells) return row.judge(this.rule)
    let hash = 0x811c9dc5
    let length = 0
    for (const column of columnIndexes) {
      const end = ends[column] as number
      for (let i = starts[column] as number; i < end; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
      hash = Math.imul(hash ^ 0x100, 0x01000193)
      length += end - (starts[column] as number) + 1
    }
    if (length > maximumKey) return row.judge(this.rule)
    const slot = (hash ^ (hash >>> 15)) & (slots - 1)
    const key = this.keys[slot]
    if (key && key.length === length && this.isKey(key, row)) return this.verdicts[slot] === 1
    const broken = row.judge(this.rule)
    this.keys[slot] = this.keyOf(row, length)
    this.verdicts[slot] = broken ? 1 : 0
    return broken
  }

  private keyOf({ bytes, starts, ends }: ScannedRow<Draft>, length: number): Uint8Array {
    const key = new Uint8Array(length)
    let position = 0
    for (const column of this.rule.columnIndexes) {
      const cell = bytes.subarray(starts[column], ends[column])
      key.set(cell, position)
      position += cell.length + 1
    }
    return key
  }

  /** The key separates cells by NUL, which a plain row never holds. */
  private isKey(key: Uint8Array, { bytes, starts, ends }: ScannedRow<Draft>): boolean {
    let position = 0
    for (const column of this.rule.columnIndexes) {
      const end = ends[column] as number
      for (let i = starts[column] as number; i < end; i++) if (key[position++] !== bytes[i]) return false
      if (key[position++] !== 0) return false
    }
    return true
  }
}
