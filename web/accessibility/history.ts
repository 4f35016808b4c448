import { conformity } from './conformity.ts'

export interface Evaluation {
  /** A day, or a month when the day is not known. */
  readonly date: string
  readonly rate: number
  readonly nature: 'audit' | 'self'
}

/** The day when the present verdicts were reached. */
export const evaluationDate = '2026-11-26'

/** The evaluations of the service, oldest first. */
export const evaluations: readonly Evaluation[] = [
  { date: '2023-07', rate: 37.9, nature: 'audit' },
  { date: '2024-07', rate: 70.5, nature: 'audit' },
  { date: evaluationDate, rate: conformity.rate, nature: 'self' },
]
