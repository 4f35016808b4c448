import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Whether everybody may see the purchases of a year: its managers do not hide it, or it is declared. */
export const isShownToAll = (
  { year, isTeledeclared }: Pick<Diagnostic, 'year' | 'isTeledeclared'>,
  redactedApproYears: readonly number[],
): boolean => isTeledeclared || !redactedApproYears.includes(year)
