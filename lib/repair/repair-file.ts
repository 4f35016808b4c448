import { type ByteSource, chunksOf } from '../imports/byte-source.ts'
import { type CheckOptions, type FileReport, fileReport, tablesOf } from '../imports/check-file.ts'
import { encodingName } from '../messages/encodings.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import { Validation } from '../table-schema/validation.ts'
import { allowFixes, type Change, change, type FixName } from './change.ts'
import { ChangeLog, type FixGroup } from './change-log.ts'
import { emptyColumns } from './empty-columns.ts'
import type { OpenFile } from './open-file.ts'
import { Repairer } from './repairer.ts'
import { isConverted, writtenEncoding } from './written-encoding.ts'

/** Which fixes `repairFile` may use, and who receives the repaired file and its changes. */
export interface RepairOptions extends Pick<CheckOptions, 'kind' | 'table' | 'encoding'> {
  /** The guesses to allow when safe fixes are not enough: all of them, or the given ones. */
  readonly unsafe?: boolean | readonly FixName[] | undefined
  /** How many changes, and how many errors, are returned in full (default 1 000); counts are always exact. */
  readonly maximumChanges?: number | undefined
  readonly maximumErrors?: number | undefined
  /** Receives the bytes of the repaired file, in order, and is awaited. */
  readonly write?: (bytes: Uint8Array) => void | Promise<void>
  /** Receives every change, in the order of the file, before `write` receives its bytes. */
  readonly onChange?: (change: Change) => void
}

/** The verdicts before and after a repair, and the changes between them. */
export interface Repair {
  /** The verdicts on the original and on the repaired file. */
  readonly before: FileReport
  readonly after: FileReport
  readonly changeCount: number
  readonly groups: readonly FixGroup[]
  /** The first changes, at most `maximumChanges`. */
  readonly changes: readonly Change[]
}

/**
 * Repairs the cells, rows and header that the table refuses and that a fix makes right. Right cells never change, a file
 * without errors is copied byte for byte, and repairing a repaired file changes nothing. Rejects only when the source or
 * `write` fails.
 */
export async function repairFile(openSource: () => ByteSource, options: RepairOptions = {}): Promise<Repair> {
  const open: OpenFile = () => chunksOf(openSource())
  const { unsafe = false, maximumChanges, maximumErrors, write = () => {}, onChange = () => {} } = options
  const tables = tablesOf(options)

  const first = new Validation({ tables, maximumErrors, encoding: options.encoding })
  for await (const chunk of open()) first.push(chunk)
  const before = fileReport(first.end())
  const { table } = first
  const log = new ChangeLog(maximumChanges)
  // A cell that is only read leniently is written as it is read.
  const lenientCodes = new Set(table?.leniencies?.flat().map(({ code }) => code))
  const converts = isConverted(before, options.encoding)
  const isRight = before.valid && !converts && !before.groups.some(({ code }) => lenientCodes.has(code))
  // What is not surely read is not written.
  const isDoubtful = before.groups.some(({ code }) => code === 'doubtful-encoding')
  if (isRight || isDoubtful || !table || !before.encoding) {
    for await (const chunk of open()) await write(chunk)
    return { before, after: before, changeCount: 0, groups: [], changes: [] }
  }

  const { encoding, bom } = writtenEncoding(before, options.encoding)
  const hasBlankLabels = before.groups.some(({ code }) => code === 'blank-label')
  let pieces: Uint8Array[] = []
  const repairer = new Repairer({
    table,
    tables,
    encoding,
    bom,
    allows: allowFixes(unsafe),
    emptyColumns: hasBlankLabels ? await emptyColumns(open, tables) : new Set(),
    readAs: options.encoding,
    onBytes: bytes => pieces.push(bytes),
    onChange: change => {
      log.add(change)
      onChange(change)
    },
  })
  if (converts) {
    const about = { row: 1, column: null, field: null, from: encodingName(before.encoding), to: encodingName(encoding) }
    log.add(change(about, ['encoding']))
    onChange(change(about, ['encoding']))
  }
  const second = new Validation({ tables: [table], maximumErrors })
  const drain = async () => {
    if (pieces.length === 0) return
    const bytes = joinChunks(pieces)
    pieces = []
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
    changes: log.changes,
  }
}
