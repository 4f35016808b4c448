import { type StoredAmount, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { crossChecks } from '@ma-cantine/lib/diagnostics/cross-check-list'
import { failedChecks } from '@ma-cantine/lib/diagnostics/cross-checks'
import type { DiagnosticForm } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import type { KnownAmounts } from '@ma-cantine/lib/diagnostics/quality-figures'
import { readAnswers } from '@ma-cantine/lib/diagnostics/read-answers'
import { useState } from 'react'
import type { StepProps } from '../tunnel/measure-steps.ts'
import type { WatchedCheck } from './CrossChecks.tsx'

/** The amounts that are typed; those that cannot be read are not known. */
export const readAmounts = (values: DiagnosticForm): KnownAmounts =>
  readAnswers(values, storedAmounts).answers as KnownAmounts

interface WatchedChecks {
  readonly checks: readonly WatchedCheck[]
  /** The amounts of the step that a check contradicts. */
  readonly doubtful: ReadonlySet<StoredAmount>
  /** Checks again: when a field is left, for an amount half typed contradicts nothing. */
  readonly look: () => void
}

/** The checks that read the amounts of a step: those that fail when it is opened, or when a field is left. */
export function useWatchedChecks(
  { form, diagnostic }: Pick<StepProps, 'form' | 'diagnostic'>,
  names: readonly StoredAmount[],
): WatchedChecks {
  const given = new Set<string>(names)
  const failing = () => {
    const values = form.getValues()
    const diagnosticType = values.diagnosticType === 'COMPLETE' ? ('COMPLETE' as const) : ('SIMPLE' as const)
    return failedChecks({ ...readAmounts(values), diagnosticType }, given)
  }
  const [state, setState] = useState(() => {
    const failed = failing()
    return { failed, seen: failed.map(({ name }) => name) }
  })
  const look = () => {
    const failed = failing()
    setState(({ seen }) => ({ failed, seen: [...new Set([...seen, ...failed.map(({ name }) => name)])] }))
  }
  const checks = state.seen.map((name): WatchedCheck => {
    const check = crossChecks.find(each => each.name === name)
    const compared = check ? [...check.wholes, ...check.parts] : []
    return {
      name,
      failed: state.failed.find(each => each.name === name) ?? null,
      // Those that had a value when the step was opened, the largest first.
      others: compared
        .filter(each => !given.has(each) && (diagnostic[each] ?? 0) !== 0)
        .toSorted((one, other) => (diagnostic[other] ?? 0) - (diagnostic[one] ?? 0)),
    }
  })
  return { checks, doubtful: new Set(state.failed.flatMap(({ fields }) => fields)), look }
}
