import { file } from '../../support/files.ts'

/** A valid file of purchases with this number of rows; each label gives different bytes. */
export const purchasesContent = (rows: number, label: string): string =>
  file(
    'achats',
    Array.from({ length: rows }, (_, i) => ({ description: `${label} ${i}` })),
  )
