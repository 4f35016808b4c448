import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { type FileKind, kindOfSchema, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { emptyFile } from '@ma-cantine/lib/imports/template'
import { hasForeignHeader } from '@ma-cantine/lib/mapping/foreign-header'
import { encodingName } from '@ma-cantine/lib/messages/encodings'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { FixName } from '@ma-cantine/lib/repair/change'
import { readingsOf } from '@ma-cantine/lib/table-schema/choose-encoding'
import { Utf8Transcoder } from '@ma-cantine/lib/table-schema/encoding'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import { newCell } from '@ma-cantine/lib/table-schema/new-cell'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import type {
  BlockWriting,
  ConversionView,
  ExplanationView,
  FixOffer,
  OpenResult,
  Place,
  ReadingView,
  Replacement,
  ReplacementPreview,
  RowFilter,
  RowWindow,
  SheetStart,
  StoredRefusal,
  Verdict,
  WrittenBlock,
} from '../check-protocol.ts'
import type { GridRange } from '../grid-selection.ts'
import { type CheckResult, checkBytes } from './check-bytes.ts'
import { describeGroups } from './describe-groups.ts'
import { ErrorIndex } from './error-index.ts'
import { prepareFixOffer } from './fix-offer.ts'
import { SheetRows } from './sheet-rows.ts'
import { Work } from './work.ts'

export interface OpenOptions {
  /** The kinds of file that this import accepts. */
  readonly kinds: readonly FileKind[]
  /** Checks the file as the first of these kinds, whatever its header says. */
  readonly forceKind: boolean
  /** Takes out the columns that the first of these kinds does not have. */
  readonly dropsColumns?: boolean
  /** Name of the sheet to read, when a workbook has several. */
  readonly sheet: string | null
  readonly locale: Locale
}

const sheetDialect = { delimiter: ';', skipInitialSpace: false } as const

/** The file that a page has open, in a worker: its verdict, its rows, and the changes to them. */
export class CheckSession {
  private readonly onProgress: (bytes: number) => void
  private work: Work | null = null

  constructor(onProgress: (bytes: number) => void) {
    this.onProgress = onProgress
  }

  /** Rejects when the file cannot be read. */
  async open(file: File, { kinds, forceKind, dropsColumns = false, sheet, locale }: OpenOptions): Promise<OpenResult> {
    const [first] = kinds
    if (!first) throw new RangeError('An import takes some kind of file')
    const bytes = await this.read(file)
    const options = { sheet: sheet ?? undefined }
    const detection = forceKind ? null : await checkBytes(bytes, options)
    const found = detection?.report.schema && kindOfSchema(detection.report.schema.name)
    if (found && dropsColumns) return this.openWithout(bytes, found, first, options, locale)
    if (found && !kinds.includes(found)) return { kind: 'wrong-kind', found }
    const kind = found ?? first
    // When the header does not reveal the kind, the errors compare it with the expected one.
    const result = detection && found ? detection : await checkBytes(bytes, { ...options, kind })
    const foreign = !forceKind && hasForeignHeader(result.report)
    const readings = found || foreign ? listReadings(bytes) : []
    if (readings.length > 0) return { kind: 'which-encoding', readings }
    const work = await workOn(bytes, result, kind)
    if (!work) return { ...describeUnusable(result.report, locale), foreign }
    this.work = work
    return { kind: 'checked', verdict: work.verdict(locale), foreign }
  }

  /** The text of a file, read in this encoding, in UTF-8. */
  async convert(file: File, encoding: SingleByteEncoding): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    const transcoder = new Utf8Transcoder(chunk => chunks.push(chunk.slice()), encoding)
    transcoder.push(await this.read(file))
    transcoder.end()
    return joinChunks(chunks)
  }

  /** Opens a sheet to type and paste purchases in. */
  async openSheet({ text, rows, canteens }: SheetStart, locale: Locale): Promise<Verdict> {
    const kind = 'achats'
    const { fields } = schemaOf(kind)
    const header = emptyFile(schemaOf(kind))
    const presetPosition = fields.findIndex(({ name }) => name === 'siret')
    const sheet = new SheetRows(presetPosition, canteens)
    const added = rows.map(row => {
      const texts = fields.map(({ name }, position) => row[name] || (position === presetPosition && sheet.preset) || '')
      return `${texts.map(text => newCell(text, sheetDialect)).join(';')}\r\n`
    })
    const bytes = new TextEncoder().encode([text ?? header, ...added].join(''))
    const { report, milliseconds } = await checkBytes(new TextEncoder().encode(header), { kind })
    const file = { bytes, encoding: 'utf-8', bom: true } as const
    this.work = new Work({ kind, file, report, milliseconds, workbook: null, sheet })
    await this.work.check()
    return this.work.verdict(locale)
  }

  /** All the rows of the sheet, to open it again later. */
  sheetText(): string {
    return this.currentWork.text
  }

  /** Opens a file of one kind as one of another, without the columns that only the first has: a change like others. */
  private async openWithout(
    bytes: Uint8Array,
    found: FileKind,
    kind: FileKind,
    options: { readonly sheet: string | undefined },
    locale: Locale,
  ): Promise<OpenResult> {
    const kept = new Set(schemaOf(kind).fields.map(({ name }) => name))
    const result = await checkBytes(bytes, { ...options, kind: found })
    const readings = listReadings(bytes)
    if (readings.length > 0) return { kind: 'which-encoding', readings }
    const work = await workOn(bytes, result, kind)
    if (!work) return describeUnusable(result.report, locale)
    await work.removeOtherColumns(new Set(schemaOf(found).fields.flatMap(({ name }) => (kept.has(name) ? [] : [name]))))
    this.work = work
    return { kind: 'checked', verdict: work.verdict(locale) }
  }

  /** Checks the file with its changes. */
  async check(locale: Locale): Promise<Verdict> {
    const { currentWork } = this
    await currentWork.check()
    return currentWork.verdict(locale)
  }

  /**
   * Adds what the server refuses in the file with this digest.
   * @returns the verdict; null when the file has changed since.
   */
  refuse(sha256: string, refusal: StoredRefusal, locale: Locale): Verdict | null {
    return this.currentWork.refuse(sha256, refusal) ? this.currentWork.verdict(locale) : null
  }

  /** Forgets what the server refused. */
  forgetRefusal(locale: Locale): Verdict {
    this.currentWork.forgetRefusal()
    return this.currentWork.verdict(locale)
  }

  edit(row: number, position: number, text: string): void {
    this.currentWork.edit(row, position, text)
  }

  previewReplacement(replacement: Replacement): Promise<ReplacementPreview> {
    return this.currentWork.previewReplacement(replacement)
  }

  /** @returns the number of cells that changed. */
  replace(replacement: Replacement): Promise<number> {
    return this.currentWork.replace(replacement)
  }

  writeBlock(writing: BlockWriting): Promise<WrittenBlock> {
    return this.currentWork.writeBlock(writing)
  }

  /** The cells of some of the filtered rows, as a spreadsheet copies them. */
  blockText(filter: RowFilter, range: GridRange): Promise<string> {
    return this.currentWork.blockText(filter, range)
  }

  removeRow(row: number): void {
    this.currentWork.removeRow(row)
  }

  undo(): void {
    this.currentWork.undo()
  }

  redo(): void {
    this.currentWork.redo()
  }

  async fixes(locale: Locale): Promise<FixOffer> {
    const { currentWork } = this
    return prepareFixOffer(currentWork.bytes, currentWork.kind, locale, row => currentWork.rowOf(row))
  }

  /**
   * Makes the safe fixes, and the guesses that are listed.
   * @returns the number of changes made.
   */
  fix(guesses: readonly FixName[]): Promise<number> {
    return this.currentWork.fix(guesses)
  }

  /** The file with its changes in the format of 2026. */
  async to2026(locale: Locale): Promise<ConversionView> {
    const { currentWork } = this
    const { prepareConversion } = await import('./conversion-view.ts')
    return prepareConversion(currentWork.bytes, locale, row => currentWork.rowOf(row))
  }

  rows(filter: RowFilter, from: number, count: number, locale: Locale): Promise<RowWindow> {
    return this.currentWork.rows(filter, from, count, locale)
  }

  /** Number of cells in error of other rows that hold this value in the same column, whatever was edited since the verdict. */
  othersAlike(row: number, position: number, value: string): Promise<number> {
    return this.currentWork.othersAlike(row, position, value)
  }

  /** The next cell in error among the filtered rows, or the previous one; null when there is none. */
  nextError(filter: RowFilter, from: Place, step: 1 | -1): Promise<Place | null> {
    return this.currentWork.nextError(filter, from, step)
  }

  /** The bytes of the file with its changes. */
  file(): Uint8Array {
    return this.currentWork.bytes
  }

  /** SHA-256 of the file with its changes, in hexadecimal. */
  sha256(): string {
    return sha256Hex(this.currentWork.bytes)
  }

  /** The page of a code; `field` names the column that it is about. */
  async explain(code: ErrorCode, field: string | null, locale: Locale): Promise<ExplanationView> {
    const { describeExplanation } = await import('./describe-explanation.ts')
    const column = schemaOf(this.currentWork.kind).fields.find(({ name }) => name === field)
    return describeExplanation(code, column ?? null, locale)
  }

  private get currentWork(): Work {
    if (!this.work) throw new Error('No file is open')
    return this.work
  }

  private async read(file: File): Promise<Uint8Array> {
    const chunks: Uint8Array[] = []
    let length = 0
    const reader = file.stream().getReader()
    for (;;) {
      const { value } = await reader.read()
      if (!value) return joinChunks(chunks)
      chunks.push(value)
      length += value.length
      this.onProgress(length)
    }
  }
}

/** @returns null when the file holds no table. */
async function workOn(
  bytes: Uint8Array,
  { report, csv, milliseconds }: CheckResult,
  kind: FileKind,
): Promise<Work | null> {
  if (!report.schema || report.groups.some(({ code }) => code === 'missing-header')) return null
  if (csv) {
    const sentCheck = await checkBytes(csv, { kind })
    // A sheet read only in part is not the file that the user means to send.
    if (sentCheck.report.errorCount !== report.errorCount || sentCheck.report.rows !== report.rows) return null
    const file = { bytes: csv, encoding: 'utf-8', bom: true } as const
    return new Work({ kind, file, report: sentCheck.report, milliseconds, workbook: report })
  }
  if (!report.encoding) return null
  const file = { bytes, encoding: report.encoding, bom: report.bom }
  return new Work({ kind, file, report, milliseconds, workbook: null })
}

/** How the words of a text may be read, where they leave a doubt. */
function listReadings(bytes: Uint8Array): readonly ReadingView[] {
  const transcoder = new Utf8Transcoder(() => {})
  transcoder.push(bytes)
  transcoder.end()
  const { choice } = transcoder
  if (!choice || choice.isSure) return []
  const readings = readingsOf(choice.words.join(', '), choice.encoding)
  return readings.map(reading => ({ ...reading, name: encodingName(reading.encoding) }))
}

function describeUnusable(report: FileReport, locale: Locale) {
  const several = report.errors.find(({ code }) => code === 'several-sheets')
  return {
    kind: 'unusable' as const,
    groups: describeGroups(report, new ErrorIndex(report), locale),
    sheets: several?.expected?.split(', ') ?? [],
  }
}
