import { distance } from 'fastest-levenshtein'
import type { FileReport } from '../imports/check-file.ts'
import { labelKey } from './label-key.ts'

/** The columns that must be missing before a file is taken for one of another program. */
const missingColumns = 2

const noHeader: ReadonlySet<string> = new Set(['missing-header', 'unknown-schema', 'no-fitting-sheet'])

/** Whether the columns of a file are those of another program, rather than ours with a fault or two. */
export function hasForeignHeader({ errors }: Pick<FileReport, 'errors'>): boolean {
  if (errors.some(({ code }) => noHeader.has(code))) return true
  const absent = errors.filter(({ code, field, value }) => {
    if (code === 'missing-label') return true
    return code === 'incorrect-label' && field !== null && !isMisspelt(value ?? '', field)
  })
  return absent.length >= missingColumns
}

function isMisspelt(label: string, field: string): boolean {
  const [written, expected] = [labelKey(label), labelKey(field)].map(key => key.replaceAll(' ', '')) as [string, string]
  return distance(written, expected) <= Math.max(1, Math.floor(expected.length / 4))
}
