import type { ByteRow } from '../table-schema/byte-row.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import { isEmail } from './email.ts'
import { endsInExponent, isInScientificNotation, siretChecks } from './siret.ts'

export type CanteenRuleCode =
  | 'siret-check-digit'
  | 'same-as-own-siret'
  | 'postal-code-or-insee-code-required'
  | 'invalid-email'
  | 'siret-in-scientific-notation'

/** Why the SIRET is refused: a spreadsheet took it for a number. */
export const spreadsheetSiret = {
  code: 'siret-in-scientific-notation',
  severity: 'warning',
  onWrongCell: true,
  possible: (cells: ByteRow, [place = 0]: readonly number[]) => endsInExponent(cells, place),
} as const

export const canteenRules: readonly Rule<CanteenDraft, CanteenRuleCode>[] = [
  { field: 'siret', code: 'siret-check-digit', broken: ({ siret }) => siret !== null && !siretChecks(siret) },
  {
    field: 'centralProducerSiret',
    code: 'siret-check-digit',
    broken: ({ centralProducerSiret }) => centralProducerSiret !== null && !siretChecks(centralProducerSiret),
  },
  {
    field: 'centralProducerSiret',
    needs: ['siret'],
    code: 'same-as-own-siret',
    broken: ({ siret, centralProducerSiret }) => siret !== null && siret === centralProducerSiret,
  },
  {
    field: 'postalCode',
    needs: ['cityInseeCode'],
    code: 'postal-code-or-insee-code-required',
    broken: ({ postalCode, cityInseeCode }) => postalCode === null && cityInseeCode === null,
  },
  {
    ...spreadsheetSiret,
    field: 'siret',
    broken: ({ siret }) => siret !== null && isInScientificNotation(siret),
  },
  {
    ...spreadsheetSiret,
    field: 'centralProducerSiret',
    broken: ({ centralProducerSiret }) => centralProducerSiret !== null && isInScientificNotation(centralProducerSiret),
  },
  { field: 'managers', code: 'invalid-email', broken: ({ managers }) => !managers.every(isEmail) },
]

export const silentManagersRule: Rule<Pick<AdminCanteenDraft, 'silentManagers'>, CanteenRuleCode> = {
  field: 'silentManagers',
  code: 'invalid-email',
  broken: ({ silentManagers }) => !silentManagers.every(isEmail),
}
