import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { CheckedInput } from './check-input.ts'

export const failOns = ['error', 'warning', 'never'] as const
/** The least severe finding that fails a checked file. An unreadable file always fails. */
export type FailOn = (typeof failOns)[number]

export function checkedExitCode(checked: CheckedInput, failOn: FailOn): ExitCode {
  if ('problem' in checked) return exitCodes.usage
  return fails(checked, failOn) ? exitCodes.refused : exitCodes.fine
}

function fails({ report }: Extract<CheckedInput, { report: unknown }>, failOn: FailOn): boolean {
  if (failOn === 'never') return false
  return !report.valid || (failOn === 'warning' && report.warningCount > 0)
}
