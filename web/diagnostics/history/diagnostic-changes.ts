import { type StoredAmount, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { type AnswerName, answerNames } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { centralKitchenModeLabels, diagnosticTypeLabels } from '@ma-cantine/lib/diagnostics/diagnostic-labels'
import type { FieldChange } from '@ma-cantine/lib/entities/history-entry'
import { useLocale } from '../../app/locale.ts'
import type { ShownChange } from '../../canteens/history/FoldedHistory.tsx'
import { useQualityNames } from '../quality/quality-names.ts'
import { useAnswerTexts } from '../summaries/answer-texts.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'
import { useReportHistoryWords } from './words/history-words.ts'

const isAmount = (name: string): name is StoredAmount => (storedAmounts as readonly string[]).includes(name)
const isAnswer = (name: string): name is AnswerName => (answerNames as readonly string[]).includes(name)

/** @returns a function that words the changes of answers; the others, such as how far a tunnel was walked, are left out. */
export function useShownChanges(): (changes: readonly FieldChange[]) => readonly ShownChange[] {
  const locale = useLocale()
  const words = useReportHistoryWords()
  const diagnosticWords = useDiagnosticWords()
  const { nameOf } = useQualityNames()
  const textOf = useAnswerTexts()
  const labels: Readonly<Record<string, string>> = diagnosticWords.answers
  const codes: Readonly<Record<string, { readonly label: string; readonly texts: Readonly<Record<string, string>> }>> =
    {
      diagnosticType: { label: words.entryMode, texts: diagnosticTypeLabels[locale] },
      centralKitchenDiagnosticMode: { label: words.kitchenMode, texts: centralKitchenModeLabels[locale] },
    }
  return changes =>
    changes.flatMap(({ field, before, after }) => {
      const ofCode = codes[field]
      const write = (value: unknown): string =>
        ofCode
          ? (ofCode.texts[String(value)] ?? diagnosticWords.summary.unanswered)
          : textOf(field as AnswerName, value as Diagnostic[AnswerName])
      const label = ofCode?.label ?? (isAmount(field) ? nameOf(field) : isAnswer(field) ? labels[field] : undefined)
      return label === undefined ? [] : [{ field, label, before: write(before), after: write(after) }]
    })
}
