import { isEmail } from '../accounts/email.ts'
import { mayHold } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import { isInScientificNotation, isValidSiret } from './siret.ts'

export type CanteenRuleCode =
  | 'siret-check-digit'
  | 'same-as-own-siret'
  | 'postal-code-or-insee-code-required'
  | 'invalid-email'
  | 'siret-in-scientific-notation'

/** Explains a refused SIRET: a spreadsheet turned it into a number. */
export const spreadsheetSiret = <Field extends string>(
  field: Field,
): Rule<{ readonly [Property in Field]: string | null }, 'siret-in-scientific-notation'> => ({
  field,
  code: 'siret-in-scientific-notation',
  severity: 'warning',
  onWrongCell: true,
  hint: mayHold(field, 'E', 'e'),
  isBroken: ({ [field]: siret }) => siret !== null && isInScientificNotation(siret),
})

export const canteenRules: readonly Rule<CanteenDraft, CanteenRuleCode>[] = [
  { field: 'siret', code: 'siret-check-digit', isBroken: ({ siret }) => siret !== null && !isValidSiret(siret) },
  {
    field: 'centralProducerSiret',
    code: 'siret-check-digit',
    isBroken: ({ centralProducerSiret }) => centralProducerSiret !== null && !isValidSiret(centralProducerSiret),
  },
  {
    field: 'centralProducerSiret',
    needs: ['siret'],
    code: 'same-as-own-siret',
    isBroken: ({ siret, centralProducerSiret }) => siret !== null && siret === centralProducerSiret,
  },
  {
    field: 'postalCode',
    needs: ['cityInseeCode'],
    code: 'postal-code-or-insee-code-required',
    isBroken: ({ postalCode, cityInseeCode }) => postalCode === null && cityInseeCode === null,
  },
  spreadsheetSiret('siret'),
  spreadsheetSiret('centralProducerSiret'),
  { field: 'managers', code: 'invalid-email', isBroken: ({ managers }) => !managers.every(isEmail) },
]

export const silentManagersRule: Rule<Pick<AdminCanteenDraft, 'silentManagers'>, CanteenRuleCode> = {
  field: 'silentManagers',
  code: 'invalid-email',
  isBroken: ({ silentManagers }) => !silentManagers.every(isEmail),
}
