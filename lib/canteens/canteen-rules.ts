import { isEmail } from '../accounts/email.ts'
import { mayHold } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import type { CanteenValues } from './canteen-values.ts'
import { isSatellite, servesMeals } from './production.ts'
import { needsLineMinistry } from './sectors.ts'
import { hasWrongCheckDigit, isInScientificNotation } from './siret.ts'

/** The longest name of a canteen, in characters: beyond, it is a text of another cell, or many of them. */
const longestName = 250

export type CanteenRuleCode =
  | 'name-too-long'
  | 'siret-check-digit'
  | 'same-as-own-siret'
  | 'delivering-kitchen-required'
  | 'no-daily-meals'
  | 'yearly-below-daily'
  | 'line-ministry-required'
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

type SharedValues = Pick<
  CanteenValues,
  'name' | 'siret' | 'centralProducerSiret' | 'dailyMealCount' | 'yearlyMealCount' | 'productionType' | 'groupe'
>

const fewestYearlyMeals = ({ dailyMealCount, productionType }: SharedValues): number =>
  servesMeals(productionType) ? Math.max(dailyMealCount ?? 1, 1) : 1

/** The rules of a canteen in a form, an API request or a file of any format. */
export const identityRules: readonly Rule<
  Pick<CanteenValues, 'name' | 'siret' | 'centralProducerSiret'>,
  CanteenRuleCode
>[] = [
  {
    field: 'name',
    code: 'name-too-long',
    isBroken: ({ name }) => name !== null && name.length > longestName,
    expected: () => String(longestName),
  },
  { field: 'siret', code: 'siret-check-digit', isBroken: ({ siret }) => hasWrongCheckDigit(siret) },
  {
    field: 'centralProducerSiret',
    code: 'siret-check-digit',
    isBroken: ({ centralProducerSiret }) => hasWrongCheckDigit(centralProducerSiret),
  },
  {
    field: 'centralProducerSiret',
    needs: ['siret'],
    code: 'same-as-own-siret',
    isBroken: ({ siret, centralProducerSiret }) => siret !== null && siret === centralProducerSiret,
  },
]

/** The rules of a canteen in a form, an API request or a file of 2025 alike. */
export const canteenRules: readonly Rule<SharedValues, CanteenRuleCode>[] = [
  ...identityRules,
  {
    field: 'centralProducerSiret',
    needs: ['productionType'],
    code: 'delivering-kitchen-required',
    isBroken: ({ centralProducerSiret, productionType, groupe }) =>
      isSatellite(productionType) && !centralProducerSiret && !groupe,
  },
  {
    field: 'dailyMealCount',
    needs: ['productionType'],
    code: 'no-daily-meals',
    isBroken: ({ dailyMealCount, productionType }) =>
      servesMeals(productionType) && dailyMealCount !== null && dailyMealCount < 1,
  },
  {
    field: 'yearlyMealCount',
    needs: ['dailyMealCount', 'productionType'],
    code: 'yearly-below-daily',
    isBroken: values => values.yearlyMealCount !== null && values.yearlyMealCount < fewestYearlyMeals(values),
    expected: values => String(fewestYearlyMeals(values)),
  },
]

/** Of the files, that of staff alone has its column. */
export const lineMinistryRule: Rule<
  Pick<CanteenValues, 'lineMinistry' | 'economicModel' | 'sectors'>,
  CanteenRuleCode
> = {
  field: 'lineMinistry',
  needs: ['economicModel', 'sectors'],
  code: 'line-ministry-required',
  isBroken: ({ lineMinistry, economicModel, sectors }) => !lineMinistry && needsLineMinistry(economicModel, sectors),
}

export const managersRule: Rule<Pick<CanteenDraft, 'managers'>, CanteenRuleCode> = {
  field: 'managers',
  code: 'invalid-email',
  isBroken: ({ managers }) => !managers.every(isEmail),
}

/** The rules of a canteen in any file of 2025. */
export const canteenFileRules: readonly Rule<CanteenDraft, CanteenRuleCode>[] = [
  ...canteenRules,
  {
    field: 'postalCode',
    needs: ['cityInseeCode'],
    code: 'postal-code-or-insee-code-required',
    isBroken: ({ postalCode, cityInseeCode }) => postalCode === null && cityInseeCode === null,
  },
  spreadsheetSiret('siret'),
  spreadsheetSiret('centralProducerSiret'),
  managersRule,
]

export const silentManagersRule: Rule<Pick<AdminCanteenDraft, 'silentManagers'>, CanteenRuleCode> = {
  field: 'silentManagers',
  code: 'invalid-email',
  isBroken: ({ silentManagers }) => !silentManagers.every(isEmail),
}
