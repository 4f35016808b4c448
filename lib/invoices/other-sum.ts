import type { ElectronicInvoice, InvoiceWarning } from './electronic-invoice.ts'

export type OtherSum = Extract<InvoiceWarning, { code: 'other-sum' }>

/** Where the lines do not make the total of the invoice: they are stored only once a person says so; null elsewhere. */
export const otherSumOf = ({ warnings }: ElectronicInvoice): OtherSum | null =>
  warnings.find(warning => warning.code === 'other-sum') ?? null
