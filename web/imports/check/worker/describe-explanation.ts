import { explainColumn } from '@ma-cantine/lib/explanations/column-pages'
import { explain } from '@ma-cantine/lib/explanations/explain'
import type { Step } from '@ma-cantine/lib/explanations/explanation'
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
    steps: describeSteps(steps),
    originTitle: words.origin,
    origin: bindPunctuation(page.origin),
  }
}

/** Steps that differ from a program to another are given for each, from the first to the last. */
function describeSteps(steps: readonly Step[]): ExplanationView['steps'] {
  const of = (program: 'excel' | 'libreOffice') =>
    steps.map(step => bindPunctuation(typeof step === 'string' ? step : step[program]))
  if (steps.every(step => typeof step === 'string')) return [{ program: null, steps: of('excel') }]
  return [
    { program: 'Excel', steps: of('excel') },
    { program: 'LibreOffice', steps: of('libreOffice') },
  ]
}
