import { z } from 'zod'
import { amountProperties, simpleProperties } from '../diagnostics/amount-properties.ts'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type AnswerName, answerNames } from '../diagnostics/diagnostic-form.ts'
import { diagnosticHead, percentageOf } from '../diagnostics/diagnostic-percentages.ts'

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

/** The answers of a report besides purchases: waste, vegetarian menus, plastics, information. */
export const serviceAnswers = answerNames.filter(
  name => name !== 'diagnosticType' && !amountProperties.some(amount => amount === name),
) as readonly Exclude<AnswerName, (typeof amountProperties)[number] | 'diagnosticType'>[]

/** What a canteen does of the other measures in a year, as everybody sees it. */
export const PublicServiceDiagnostic = z.object({
  ...Diagnostic.pick(diagnosticHead).shape,
  ...Diagnostic.pick(
    Object.fromEntries(serviceAnswers.map(name => [name, true])) as Record<(typeof serviceAnswers)[number], true>,
  ).shape,
})
export type PublicServiceDiagnostic = z.output<typeof PublicServiceDiagnostic>
