import { type ByteSource, chunksOf } from '../imports/byte-source.ts'
import { type FileReport, fileReport } from '../imports/check-file.ts'
import { type FileKind, fileKinds, tableOf } from '../imports/file-kinds.ts'
import type { Table } from '../table-schema/table.ts'
import { Validation } from '../table-schema/validation.ts'
import { allowing, type Change, type FixName } from './change.ts'
import { ChangeLog, type FixGroup } from './change-log.ts'
import { emptyColumns } from './empty-columns.ts'
import type { OpenFile } from './open-file.ts'
import { Repairer } from './repairer.ts'

export interface RepairOptions {
  /** The kind that the file must be; recognised from its header when left out. */
  readonly kind?: FileKind | undefined
  /** Guesses are allowed when no safe fix is enough: all of them, or those that are named. */
  readonly unsafe?: boolean | readonly FixName[] | undefined
  /** How many changes, and how many errors, are kept whole (1 000 unless told); counts are always exact. */
  readonly maximumChanges?: number | undefined
  readonly maximumErrors?: number | undefined
  /** Takes the bytes of the mended file, in order; waited for. */
  readonly write?: (bytes: Uint8Array) => void | Promise<void>
  /** Called for each change, in the order of the file, whatever their number; before `write` takes its bytes. */
  readonly onChange?: (change: Change) => void
}

export interface Repair {
  /** The verdict on the file as it was, and on the file as it is written. */
  readonly before: FileReport
  readonly after: FileReport
  readonly changeCount: number
  readonly groups: readonly FixGroup[]
  /** The first ones. */
  readonly changes: readonly Change[]
}

/**
 * Mends an import file: what its table refuses and a fix makes right. A right cell is never touched, a file without
 * errors is written back byte for byte, and mending what was mended changes nothing. Rejects only when the source or
 * `write` fails.
 */
export async function repairFile(openSource: () => ByteSource, options: RepairOptions = {}): Promise<Repair> {
  const open: OpenFile = () => chunksOf(openSource())
  const { kind, unsafe = false, maximumChanges, maximumErrors, write = () => {}, onChange = () => {} } = options
  const tables: readonly Table[] = (kind ? [kind] : fileKinds).map(tableOf)
  const validation = (of: readonly Table[]) => new Validation({ tables: of, maximumErrors })

  const first = validation(tables)
  for await (const chunk of open()) first.push(chunk)
  const before = fileReport(first.end())
  const { table } = first
  const log = new ChangeLog(maximumChanges)
  if (before.valid || !table || !before.encoding) {
    for await (const chunk of open()) await write(chunk)
    return { before, after: before, changeCount: 0, groups: [], changes: [] }
  }

  const { encoding, bom } = before
  const hasBlankLabels = before.groups.some(({ code }) => code === 'blank-label')
  let made: Uint8Array[] = []
  const repairer = new Repairer({
    table,
    tables,
    encoding,
    bom,
    allows: allowing(unsafe),
    emptyColumns: hasBlankLabels ? await emptyColumns(open, tables) : new Set(),
    onBytes: bytes => made.push(bytes),
    onChange: change => {
      log.add(change)
      onChange(change)
    },
  })
  const second = validation([table])
  const drain = async () => {
    if (made.length === 0) return
    const bytes = joined(made)
    made = []
    second.push(bytes)
    await write(bytes)
  }
  for await (const chunk of open()) {
    repairer.push(chunk)
    await drain()
  }
  repairer.end()
  await drain()
  return {
    before,
    after: fileReport(second.end()),
    changeCount: log.count,
    groups: log.groups,
    changes: log.kept,
  }
}

/** A file in which every row is mended is not to be written row by row. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [first] = pieces
  if (first && pieces.length === 1) return first
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let position = 0
  for (const piece of pieces) {
    whole.set(piece, position)
    position += piece.length
  }
  return whole
}
