import { isCentralKitchen } from '../canteens/production.ts'
import {
  type DiagnosticRuleCode,
  detailedDiagnosticRules,
  simpleDiagnosticRules,
} from '../diagnostics/diagnostic-rules.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { DetailedDiagnosticRow, SimpleDiagnosticRow } from './diagnostic-rows.ts'

/** In a detailed file of central kitchens, the rows of kitchens must carry figures, and they alone do. */
export const centralDetailedRules: readonly Rule<DetailedDiagnosticRow, DiagnosticRuleCode>[] = [
  ...forKitchens<DetailedDiagnosticRow>(detailedDiagnosticRules),
  {
    field: 'year',
    needs: ['productionType'],
    code: 'year-required',
    isBroken: ({ year, productionType }) => isCentralKitchen(productionType) && year === null,
  },
  {
    field: 'valueTotalHt',
    needs: ['productionType'],
    code: 'total-required',
    isBroken: ({ valueTotalHt, productionType }) => isCentralKitchen(productionType) && valueTotalHt === null,
  },
]

export const centralSimpleRules = forKitchens<SimpleDiagnosticRow>(simpleDiagnosticRules)

/** Limits rules to the rows of kitchens: the figures of a satellite are not read. */
function forKitchens<Row extends SimpleDiagnosticRow | DetailedDiagnosticRow>(
  rules: readonly Rule<Row, DiagnosticRuleCode>[],
): Rule<Row, DiagnosticRuleCode>[] {
  return rules.map(rule => ({
    ...rule,
    needs: [...(rule.needs ?? []), 'productionType'],
    isBroken: row => isCentralKitchen(row.productionType) && rule.isBroken(row),
  }))
}
