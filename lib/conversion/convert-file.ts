import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import type { ByteSource } from '../imports/byte-source.ts'
import { type CheckOptions, checkFile, type FileReport } from '../imports/check-file.ts'
import type { ErrorCode } from '../imports/error-code.ts'
import type { FileKind } from '../imports/file-kind.ts'
import { kindOfSchema, tableOf } from '../imports/file-kinds.ts'
import { cellsWriter } from '../table-schema/binding.ts'
import type { TableError } from '../table-schema/error.ts'
import { newCell } from '../table-schema/new-cell.ts'
import { rowErrors } from '../table-schema/row-errors.ts'
import type { Table } from '../table-schema/table.ts'
import { canteenConversion } from './convert-canteens.ts'
import { purchaseConversion } from './convert-purchases.ts'
import { reportConversion } from './convert-reports.ts'
import { type ConversionTarget, type DataFamily, familyOf, isOnlyFormat, targetOf } from './file-formats.ts'
import {
  type ConversionContext,
  type Loss,
  type LossCode,
  type Obstacle,
  partCodes,
  type RowConversion,
} from './row-conversion.ts'

export interface UnsayableRow {
  /** Row number in a spreadsheet: the header is 1. */
  readonly row: number
  readonly code: LossCode | 'missing-cells' | ErrorCode
  /** What has no place in the other format, or the names of the columns that it misses, separated by commas. */
  readonly value: string
  /** What the other format refuses in the row, where the code is that of an error. */
  readonly error?: TableError<ErrorCode>
}

/** What became of a file that was converted: the rows written, those left out, and what each format cannot say. */
export interface FileConversion {
  /** The verdict on the source: nothing is converted of a wrong file. */
  readonly report: FileReport
  /** Null for a file that could not be recognised. */
  readonly from: FileKind | null
  /** Null while `from` is, and where the formats name canteens in two ways: a file alone cannot tell one from the other. */
  readonly to: FileKind | null
  /** Why no such file can be converted; null where nothing stands in the way. */
  readonly obstacle: Obstacle | null
  /** The number of rows written. */
  readonly converted: number
  /** The number of rows of which the other format cannot say everything. */
  readonly unsayableRows: number
  /** How many of these are written without the part that it cannot say; the others are not written. */
  readonly partRows: number
  /** What it cannot say of the first of them. */
  readonly unsayable: readonly UnsayableRow[]
}

/** How `convertFile` reads its source, what it converts it to, and who receives the lines. */
export interface ConversionOptions extends Pick<CheckOptions, 'encoding' | 'strict' | 'sheet'> {
  readonly to: ConversionTarget
  /** The canteens by their SIRET (`readCanteens`), which files of reports of 2025 describe and those of 2026 only name. */
  readonly canteens?: ReadonlyMap<string, CanteenDraft> | null | undefined
  /** Receives the converted file, header first, line by line; worth nothing until the conversion ends without a problem. */
  onLine(line: string): void
}

/** How many unsayable rows a conversion details. */
const shownRows = 1000

const conversions: Readonly<Record<DataFamily, (context: ConversionContext) => RowConversion | Obstacle>> = {
  purchases: purchaseConversion,
  canteens: canteenConversion,
  managers: () => 'only-format',
  recaps: () => 'only-format',
  'simple-reports': reportConversion,
  'detailed-reports': reportConversion,
}

/**
 * Converts a file to another format of its data: commas, UTF-8, decimal points. What the other format cannot say is told row by
 * row, and left out. A written row breaks no rule of the other format.
 */
export async function convertFile(
  source: ByteSource,
  { to, canteens = null, onLine, ...options }: ConversionOptions,
): Promise<FileConversion> {
  const plan = (name: string) => planConversion(name, to, canteens)
  let writer: RowWriter | null = null
  const report = await checkFile(source, {
    ...options,
    onRecord: (draft, row, { schema }) => {
      writer ??= RowWriter.of(plan(schema.name), onLine)
      writer?.add(draft as object, row)
    },
  })
  const { from, target, conversion } = plan(report.schema?.name ?? '')
  if (!writer && report.valid) writer = RowWriter.of({ from, target, conversion }, onLine)
  const { converted = 0, unsayableRows = 0, partRows = 0, unsayable = [] } = (writer as RowWriter | null) ?? {}
  const obstacle = typeof conversion === 'string' ? conversion : null
  return { report, from, to: target, obstacle, converted, unsayableRows, partRows, unsayable }
}

interface ConversionPlan {
  readonly from: FileKind | null
  readonly target: FileKind | null
  /** Null where there is nothing to convert. */
  readonly conversion: RowConversion | Obstacle | null
}

function planConversion(
  schemaName: string,
  to: ConversionTarget,
  canteens: ReadonlyMap<string, CanteenDraft> | null,
): ConversionPlan {
  const from = kindOfSchema(schemaName)
  const target = from && targetOf(from, to)
  if (from && !target && isOnlyFormat(from)) return { from, target, conversion: 'only-format' }
  const isNeeded = from !== null && target !== null && from !== target
  return { from, target, conversion: isNeeded ? conversions[familyOf(from)]({ from, to: target, canteens }) : null }
}

class RowWriter {
  converted = 0
  unsayableRows = 0
  partRows = 0
  readonly unsayable: UnsayableRow[] = []
  private readonly conversion: RowConversion
  private readonly cellsOf: (draft: object) => string[]
  private readonly errorsOf: ReturnType<typeof rowErrors>
  private readonly onLine: (line: string) => void

  private constructor(conversion: RowConversion, table: Table, onLine: (line: string) => void) {
    this.conversion = conversion
    this.cellsOf = cellsWriter<object>(table.schema, conversion.bindings)
    this.errorsOf = rowErrors(table)
    this.onLine = onLine
    onLine(line(table.schema.fields.map(({ name }) => name)))
  }

  /** Null where the rows cannot be converted. */
  static of({ target, conversion }: ConversionPlan, onLine: (line: string) => void): RowWriter | null {
    return target && conversion && typeof conversion === 'object'
      ? new RowWriter(conversion, tableOf(target), onLine)
      : null
  }

  add(row: object, number: number): void {
    const { draft, losses } = this.conversion.say(row as never)
    const isWhole = (code: LossCode) => !partCodes.some(part => part === code)
    const hasPlace = !losses.some(({ code, column }) => isWhole(code) && column === null)
    const cells = hasPlace ? this.cellsOf(draft) : []
    const refusals = hasPlace ? refusalsBeside(losses, this.errorsOf(cells, number)) : []
    const isWritten = refusals.length === 0 && !losses.some(({ code }) => isWhole(code))
    if (isWritten) {
      this.converted++
      this.onLine(line(cells))
    }
    if (losses.length + refusals.length === 0) return
    this.unsayableRows++
    if (isWritten) this.partRows++
    if (this.unsayableRows > shownRows) return
    const told = losses.map(({ code, value }) => ({ code, value }))
    this.unsayable.push(...[...told, ...refusals].map(each => ({ row: number, ...each })))
  }
}

/** What a format refuses in a row, except for what is told already; missing cells are told together. */
function refusalsBeside(losses: readonly Loss[], errors: readonly TableError[]): Omit<UnsayableRow, 'row'>[] {
  const others = errors.filter(({ field }) => !losses.some(({ column }) => column !== null && column === field))
  const missing = others.filter(({ code }) => code === 'required').map(({ field }) => field)
  return [
    ...(missing.length > 0 ? [{ code: 'missing-cells', value: missing.join(', ') } as const] : []),
    ...others
      .filter(({ code }) => code !== 'required')
      .map(error => ({
        code: error.code as ErrorCode,
        value: error.value ?? '',
        error: error as TableError<ErrorCode>,
      })),
  ]
}

const dialect = { delimiter: ',', skipInitialSpace: false } as const
const line = (cells: readonly string[]): string => `${cells.map(cell => newCell(cell, dialect)).join(',')}\n`
