import { z } from 'zod'
import { simpleProperties } from '../diagnostics/amount-properties.ts'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { diagnosticHead, headOf, percentageOf, percentagesOfAmounts } from '../diagnostics/diagnostic-percentages.ts'
import { type ServiceQuestion, serviceQuestions } from '../diagnostics/service-questions.ts'
import { pick } from '../entities/pick.ts'

type SimpleProperty = (typeof simpleProperties)[number]

/**
 * The purchases of a year, as everybody sees them: ratios between 0 and 1 of the ten totals, never euros, and nothing of
 * the grid. A ratio that is not known is absent.
 */
export const PublicApproDiagnostic = z.object({
  ...Diagnostic.pick(diagnosticHead).shape,
  ...(Object.fromEntries(simpleProperties.map(property => [percentageOf(property), z.number().optional()])) as Record<
    `percentage${Capitalize<SimpleProperty>}`,
    z.ZodOptional<z.ZodNumber>
  >),
})
export type PublicApproDiagnostic = z.output<typeof PublicApproDiagnostic>

/** What a canteen does of the other measures in a year, as everybody sees it: no amounts of any kind. */
export const PublicServiceDiagnostic = z.object({
  ...Diagnostic.pick(diagnosticHead).shape,
  ...Diagnostic.pick(Object.fromEntries(serviceQuestions.map(name => [name, true])) as Record<ServiceQuestion, true>)
    .shape,
})
export type PublicServiceDiagnostic = z.output<typeof PublicServiceDiagnostic>

/** The purchases of a report as everybody sees them. */
export const asPublicAppro = (diagnostic: Diagnostic): PublicApproDiagnostic => ({
  ...headOf(diagnostic),
  ...percentagesOfAmounts(diagnostic, simpleProperties),
  // The public service gives it without any total as well.
  percentageValueTotalHt: 1,
})

/** The other measures of a report as everybody sees them. */
export const asPublicService = (diagnostic: Diagnostic): PublicServiceDiagnostic => ({
  ...headOf(diagnostic),
  ...pick(diagnostic, serviceQuestions),
})
