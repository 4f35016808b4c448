import { notEmpty } from '../table-schema/cell-hint.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { AddedManagersDraft2026, CanteenDraft2026, ChangedCanteenDraft2026 } from './canteen-draft-2026.ts'
import {
  type CanteenRuleCode,
  identityRules,
  managersRule,
  silentManagersRule,
  spreadsheetSiret,
} from './canteen-rules.ts'
import { isSatellite } from './production.ts'
import { needsLineMinistry2026 } from './sectors.ts'

/** The most sectors that a canteen may have in a file of 2026. */
const mostSectors = 3

export type CanteenRuleCode2026 =
  | CanteenRuleCode
  | 'yearly-not-above-daily'
  | 'too-many-sectors'
  | 'unexpected-delivering-kitchen'
  | 'unexpected-line-ministry'
  | 'unexpected-group'
  | 'siret-or-siren'
  | 'insee-code-required'

/** The rules of a canteen in any file of 2026. Its schema bounds the numbers of meals. */
export const canteenRules2026: readonly Rule<CanteenDraft2026, CanteenRuleCode2026>[] = [
  ...identityRules,
  {
    field: 'centralProducerSiret',
    needs: ['productionType'],
    code: 'unexpected-delivering-kitchen',
    hint: notEmpty('centralProducerSiret'),
    isBroken: ({ centralProducerSiret, productionType }) =>
      centralProducerSiret !== null && !isSatellite(productionType),
  },
  {
    field: 'yearlyMealCount',
    needs: ['dailyMealCount'],
    code: 'yearly-not-above-daily',
    isBroken: ({ dailyMealCount, yearlyMealCount }) =>
      dailyMealCount !== null && yearlyMealCount !== null && yearlyMealCount <= dailyMealCount,
    expected: ({ dailyMealCount }) => String(dailyMealCount),
  },
  {
    field: 'sectors',
    code: 'too-many-sectors',
    isBroken: ({ sectors }) => sectors.length > mostSectors,
    expected: () => String(mostSectors),
  },
  {
    field: 'groupId',
    code: 'unexpected-group',
    hint: notEmpty('groupId'),
    needs: ['productionType'],
    isBroken: ({ groupId, productionType }) => groupId !== null && !isSatellite(productionType),
  },
  {
    field: 'lineMinistry',
    needs: ['economicModel', 'sectors'],
    code: 'line-ministry-required',
    isBroken: ({ lineMinistry, economicModel, sectors }) =>
      lineMinistry === null && needsLineMinistry2026(economicModel, sectors),
  },
  {
    field: 'lineMinistry',
    needs: ['economicModel', 'sectors'],
    code: 'unexpected-line-ministry',
    hint: notEmpty('lineMinistry'),
    isBroken: ({ lineMinistry, economicModel, sectors }) =>
      lineMinistry !== null && !needsLineMinistry2026(economicModel, sectors),
  },
  managersRule,
  spreadsheetSiret('siret'),
  spreadsheetSiret('centralProducerSiret'),
]

/** Those of a canteen in a file that changes it, which may belong to a legal unit. */
export const changedCanteenRules2026: readonly Rule<ChangedCanteenDraft2026, CanteenRuleCode2026>[] = [
  {
    field: 'siret',
    needs: ['sirenUniteLegale'],
    code: 'siret-or-siren',
    isBroken: ({ siret, sirenUniteLegale }) => (siret === null) === (sirenUniteLegale === null),
  },
  {
    field: 'cityInseeCode',
    needs: ['siret', 'sirenUniteLegale'],
    code: 'insee-code-required',
    hint: notEmpty('sirenUniteLegale'),
    isBroken: ({ siret, sirenUniteLegale, cityInseeCode }) =>
      siret === null && sirenUniteLegale !== null && cityInseeCode === null,
  },
  ...canteenRules2026,
]

/** Those of a file that adds managers. Its SIRETs need no check of their last digit: only a stored canteen has them. */
export const addedManagersRules2026: readonly Rule<AddedManagersDraft2026, CanteenRuleCode2026>[] = [
  silentManagersRule,
  spreadsheetSiret('siret'),
]
