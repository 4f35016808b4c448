import { type CanteenColumn, readCanteenKey } from '../canteens/canteen-keys.ts'
import { defaultMaximumErrors, ErrorCollector } from '../table-schema/report.ts'
import { addFindings } from './add-findings.ts'
import type { ByteSource } from './byte-source.ts'
import { type CheckOptions, checkFile, type FileReport } from './check-file.ts'
import type { FileKind } from './file-kind.ts'

/** By which column a kind of file names canteens that must be stored already. The other kinds may create them. */
const canteenColumns: Readonly<Partial<Record<FileKind, CanteenColumn>>> = {
  achats: 'siret',
  achats_2026_siret: 'siret',
  achats_2026_id: 'cantine_id',
  cantines_2026_modifier: 'cantine_id',
  diagnostics_2026_siret: 'siret',
  diagnostics_2026_id: 'cantine_id',
  diagnostics_complets_2026: 'siret',
}

export const namesStoredCanteens = (kind: FileKind): boolean => canteenColumns[kind] !== undefined

export interface KnownCanteensOptions extends Pick<CheckOptions, 'encoding' | 'sheet' | 'maximumErrors'> {
  readonly kind: FileKind
  readonly isKnown: (column: CanteenColumn, key: string) => boolean
}

/** Adds to the report on a file the error of each row whose canteen is not known, as an import tells it. */
export async function checkKnownCanteens(
  source: ByteSource,
  report: FileReport,
  { kind, isKnown, maximumErrors = defaultMaximumErrors, ...options }: KnownCanteensOptions,
): Promise<FileReport> {
  const column = canteenColumns[kind]
  if (column === undefined) return report
  const collector = new ErrorCollector({ maximumErrors })
  await checkFile(source, {
    ...options,
    kind,
    maximumErrors: 0,
    watch: {
      fields: [column],
      onCell: (text, row, place) => {
        // A cell that names nothing has its own error.
        const key = readCanteenKey(column, text)
        if (key !== null && !isKnown(column, key)) collector.add('unknown-canteen', row, place, column, key)
      },
    },
  })
  return addFindings(report, collector, maximumErrors)
}
