import { inCents, sumInCents } from '@ma-cantine/lib/diagnostics/amounts'
import type { ListedDiagnostic } from '@ma-cantine/lib/diagnostics/managed-diagnostics-api'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { type Goals, goalsAnywhere } from '@ma-cantine/lib/purchases/territory-goals'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

const shareOf = (part: number | null, whole: number | null): number | null =>
  part !== null && whole ? inCents(part) / inCents(whole) : null

/** The list does not say where the canteens are. */
const goalsOf = (aim: keyof Goals): readonly number[] => goalsAnywhere.map(goals => goals[aim])

const combined = (diagnostic: ListedDiagnostic): number | null => {
  const { valueBioHt, valueSustainableHt, valueExternalityPerformanceHt, valueEgalimOthersHt } = diagnostic
  const parts = [valueBioHt, valueSustainableHt, valueExternalityPerformanceHt, valueEgalimOthersHt]
  return parts.every(part => part === null) ? null : sumInCents(parts) / 100
}

/** A diagnostic as the list shows it. */
export function describeDiagnostic(
  diagnostic: ListedDiagnostic,
  { words: { diagnostics }, locale }: Context,
): FileOutput {
  const { id, year, canteenName, diagnosticType, valueTotalHt, valueBioHt, isFilled } = diagnostic
  const organic = shareOf(valueBioHt, valueTotalHt)
  const quality = shareOf(combined(diagnostic), valueTotalHt)
  return {
    mark: isFilled ? 'good' : 'idle',
    file: diagnostics.title(year, makePrintable(canteenName)),
    verdict:
      diagnosticType === null
        ? diagnostics.noType
        : diagnosticType === 'COMPLETE'
          ? diagnostics.detailed
          : diagnostics.simple,
    message: [
      diagnostics.numbered(id),
      valueTotalHt === null ? diagnostics.noTotal : diagnostics.totalOf(formatEuros(valueTotalHt, locale)),
      ...(organic === null ? [] : [diagnostics.organicOf(diagnostics.share(organic, ...goalsOf('organic')))]),
      ...(quality === null ? [] : [diagnostics.combinedOf(diagnostics.share(quality, ...goalsOf('quality')))]),
    ].join(' · '),
  }
}

/** The totals in the order in which they are shown, each with its parts, which are shares of it. */
const totals = [
  { total: 'valueBioHt', parts: [] },
  { total: 'valueSustainableHt', parts: [] },
  { total: 'valueExternalityPerformanceHt', parts: [] },
  { total: 'valueEgalimOthersHt', parts: [] },
  { total: 'valueMeatPoultryHt', parts: ['valueMeatPoultryEgalimHt', 'valueMeatPoultryFranceHt'] },
  { total: 'valueFishHt', parts: ['valueFishEgalimHt'] },
] as const

/** A diagnostic with all its totals. */
export function describeDiagnosticDetail(diagnostic: ListedDiagnostic, context: Context): FileOutput {
  const { locale } = context
  const { diagnostics } = context.words
  const line = (name: keyof typeof diagnostics.figures, whole: number | null): string[] => {
    const amount = diagnostic[name]
    if (amount === null) return []
    const share = shareOf(amount, whole)
    const text = share === null ? null : diagnostics.share(share, ...(name === 'valueBioHt' ? goalsOf('organic') : []))
    return [diagnostics.figure(diagnostics.figures[name], formatEuros(amount, locale), text)]
  }
  return {
    ...describeDiagnostic(diagnostic, context),
    details: totals.flatMap(({ total, parts }) =>
      line(total, diagnostic.valueTotalHt).map(text => ({
        text,
        parts: parts.flatMap(part => line(part, diagnostic[total])),
      })),
    ),
  }
}
