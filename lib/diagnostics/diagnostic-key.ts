import { idAndYearKey, yearKey } from '../table-schema/year-key.ts'

export type DiagnosticKeyCode = 'repeated-diagnostic'

const facts = { code: 'repeated-diagnostic', year: 'année_bilan', digits: 'siret' } as const

/** A canteen has one diagnostic a year. A row without a year is about the canteen alone, and may be repeated. */
export const diagnosticKey = yearKey<DiagnosticKeyCode>(facts)

/** The same in a file that names canteens by their id. */
export const diagnosticKeyById = idAndYearKey<DiagnosticKeyCode>({
  code: facts.code,
  year: facts.year,
  id: 'cantine_id',
})

/** In a file of central kitchens, only the rows of kitchens carry a diagnostic. */
export const centralDiagnosticKey = yearKey<DiagnosticKeyCode>({
  ...facts,
  only: { column: 'type_production', startsWith: 'central' },
})
