import { type Condition, holds, type Situation } from './pending-actions.ts'

export interface DeclarationCheck {
  readonly code:
    | 'never-declared'
    | 'missing-amounts'
    | 'no-mode'
    | 'group-without-satellite'
    | 'incomplete-group'
    | 'incomplete-satellites'
    | 'already-declared'
    | 'reported-by-kitchen'
    | 'declared-by-former-kitchen'
    | 'satellites-declared'
  readonly status: 400 | 403
  /** The declaration is refused when all hold. */
  readonly when: readonly Condition[]
}

/** What refuses the declaration of a diagnostic in an open campaign, in the order of the checks. */
export const declarationChecks: readonly DeclarationCheck[] = [
  { code: 'never-declared', status: 403, when: ['not inDeclaration', 'not wasDeclared'] },
  { code: 'missing-amounts', status: 400, when: ['not isFilled', 'not hasPurchasesOfKitchen'] },
  { code: 'no-mode', status: 400, when: ['isKitchen', 'not hasMode'] },
  { code: 'group-without-satellite', status: 400, when: ['isGroup', 'satellitesDiffer'] },
  { code: 'incomplete-group', status: 400, when: ['isGroup', 'not isComplete'] },
  { code: 'incomplete-satellites', status: 400, when: ['hasIncompleteSatellite'] },
  { code: 'already-declared', status: 400, when: ['isDeclared', 'not isReportedByKitchen'] },
  { code: 'reported-by-kitchen', status: 400, when: ['isReportedByKitchen'] },
  { code: 'declared-by-former-kitchen', status: 400, when: ['isDeclaredByFormerKitchen'] },
  { code: 'satellites-declared', status: 400, when: ['hasDeclaredSatellites'] },
]

const ofFew: readonly Condition[] = [
  'isGroup',
  'hasIncompleteSatellite',
  'hasDeclaredSatellites',
  'isDeclaredByFormerKitchen',
]

/**
 * Whether few canteens can be refused by it: groups, kitchens, and those that changed kitchens in the year. The guide of a
 * campaign, of two pages, leaves it to the site.
 */
export const isOfFew = ({ when }: DeclarationCheck): boolean => when.some(condition => ofFew.includes(condition))

/** The first check that refuses a declaration; null when it can be made. */
export const refusedBy = (situation: Situation): DeclarationCheck | null =>
  declarationChecks.find(({ when }) => when.every(condition => holds(situation, condition))) ?? null
