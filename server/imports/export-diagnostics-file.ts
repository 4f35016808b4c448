import { canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { isCentralKitchen } from '@ma-cantine/lib/canteens/production'
import { type StoredAmount, simpleProperties, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import { type Amount, diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import type { Field } from '@ma-cantine/lib/entities/field'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import {
  type DiagnosticFileKind,
  type LeftOutReason,
  leftOutReasonHeader,
  openDiagnosticFileKinds,
} from '@ma-cantine/lib/imports/diagnostic-file'
import type { DiagnosticFileCount, DiagnosticFileSelection } from '@ma-cantine/lib/imports/diagnostic-file-api'
import { countIn, textIn } from '@ma-cantine/lib/table-schema/binding'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { type FileCanteen, readFileCanteens } from '../canteens/file-canteens.ts'
import { hasChanges } from '../canteens/write-canteens.ts'
import { inList } from '../database/in-list.ts'
import { loadDeclarations } from '../diagnostics/declarations.ts'
import type { AmountColumns, DiagnosticRow } from '../diagnostics/diagnostic-row.ts'
import { type DiagnosticFileRow, type ImportLevel, importLevels, isStaffTable } from '../diagnostics/import-levels.ts'
import { isSame } from '../history/states.ts'
import type { Download } from '../http/download.ts'
import { fileOfRows, type Texts } from '../lists/file-rows.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { rowToWrite } from './diagnostic-rows.ts'

/** The import that reads files of each kind. */
const levelOf: Readonly<Record<DiagnosticFileKind, ImportLevel>> = {
  diagnostics: importLevels.simple,
  diagnostics_admin: importLevels.simple,
  diagnostics_cc: importLevels.ccSimple,
  diagnostics_complets: importLevels.complete,
  diagnostics_complets_cc: importLevels.ccComplete,
}

/** The properties that a file of diagnostics may have, with their columns. */
const propertiesOf = ({ type }: ImportLevel): Readonly<Record<string, Field>> => ({
  ...canteenFields,
  satelliteCanteensCount: { ...canteenFields.satelliteCanteensCount, file: countIn('nombre_satellites') },
  declaration: { ...canteenFields.importSource, file: textIn('admin_statut_teledeclaration') },
  ...Object.fromEntries(
    Object.entries(diagnosticFields).map(([name, field]) => [
      name,
      type === 'COMPLETE' ? { ...field, file: field.detailedFile } : field,
    ]),
  ),
})

/** A diagnostic with the amounts that are of the type of the file. */
interface ReadDiagnostic
  extends Pick<DiagnosticRow, 'id' | 'canteenId' | 'year' | 'diagnosticType'>,
    Partial<AmountColumns> {
  /** An import refuses its rows. */
  readonly isDeclared: boolean
}

const amountsOf = ({ type }: ImportLevel): readonly StoredAmount[] =>
  type === 'SIMPLE' ? simpleProperties : storedAmounts

const amountIn = (diagnostic: ReadDiagnostic, name: StoredAmount): Amount => {
  const amount = diagnostic[name] ?? null
  return amount === null ? null : Number(amount)
}

/** How files of one kind are written, and read again. */
class DiagnosticFile {
  readonly level: ImportLevel
  readonly table: Table<DiagnosticFileRow>
  private readonly writer: ReturnType<typeof fileOfRows>
  /** The index of the first column that is about the diagnostic. */
  private readonly firstFigure: number

  constructor(kind: DiagnosticFileKind) {
    this.level = levelOf[kind]
    const name = `import-${kind.replaceAll('_', '-')}`
    const table = this.level.tables.find(({ schema }) => schema.name === name)
    if (!table) throw new Error(`No import reads files of the kind ${kind}`)
    this.table = table
    this.writer = fileOfRows(propertiesOf(this.level), table.schema)
    this.firstFigure = this.writer.headers.indexOf(this.level.forCentralKitchens ? 'nombre_satellites' : 'année_bilan')
  }

  /** A row of the file; null for a canteen without a diagnostic. */
  textsOf({ values }: FileCanteen, diagnostic: ReadDiagnostic | null): Texts {
    const amount = (name: StoredAmount) => (diagnostic ? amountIn(diagnostic, name) : null)
    return this.writer.textsOf({
      ...values,
      satelliteCanteensCount: isCentralKitchen(String(values.productionType)) ? values.satelliteCanteensCount : null,
      year: diagnostic?.year ?? null,
      ...Object.fromEntries(amountsOf(this.level).map(name => [name, amount(name)])),
      declaration: null,
    })
  }

  makeFile(format: FileFormat, { rows, leftOut }: CollectedRows): Download {
    async function* batches() {
      yield rows
    }
    const headers = Object.fromEntries([...leftOut].map(([reason, count]) => [leftOutReasonHeader(reason), `${count}`]))
    const total = [...leftOut.values()].reduce((sum, count) => sum + count, 0)
    return this.writer.makeFile({ format, batches: batches(), leftOut: total, headers })
  }

  /** The header of the file, as its first row. */
  get header(): string[] {
    return [...this.writer.headers]
  }

  isFigure(column: string | null): boolean {
    return column !== null && this.writer.headers.indexOf(column) >= this.firstFigure
  }
}

/** Reads rows as the import does. */
class RowReading {
  private readonly file: DiagnosticFile
  private readonly validation: Validation<DiagnosticFileRow>
  private read: DiagnosticFileRow | null = null

  constructor(file: DiagnosticFile) {
    this.file = file
    this.validation = this.start()
  }

  private start(): Validation<DiagnosticFileRow> {
    const validation = new Validation<DiagnosticFileRow>({
      tables: [this.file.table],
      maximumErrors: 1,
      onRecord: draft => {
        this.read = draft
      },
    })
    validation.pushRow(this.file.header)
    return validation
  }

  /** The record of a row; null when the import would refuse it. */
  recordOf(texts: Texts): DiagnosticFileRow | null {
    this.read = null
    this.validation.pushRow([...texts])
    return this.read
  }

  /** The column of the first error of a row that is refused. */
  wrongColumn(texts: Texts): string | null {
    const validation = this.start()
    validation.pushRow([...texts])
    return validation.endRows(null, null).errors[0]?.field ?? null
  }
}

interface CollectedRows {
  readonly rows: readonly Texts[]
  /** Without the rows of satellites. */
  readonly diagnosticCount: number
  /** The numbers of diagnostics that the file cannot hold, by reason. */
  readonly leftOut: ReadonlyMap<LeftOutReason, number>
}

/** Decides what a file may hold: a row that would change nothing once imported again. */
class RowChoice {
  private readonly file: DiagnosticFile
  private readonly reading: RowReading

  constructor(file: DiagnosticFile) {
    this.file = file
    this.reading = new RowReading(file)
  }

  /** The row of a diagnostic, or why it cannot be in the file. */
  rowOf(canteen: FileCanteen, diagnostic: ReadDiagnostic): Texts | LeftOutReason {
    const { level } = this.file
    if (diagnostic.diagnosticType === null) return 'no-type'
    if (diagnostic.diagnosticType !== level.type) return 'other-type'
    if (canteen.row.siret === null) return 'no-siret'
    if (level.forCentralKitchens && !isCentralKitchen(canteen.row.productionType)) return 'not-central'
    if (diagnostic.isDeclared) return 'declared'
    const texts = this.file.textsOf(canteen, diagnostic)
    const record = this.reading.recordOf(texts)
    if (!record) return this.file.isFigure(this.reading.wrongColumn(texts)) ? 'figures' : 'canteen'
    if (this.changesCanteen(record, canteen)) return 'canteen'
    return this.objectionToFigures(record, diagnostic) ?? texts
  }

  /** The row of a canteen that a kitchen delivers to; null when it cannot be in the file. */
  satelliteRow(canteen: FileCanteen): Texts | null {
    // The file would ask a kitchen for figures.
    if (canteen.row.siret === null || isCentralKitchen(canteen.row.productionType)) return null
    const texts = this.file.textsOf(canteen, null)
    const record = this.reading.recordOf(texts)
    return record && !this.changesCanteen(record, canteen) ? texts : null
  }

  private toWrite(record: DiagnosticFileRow) {
    return rowToWrite(record, 0, this.file.level, isStaffTable(this.file.table))
  }

  private changesCanteen(record: DiagnosticFileRow, { row, sectors }: FileCanteen): boolean {
    const { canteen, importSource } = this.toWrite(record)
    return hasChanges(canteen, { ...row, sectors }) || (importSource ?? row.importSource) !== row.importSource
  }

  private objectionToFigures(record: DiagnosticFileRow, diagnostic: ReadDiagnostic): LeftOutReason | null {
    const { level } = this.file
    const stored = amountsOf(level).map(name => amountIn(diagnostic, name))
    const given = this.toWrite(record).diagnostic?.amounts ?? []
    if (level.type === 'SIMPLE') return isSame(given, stored) ? null : 'sums'
    const { amounts, broken } = completeDiagnostic(given, stored)
    if (broken) return 'figures'
    return isSame(amounts, stored) ? null : 'sums'
  }
}

/** Canteens read at a time. */
const batchCanteens = 200

/**
 * The selected diagnostics as a file that an import reads: imported as it is, it changes nothing. A central kitchen is
 * followed by all the managed canteens that it delivers to, for an import detaches those that its file leaves out.
 */
export async function diagnosticsFile(
  database: Knex,
  reach: Reach,
  selection: DiagnosticFileSelection,
  format: FileFormat,
): Promise<Download> {
  const file = new DiagnosticFile(selection.kind)
  return file.makeFile(format, await collectRows(database, reach, selection, file))
}

/** What the file of each kind would hold, but for that of staff. */
export async function countFiles(
  database: Knex,
  reach: Reach,
  selection: Omit<DiagnosticFileSelection, 'kind'>,
): Promise<DiagnosticFileCount[]> {
  const counts: DiagnosticFileCount[] = []
  for (const kind of openDiagnosticFileKinds) {
    const file = new DiagnosticFile(kind)
    const { diagnosticCount, leftOut } = await collectRows(database, reach, { kind, ...selection }, file)
    counts.push({ kind, diagnosticCount, leftOut: [...leftOut].map(([reason, count]) => ({ reason, count })) })
  }
  return counts
}

async function collectRows(
  database: Knex,
  reach: Reach,
  selection: DiagnosticFileSelection,
  file: DiagnosticFile,
): Promise<CollectedRows> {
  const choice = new RowChoice(file)
  const rows: Texts[] = []
  const leftOut = new Map<LeftOutReason, number>()
  let diagnosticCount = 0
  const ids = await canteensWithDiagnostics(database, reach, selection)
  for (let start = 0; start < ids.length; start += batchCanteens) {
    const part = ids.slice(start, start + batchCanteens)
    const canteens = await readFileCanteens(database, part)
    const diagnostics = await readDiagnostics(database, part, selection, file.level)
    const satellitesOf = await readSatellites(database, reach, file.level, [...canteens.values()])
    for (const id of part) {
      const canteen = canteens.get(id)
      if (!canteen) continue
      const satellites = satellitesOf(canteen).map(satellite => choice.satelliteRow(satellite))
      const before = rows.length
      for (const diagnostic of diagnostics.get(id) ?? []) {
        const row = choice.rowOf(canteen, diagnostic)
        const reason = typeof row === 'string' ? row : satellites.includes(null) ? 'satellites' : null
        if (reason) leftOut.set(reason, (leftOut.get(reason) ?? 0) + 1)
        else rows.push(row as Texts)
      }
      diagnosticCount += rows.length - before
      if (rows.length > before) rows.push(...satellites.flatMap(texts => (texts ? [texts] : [])))
    }
  }
  return { rows, diagnosticCount, leftOut }
}

/** The ids of the managed canteens that have selected diagnostics, by name. */
async function canteensWithDiagnostics(
  database: Knex,
  reach: Reach,
  { canteen, year }: DiagnosticFileSelection,
): Promise<number[]> {
  const diagnostics = database('diagnostics').whereRaw('canteen_id = canteens.id').select(database.raw('1'))
  if (year !== undefined) diagnostics.where({ year })
  const query = whereManaged(database, database('canteens'), 'id', reach).whereExists(diagnostics)
  if (canteen.length > 0) query.where(inList(database, 'id', canteen))
  const rows: { id: number }[] = await query.orderBy(['searchText', 'id']).select('id')
  return rows.map(({ id }) => id)
}

/** The selected diagnostics of these canteens, by canteen id, earliest year first. */
async function readDiagnostics(
  database: Knex,
  canteenIds: readonly number[],
  { year }: DiagnosticFileSelection,
  level: ImportLevel,
): Promise<Map<number, ReadDiagnostic[]>> {
  const query = database('diagnostics')
    .where(inList(database, 'canteen_id', canteenIds))
    .select('id', 'canteenId', 'year', 'diagnosticType', ...amountsOf(level))
  if (year !== undefined) query.where({ year })
  const rows: Omit<ReadDiagnostic, 'isDeclared'>[] = await query.orderBy(['canteenId', 'year'])
  const declarations = await loadDeclarations(
    database,
    rows.map(({ id }) => id),
  )
  const diagnostics = rows.map(row => ({ ...row, isDeclared: declarations.has(row.id) }))
  return Map.groupBy(diagnostics, ({ canteenId }) => canteenId)
}

/** The managed canteens that each kitchen delivers to, in files of central kitchens. */
async function readSatellites(
  database: Knex,
  reach: Reach,
  { forCentralKitchens }: ImportLevel,
  canteens: readonly FileCanteen[],
): Promise<(canteen: FileCanteen) => readonly FileCanteen[]> {
  const sirets = canteens.flatMap(({ row }) => (isCentralKitchen(row.productionType) ? (row.siret ?? []) : []))
  if (!forCentralKitchens || sirets.length === 0) return () => []
  const rows: { id: number }[] = await whereManaged(database, database('canteens'), 'id', reach)
    .where(inList(database, 'centralProducerSiret', sirets, 'text'))
    .whereNull('groupId')
    .orderBy(['searchText', 'id'])
    .select('id')
  const ids = rows.map(({ id }) => id)
  const found = await readFileCanteens(database, ids)
  const satellites = ids.flatMap(id => found.get(id) ?? [])
  const bySiret = Map.groupBy(satellites, ({ row }) => row.centralProducerSiret)
  return ({ row }) => (row.siret === null ? [] : (bySiret.get(row.siret) ?? []))
}
