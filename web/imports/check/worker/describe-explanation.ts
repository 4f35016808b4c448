import { explain } from '@ma-cantine/lib/explanations/explain'
import { explanationWords } from '@ma-cantine/lib/explanations/words'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { bindPunctuation } from '@ma-cantine/lib/messages/bind-punctuation'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { ExplanationView } from '../check-protocol.ts'

export function describeExplanation(code: ErrorCode, locale: Locale): ExplanationView {
  const { meaning, causes, steps, origin } = explain(code, locale)
  const words = explanationWords[locale]
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  return {
    meaning: bindPunctuation(meaning),
    causesTitle: words.causes,
    causes: causes.map(bindPunctuation),
    stepsTitle: words.steps,
    steps: steps
      .flatMap(step =>
        typeof step === 'string' ? [step] : [`Excel${colon}${step.excel}`, `LibreOffice${colon}${step.libreOffice}`],
      )
      .map(bindPunctuation),
    originTitle: words.origin,
    origin: bindPunctuation(origin),
  }
}
