import { simpleProperties } from './amount-properties.ts'
import { type CrossCheck, type CrossCheckCode, crossChecks } from './cross-check-list.ts'
import { isBroken } from './cross-checks.ts'
import type { SimpleAmounts } from './diagnostic-draft.ts'

/** The inequalities that refuse any file, as the public service does: those between the totals of a simple diagnostic. */
export type SumCode = Extract<
  CrossCheckCode,
  | 'parts-above-total'
  | 'meat-egalim-above-total'
  | 'meat-france-above-total'
  | 'fish-egalim-above-total'
  | 'families-above-egalim'
>

/** Files of 2025 have the ten totals alone. */
const ofFile = ({ type, parts }: CrossCheck): boolean =>
  type === 'SIMPLE' && parts.every(part => simpleProperties.some(property => property === part))

export const sumFacts = crossChecks.filter(ofFile).map(check => ({
  field: check.field as 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt' | 'valueSustainableHt',
  needs: [...check.parts, ...check.wholes, check.needs].filter(
    (property): property is keyof SimpleAmounts => property !== check.field,
  ),
  code: check.code as SumCode,
  isBroken: (amounts: SimpleAmounts) => isBroken(check, amounts),
}))
