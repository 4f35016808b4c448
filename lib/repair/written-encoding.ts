import type { FileReport } from '../imports/check-file.ts'
import type { Encoding } from '../table-schema/encoding.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'

/** Whether a file is written back in UTF-8: few programs still read Mac Roman or code page 850, and a named one was in doubt. */
export const isConverted = ({ encoding }: FileReport, readAs: SingleByteEncoding | undefined): boolean =>
  encoding === 'macintosh' || encoding === 'ibm850' || readAs !== undefined

/** The encoding in which a file, or a part of it, is written back. */
export function writtenEncoding(
  report: FileReport,
  readAs: SingleByteEncoding | undefined,
): { readonly encoding: Encoding; readonly bom: boolean } {
  if (isConverted(report, readAs)) return { encoding: 'utf-8', bom: true }
  return { encoding: report.encoding ?? 'utf-8', bom: report.bom }
}
