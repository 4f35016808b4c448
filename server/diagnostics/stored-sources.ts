import {
  type DiagnosticAnswerName,
  diagnosticAnswerNames,
  type FigureSource,
  type FigureSources,
} from '@ma-cantine/lib/diagnostics/figure-sources'
import { derivedTotals, hasGridAmount } from '@ma-cantine/lib/diagnostics/grid-sums'
import type { DiagnosticRow } from './diagnostic-row.ts'

/**
 * Where the values of a diagnostic come from, as stored: by property, with `*` for those that are not named. An import
 * of thousands of grids so writes one source and not a hundred.
 */
export type StoredSources = Partial<Record<DiagnosticAnswerName | '*', FigureSource>>

export const readSources = (json: string | null): StoredSources => (json === null ? {} : JSON.parse(json))

export const writeSources = (sources: StoredSources): string | null =>
  Object.keys(sources).length === 0 ? null : JSON.stringify(sources)

export const isDerived = (name: string): boolean => (derivedTotals as readonly string[]).includes(name)

/** The sources of the values that are given. */
export function sourcesOf(row: DiagnosticRow): FigureSources {
  const stored = readSources(row.fieldSources)
  const sources: FigureSources = {}
  const isSummed = row.diagnosticType === 'COMPLETE' && hasGridAmount(row)
  for (const name of diagnosticAnswerNames) {
    if (row[name] === null) continue
    const source = isSummed && isDerived(name) ? 'DERIVED' : (stored[name] ?? stored['*'])
    if (source) sources[name] = source
  }
  return sources
}
