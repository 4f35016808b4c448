import type { Criterion, Verdict } from './criterion.ts'
import { topics } from './topics.ts'

export interface Conformity extends Readonly<Record<Verdict, number>> {
  /** Criteria met, in percent of those that apply, rounded down to a tenth. */
  readonly rate: number
  readonly state: 'full' | 'partial' | 'none'
}

/** The criteria with their verdicts, counted as the law asks: those that do not apply are left out of the rate. */
export function conformityOf(criteria: readonly Pick<Criterion, 'verdict'>[]): Conformity {
  const count = (verdict: Verdict) => criteria.filter(criterion => criterion.verdict === verdict).length
  const [conform, notConform, notApplicable] = [count('conform'), count('notConform'), count('notApplicable')]
  const applicable = conform + notConform
  const rate = applicable === 0 ? 100 : Math.floor((conform * 1000) / applicable) / 10
  const state = notConform === 0 ? 'full' : conform >= notConform ? 'partial' : 'none'
  return { conform, notConform, notApplicable, rate, state }
}

export const conformity = conformityOf(topics.flatMap(({ criteria }) => criteria))
