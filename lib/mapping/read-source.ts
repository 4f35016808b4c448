import type { ByteSource } from '../imports/byte-source.ts'
import { peekChunks } from '../imports/peeked-chunks.ts'
import { containerOf, containerSignatureLength } from '../spreadsheets/container.ts'
import { isEncryptedPackage } from '../spreadsheets/encrypted-package.ts'
import { defaultWorkbookLimits, WorkbookBudget, type WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import { WorkbookProblem } from '../spreadsheets/workbook-problem.ts'
import type { EncodingChoice } from '../table-schema/choose-encoding.ts'
import { type Delimiter, delimiters } from '../table-schema/dialect.ts'
import { Utf8Transcoder } from '../table-schema/encoding.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'
import { TextRows } from './text-rows.ts'

/** One way to read a file: a delimiter of a text, or a sheet of a workbook, with its first rows. */
export interface Reading {
  readonly delimiter: Delimiter | null
  readonly sheet: string | null
  readonly rows: readonly (readonly string[])[]
}

/** The reading that was chosen, and how the words of a text in an old encoding were read; null for any other file. */
export interface ChosenReading extends Reading {
  readonly encoding: EncodingChoice | null
}

export interface ReadSourceOptions {
  /** Replaces the encoding that the words of a text show. */
  readonly encoding?: SingleByteEncoding | undefined
  /** Chooses a reading by its first rows; null when none suits. */
  readonly choose: (readings: readonly Reading[]) => Reading | null
  /** Receives every row of the chosen reading, with its number from 1. */
  readonly onRow: (cells: string[], row: number) => void
  /** Called after each chunk, and awaited, so that a reader can write what it has. */
  readonly onChunk?: (() => void | Promise<void>) | undefined
  readonly limits?: Partial<WorkbookLimits> | undefined
}

/** The rows in which a header is looked for. */
export const headRows = 60
/** In bytes: more than these rows take. */
const headBytes = 256 * 1024

/** The chosen reading, or null when the file cannot be read or no reading suits. Rejects only when the source fails. */
export async function readSource(source: ByteSource, options: ReadSourceOptions): Promise<ChosenReading | null> {
  const { start, chunks } = await peekChunks(source, containerSignatureLength)
  const container = containerOf(start)
  if (container === 'compound') {
    await isEncryptedPackage(chunks)
    return null
  }
  return container ? readWorkbook(chunks, options) : readText(chunks, options)
}

async function readText(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, choose, onRow, onChunk }: ReadSourceOptions,
): Promise<ChosenReading | null> {
  const reader = new TextSource(encoding, choose, onRow)
  for await (const chunk of chunks) {
    reader.push(chunk)
    await onChunk?.()
  }
  reader.end()
  await onChunk?.()
  return reader.reading && { ...reader.reading, encoding: reader.encoding }
}

/** Reads a text in a delimiter chosen by its first rows. */
class TextSource {
  reading: Reading | null = null
  private readonly choose: ReadSourceOptions['choose']
  private readonly onRow: ReadSourceOptions['onRow']
  private readonly transcoder: Utf8Transcoder
  private head: Uint8Array[] | null = []
  private headLength = 0
  private rows: TextRows | null = null
  private row = 0

  constructor(
    encoding: SingleByteEncoding | undefined,
    choose: ReadSourceOptions['choose'],
    onRow: ReadSourceOptions['onRow'],
  ) {
    this.transcoder = new Utf8Transcoder(bytes => this.read(bytes), encoding)
    this.choose = choose
    this.onRow = onRow
  }

  get encoding(): EncodingChoice | null {
    return this.transcoder.choice
  }

  push(chunk: Uint8Array): void {
    this.transcoder.push(chunk)
  }

  end(): void {
    this.transcoder.end()
    if (this.transcoder.binary) return
    this.startReading(true)
    this.rows?.end()
    if (this.rows?.failed) this.reading = null
  }

  private read(bytes: Uint8Array): void {
    if (!this.head) {
      this.rows?.push(bytes)
      return
    }
    this.head.push(new Uint8Array(bytes))
    this.headLength += bytes.length
    if (this.headLength >= headBytes) this.startReading(false)
  }

  private startReading(whole: boolean): void {
    if (!this.head) return
    const start = joinChunks(this.head)
    this.head = null
    const readings = delimiters.map(delimiter => ({ delimiter, sheet: null, rows: firstRows(start, delimiter, whole) }))
    this.reading = this.choose(readings)
    if (!this.reading?.delimiter) return
    this.rows = new TextRows(this.reading.delimiter, cells => {
      this.row++
      this.onRow(cells, this.row)
    })
    this.rows.push(start)
  }
}

function firstRows(start: Uint8Array, delimiter: Delimiter, whole: boolean): string[][] {
  const rows: string[][] = []
  const reader = new TextRows(delimiter, cells => {
    if (rows.length < headRows) rows.push(cells)
  })
  reader.push(start)
  if (whole) reader.end()
  return rows
}

class HeadRead extends Error {}

async function readWorkbook(
  chunks: AsyncIterable<Uint8Array>,
  { choose, onRow, onChunk, limits }: ReadSourceOptions,
): Promise<ChosenReading | null> {
  const { openWorkbook } = await import('../spreadsheets/open-workbook.ts')
  const budget = new WorkbookBudget({ ...defaultWorkbookLimits, ...limits })
  const all: Uint8Array[] = []
  try {
    for await (const chunk of chunks) {
      budget.spend('packedBytes', chunk.length)
      all.push(chunk)
    }
    const workbook = await openWorkbook(joinChunks(all), budget)
    const readings: Reading[] = []
    for (const sheet of workbook.sheets) {
      if (!sheet.visible) continue
      const rows: string[][] = []
      await workbook
        .readRows(sheet, cells => {
          rows.push(cells)
          if (rows.length >= headRows) throw new HeadRead()
        })
        .catch(error => {
          if (!(error instanceof HeadRead)) throw error
        })
      readings.push({ delimiter: null, sheet: sheet.name, rows })
    }
    const reading = choose(readings)
    const sheet = workbook.sheets.find(({ name }) => name === reading?.sheet)
    if (!reading || !sheet) return null
    let row = 0
    await workbook.readRows(sheet, cells => {
      row++
      onRow(cells, row)
    })
    await onChunk?.()
    return { ...reading, encoding: null }
  } catch (error) {
    if (error instanceof WorkbookProblem) return null
    throw error
  }
}
