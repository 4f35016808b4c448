import { leftOutHeader } from '../lists/left-out.ts'
import { capitalise } from '../messages/capitalise.ts'
import type { FileKind } from './file-kind.ts'

/** The kinds of files of diagnostics that anyone may import. */
export const openDiagnosticFileKinds = [
  'diagnostics',
  'diagnostics_cc',
  'diagnostics_complets',
  'diagnostics_complets_cc',
] as const satisfies readonly FileKind[]

/** The kind that is for staff alone. */
export const staffDiagnosticFileKind = 'diagnostics_admin' satisfies FileKind

export const diagnosticFileKinds = [...openDiagnosticFileKinds, staffDiagnosticFileKind] as const
export type DiagnosticFileKind = (typeof diagnosticFileKinds)[number]

/**
 * Why a diagnostic cannot be in a file of one kind: such a file, imported again as it is, changes nothing. The first
 * reason counts.
 */
export const leftOutReasons = [
  'no-type',
  'other-type',
  'no-siret',
  'not-central',
  'declared',
  'satellites',
  'canteen',
  'figures',
  'sums',
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** The header that says how many diagnostics are left out for a reason: `Rows-Left-Out-No-Siret`. */
export const leftOutReasonHeader = (reason: LeftOutReason): string =>
  [leftOutHeader, ...reason.split('-').map(capitalise)].join('-')

/** The reasons of an answer, with their counts. */
export const readLeftOutReasons = (headers: Headers): { readonly reason: LeftOutReason; readonly count: number }[] =>
  leftOutReasons.flatMap(reason => {
    const count = Number(headers.get(leftOutReasonHeader(reason)) ?? 0)
    return count > 0 ? [{ reason, count }] : []
  })
