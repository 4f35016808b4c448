import { fileBindings } from '../entities/file-bindings.ts'
import { type Said, sayIn2025, sayIn2026, type Unsayable } from '../purchases/other-format.ts'
import { canteenIdBinding, purchaseBindings2026, siretBinding } from '../purchases/purchase-draft-2026.ts'
import { purchaseFields } from '../purchases/purchase-fields.ts'
import type { PurchaseFileVersion } from '../purchases/purchase-file-versions.ts'
import { type PurchaseFormat, type PurchaseOfFile, purchaseFormats } from '../purchases/purchase-formats.ts'
import type { Binding } from '../table-schema/binding.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { newCell } from '../table-schema/new-cell.ts'
import type { Table } from '../table-schema/table.ts'
import type { ByteSource } from './byte-source.ts'
import { type CheckOptions, checkFile, type FileReport } from './check-file.ts'
import { type FileKind, kindOfSchema, schemaOf } from './file-kinds.ts'

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

const kinds = {
  '2025': 'achats',
  '2026-siret': 'achats_2026_siret',
  '2026-id': 'achats_2026_id',
} as const satisfies Readonly<Record<PurchaseFileVersion, FileKind>>

const versionOf = (kind: FileKind | null): PurchaseFileVersion | null =>
  (Object.keys(kinds) as PurchaseFileVersion[]).find(version => kinds[version] === kind) ?? null

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
      writer?.add(draft, row)
    },
  })
  const from = versionOf(report.schema && kindOfSchema(report.schema.name))
  const target = from && targetOf(from, to)
  if (!writer && target && report.valid) onLine(headerOf(target))
  const { converted = 0, unsayableRows = 0, unsayable = [] } = (writer as RowWriter | null) ?? {}
  return { report, from, to: target, converted, unsayableRows, unsayable }
}

class RowWriter {
  converted = 0
  unsayableRows = 0
  readonly unsayable: UnsayableRow[] = []
  private readonly format: PurchaseFormat
  private readonly lineOf: (purchase: PurchaseOfFile, canteenKey: string) => Said<string>
  private readonly onLine: (line: string) => void

  private constructor(format: PurchaseFormat, version: PurchaseFileVersion, onLine: (line: string) => void) {
    this.format = format
    this.lineOf = lineWriters[version]
    this.onLine = onLine
    onLine(headerOf(version))
  }

  /** Null where the rows of this table cannot be converted. */
  static from(table: Table, to: ConversionTarget, onLine: (line: string) => void): RowWriter | null {
    const format = purchaseFormats.find(({ table: { schema } }) => schema.name === table.schema.name)
    const from = format ? versionOf(kindOfSchema(format.table.schema.name)) : null
    const version = from && targetOf(from, to)
    return format && version ? new RowWriter(format, version, onLine) : null
  }

  add(draft: unknown, row: number): void {
    const { format } = this
    const record = draft as Parameters<PurchaseFormat['read']>[0]
    const { draft: text, unsayable } = this.lineOf(format.read(record), format.canteenKey(record))
    if (unsayable.length === 0) {
      this.converted++
      this.onLine(text)
      return
    }
    this.unsayableRows++
    if (this.unsayableRows <= shownRows) this.unsayable.push(...unsayable.map(each => ({ row, ...each })))
  }
}

const dialect = { delimiter: ',', skipInitialSpace: false } as const
const line = (cells: readonly string[]): string => `${cells.map(cell => newCell(cell, dialect)).join(',')}\n`

const headerOf = (version: PurchaseFileVersion): string => line(schemaOf(kinds[version]).fields.map(({ name }) => name))

type Bindings = Readonly<Record<string, Pick<Binding<never>, 'column' | 'write'>>>

/** Writes the lines of a format, from what its bindings read. */
function lineWriter(schema: TableSchema, bindings: object) {
  const properties = Object.entries(bindings as Bindings)
  const columns = schema.fields.map(({ name }) => properties.find(([, { column }]) => column === name))
  return (draft: object): string =>
    line(columns.map(column => (column ? column[1].write((draft as Record<string, never>)[column[0]] as never) : '')))
}

const write2025 = lineWriter(schemaOf('achats'), fileBindings(purchaseFields))
const writeBySiret = lineWriter(schemaOf('achats_2026_siret'), { siret: siretBinding, ...purchaseBindings2026 })
const writeById = lineWriter(schemaOf('achats_2026_id'), { canteenId: canteenIdBinding, ...purchaseBindings2026 })

const lineWriters: Readonly<
  Record<PurchaseFileVersion, (purchase: PurchaseOfFile, canteenKey: string) => Said<string>>
> = {
  '2025': (purchase, siret) => {
    const { draft, unsayable } = sayIn2025(purchase)
    return { draft: write2025({ siret, ...draft }), unsayable }
  },
  '2026-siret': (purchase, siret) => {
    const { draft, unsayable } = sayIn2026(purchase)
    return { draft: writeBySiret({ siret, ...draft }), unsayable }
  },
  '2026-id': (purchase, canteenId) => {
    const { draft, unsayable } = sayIn2026(purchase)
    return { draft: writeById({ canteenId: Number(canteenId), ...draft }), unsayable }
  },
}
