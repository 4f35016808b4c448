import { z } from 'zod'

/** Numbers of stored rows of one kind: a row that several rows of the file are about counts once. */
const WrittenRows = z.object({ created: z.int(), updated: z.int(), unchanged: z.int() })

/** What an import, or its plan, does to each kind of data, and to people. */
export const ImportCounts = z.object({
  canteens: WrittenRows,
  diagnostics: WrittenRows,
  /** `skipped` are the rows left out because an identical purchase is stored already. */
  purchases: z.object({ created: z.int(), skipped: z.int() }),
  /** Messages to the people whom the import adds to teams. */
  emails: z.int(),
})
export type ImportCounts = z.output<typeof ImportCounts>

const noRows = { created: 0, updated: 0, unchanged: 0 } as const

/** The counts of a file of which nothing is stored. */
export const noImportCounts: ImportCounts = {
  canteens: noRows,
  diagnostics: noRows,
  purchases: { created: 0, skipped: 0 },
  emails: 0,
}
