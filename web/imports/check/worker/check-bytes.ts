import { type CheckOptions, checkFile, type FileReport } from '@ma-cantine/lib/imports/check-file'
import { SheetCsv } from '@ma-cantine/lib/imports/sheet-csv'
import { pacedChunks } from './paced-chunks.ts'

export interface CheckResult {
  readonly report: FileReport
  /** The sheet of a workbook as CSV; null for a text file, or when no sheet could be read. */
  readonly csv: Uint8Array | null
  readonly milliseconds: number
}

export async function checkBytes(
  bytes: Uint8Array,
  options: Pick<CheckOptions, 'kind' | 'sheet' | 'maximumErrors'>,
): Promise<CheckResult> {
  const start = performance.now()
  const csv = new SheetCsv()
  const onSheetRow = csv.addRow.bind(csv)
  // The session has looked at the kind of the file by then.
  const report = await checkFile(pacedChunks(bytes), { ...options, forceKind: true, onSheetRow })
  return { report, csv: csv.empty ? null : csv.bytes(), milliseconds: performance.now() - start }
}
