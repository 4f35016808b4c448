import { file } from '../../support/files.ts'

/** A right purchases file of that many rows; another label makes other bytes. */
export const purchasesContent = (rows: number, label: string): string =>
  file(
    'achats',
    Array.from({ length: rows }, (_, i) => ({ description: `${label} ${i}` })),
  )
