import type { Unsayable } from '../purchases/other-format.ts'
import type { PurchaseFileVersion } from '../purchases/purchase-file-versions.ts'
import {
  type PurchaseFileDraft,
  type PurchaseFormat,
  purchaseFormatOf,
  purchaseFormats,
} from '../purchases/purchase-formats.ts'
import { cellsWriter } from '../table-schema/binding.ts'
import { newCell } from '../table-schema/new-cell.ts'
import type { Table } from '../table-schema/table.ts'
import type { ByteSource } from './byte-source.ts'
import { type CheckOptions, checkFile, type FileReport } from './check-file.ts'

/** Where to convert to: a format, or 2026 however the file names its canteens. */
export const conversionTargets = ['2025', '2026', '2026-siret', '2026-id'] as const
export type ConversionTarget = (typeof conversionTargets)[number]

export interface UnsayableRow extends Unsayable {
  /** Row number in a spreadsheet: the header is 1. */
  readonly row: number
}

export interface PurchasesConversion {
  /** The verdict on the source: nothing is converted of a wrong file. */
  readonly report: FileReport
  /** Null for a file that has no purchases. */
  readonly from: PurchaseFileVersion | null
  /** Null while `from` is, and where the formats name canteens in two ways: a file alone cannot tell one from the other. */
  readonly to: PurchaseFileVersion | null
  /** The number of rows written. */
  readonly converted: number
  /** The number of rows that the other format cannot say, which are not written. */
  readonly unsayableRows: number
  /** What it cannot say of the first of them. */
  readonly unsayable: readonly UnsayableRow[]
}

export interface ConversionOptions extends Pick<CheckOptions, 'encoding' | 'strict' | 'sheet'> {
  readonly to: ConversionTarget
  /** Receives the converted file, header first, line by line; worth nothing until the conversion ends without a problem. */
  onLine(line: string): void
}

/** How many unsayable rows a conversion details. */
const shownRows = 1000

/** The version to write, null where a file of `from` does not say what it needs. */
function targetOf(from: PurchaseFileVersion, to: ConversionTarget): PurchaseFileVersion | null {
  const target = to === '2026' ? (from === '2026-id' ? '2026-id' : '2026-siret') : to
  return (from === '2026-id') === (target === '2026-id') ? target : null
}

/**
 * Converts a file of purchases to another format: commas, UTF-8, decimal points. What the other format cannot say is told
 * row by row, and left out.
 */
export async function convertPurchases(
  source: ByteSource,
  { to, onLine, ...options }: ConversionOptions,
): Promise<PurchasesConversion> {
  let writer: RowWriter | null = null
  const report = await checkFile(source, {
    ...options,
    onRecord: (draft, row, table) => {
      writer ??= RowWriter.from(table, to, onLine)
      writer?.add(draft as PurchaseFileDraft, row)
    },
  })
  const from = purchaseFormatOf(report.schema)?.version ?? null
  const target = from && targetOf(from, to)
  if (!writer && target && report.valid) onLine(headerOf(formatOf(target)))
  const { converted = 0, unsayableRows = 0, unsayable = [] } = (writer as RowWriter | null) ?? {}
  return { report, from, to: target, converted, unsayableRows, unsayable }
}

class RowWriter {
  converted = 0
  unsayableRows = 0
  readonly unsayable: UnsayableRow[] = []
  private readonly from: PurchaseFormat
  private readonly to: PurchaseFormat
  private readonly cellsOf: (draft: PurchaseFileDraft) => string[]
  private readonly onLine: (line: string) => void

  private constructor(from: PurchaseFormat, to: PurchaseFormat, onLine: (line: string) => void) {
    this.from = from
    this.to = to
    this.cellsOf = cellsWriter(to.table.schema, to.bindings)
    this.onLine = onLine
    onLine(headerOf(to))
  }

  /** Null where the rows of this table cannot be converted. */
  static from({ schema }: Table, to: ConversionTarget, onLine: (line: string) => void): RowWriter | null {
    const from = purchaseFormatOf(schema)
    const target = from && targetOf(from.version, to)
    return from && target ? new RowWriter(from, formatOf(target), onLine) : null
  }

  add(draft: PurchaseFileDraft, row: number): void {
    const { from, to } = this
    const { draft: said, unsayable } = to.say(from.read(draft), from.canteenKey(draft))
    if (unsayable.length === 0) {
      this.converted++
      this.onLine(line(this.cellsOf(said)))
      return
    }
    this.unsayableRows++
    if (this.unsayableRows <= shownRows) this.unsayable.push(...unsayable.map(each => ({ row, ...each })))
  }
}

const dialect = { delimiter: ',', skipInitialSpace: false } as const
const line = (cells: readonly string[]): string => `${cells.map(cell => newCell(cell, dialect)).join(',')}\n`

const headerOf = ({ table }: PurchaseFormat): string => line(table.schema.fields.map(({ name }) => name))

const formatOf = (version: PurchaseFileVersion): PurchaseFormat =>
  purchaseFormats.find(format => format.version === version) as PurchaseFormat
