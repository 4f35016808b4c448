import { explainColumn } from '@ma-cantine/lib/explanations/column-pages'
import { explain } from '@ma-cantine/lib/explanations/explain'
import { stepsByProgram } from '@ma-cantine/lib/explanations/steps-by-program'
import { explanationWords } from '@ma-cantine/lib/explanations/words'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Field } from '@ma-cantine/lib/table-schema/descriptor'
import type { ExplanationView } from '../check-protocol.ts'

/** The page of a code, which speaks of one column where there is one. */
export function describeExplanation(code: ErrorCode, field: Field | null, locale: Locale): ExplanationView {
  const page = explain(code, locale)
  const { meaning, causes, steps } = (field && explainColumn(code, field, locale)) ?? page
  const words = explanationWords[locale]
  return {
    meaning: bindPunctuation(meaning),
    causesTitle: words.causes,
    causes: causes.map(bindPunctuation),
    stepsTitle: words.steps,
    steps: stepsByProgram(steps).map(({ program, steps }) => ({ program, steps: steps.map(bindPunctuation) })),
    originTitle: words.origin,
    origin: bindPunctuation(page.origin),
  }
}
