import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { Failure } from '../problems/failure.ts'

export type CheckName =
  | 'versions'
  | 'settings'
  | 'tokens'
  | 'keyring'
  | 'disk'
  | 'proxy'
  | 'authorities'
  | 'server'
  | 'clock'
  | 'certificate'
  | 'server-version'
  | 'schemas'
  | 'identity'

/** One line of the diagnosis. */
export interface Check {
  readonly check: CheckName
  readonly ok: boolean
  readonly message: string
  /** The way out; null where all is well. */
  readonly advice: string | null
  readonly exitCode: ExitCode
}

export const good = (check: CheckName, message: string): Check => ({
  check,
  ok: true,
  message,
  advice: null,
  exitCode: exitCodes.fine,
})

export const bad = (
  check: CheckName,
  { message, advice }: { readonly message: string; readonly advice: string },
  exitCode: ExitCode,
): Check => ({ check, ok: false, message, advice, exitCode })

export const failed = (check: CheckName, { problem, exitCode }: Failure): Check => bad(check, problem, exitCode)
