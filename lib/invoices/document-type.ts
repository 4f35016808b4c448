// The codes of UNTDID 1001 that BT-3 says a document to be.

const creditNotes: ReadonlySet<string | null> = new Set('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))
const corrections: ReadonlySet<string | null> = new Set(['384', '471', '472', '473'])
const downPayments: ReadonlySet<string | null> = new Set(['386', '500'])

export const isCreditNoteType = (type: string | null): boolean => creditNotes.has(type)

/** Whether the invoice takes the place of an earlier one. */
export const isCorrectionType = (type: string | null): boolean => corrections.has(type)

export const isDownPaymentType = (type: string | null): boolean => downPayments.has(type)
