import type { Rule } from '../table-schema/rule.ts'
import type { CanteenValues } from './canteen-values.ts'
import { isGroup } from './production.ts'

export type GroupRuleCode = 'group-siret-or-siren' | 'group-without-siret' | 'not-for-groups'

const isGiven = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

const hasBothNumbers = ({ siret, sirenUniteLegale, productionType }: CanteenValues): boolean =>
  isGroup(productionType) && siret !== null && sirenUniteLegale !== null

/** What each site of a group says for itself. */
const ofSites = ['economicModel', 'sectors', 'lineMinistry', 'satelliteCanteensCount'] as const

/** A group is known by the SIREN of its legal unit, and says nothing that its sites say. */
export const groupRules: readonly Rule<CanteenValues, GroupRuleCode>[] = [
  {
    field: 'siret',
    needs: ['sirenUniteLegale', 'productionType'],
    code: 'group-siret-or-siren',
    isBroken: hasBothNumbers,
  },
  {
    field: 'sirenUniteLegale',
    needs: ['siret', 'productionType'],
    code: 'group-siret-or-siren',
    isBroken: hasBothNumbers,
  },
  {
    field: 'siret',
    needs: ['productionType'],
    code: 'group-without-siret',
    isBroken: ({ siret, productionType }) => isGroup(productionType) && siret !== null,
  },
  ...ofSites.map(
    (field): Rule<CanteenValues, GroupRuleCode> => ({
      field,
      needs: ['productionType'],
      code: 'not-for-groups',
      isBroken: values => isGroup(values.productionType) && isGiven(values[field]),
    }),
  ),
]
