import type { ByteRow } from '../table-schema/byte-row.ts'
import type { KeyHalves, RowKey } from '../table-schema/row-key.ts'
import { yearOf } from '../table-schema/year-distribution.ts'

export type DiagnosticKeyCode = 'repeated-diagnostic'

/** A canteen has one diagnostic a year; a row without a year is about the canteen alone, and may come again. */
export const diagnosticKey: RowKey<DiagnosticKeyCode> = {
  columns: ['année_bilan', 'siret'],
  code: 'repeated-diagnostic',
  read: (row, [year = 0, siret = 0]) => diagnosticOf(row, year, siret),
}

/** In a file of central kitchens, only the kitchens' rows carry a diagnostic. */
export const centralDiagnosticKey: RowKey<DiagnosticKeyCode> = {
  ...diagnosticKey,
  columns: ['année_bilan', 'siret', 'type_production'],
  read: (row, [year = 0, siret = 0, production = 0]) =>
    row.bytes[row.starts[production] as number] === firstOfCentral ? diagnosticOf(row, year, siret) : null,
}

/** Of the four types of production, those of central kitchens alone start with this letter: c. */
const firstOfCentral = 0x63

/** The 14 digits of the SIRET and the 4 of the year, in two numbers. */
function diagnosticOf(row: ByteRow, yearPlace: number, siretPlace: number): KeyHalves | null {
  const year = yearOf(row, yearPlace)
  if (year === -1) return null
  const start = row.starts[siretPlace] as number
  return [
    digits(row.bytes, start, start + 7) * yearParts + Math.floor(year / yearParts),
    digits(row.bytes, start + 7, start + 14) * yearParts + (year % yearParts),
  ]
}

/** 7 digits and 7 bits are less than 31 bits; two times 7 bits hold any year of 4 digits. */
const yearParts = 128

function digits(bytes: Uint8Array, start: number, end: number): number {
  let number = 0
  for (let i = start; i < end; i++) number = number * 10 + (bytes[i] as number) - 0x30
  return number
}
