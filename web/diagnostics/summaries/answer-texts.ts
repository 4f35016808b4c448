import type { AnswerName, DiagnosticAnswers } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { choiceQuestions, listQuestions, weightQuestions } from '@ma-cantine/lib/diagnostics/service-questions'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatKilograms, formatNumber } from '@ma-cantine/lib/messages/numbers'
import { useLocale } from '../../app/locale.ts'
import { useDiagnosticWords } from '../words/diagnostic-words.ts'

/** Writes the answer to a question as people read it. */
export function useAnswerTexts(): <Name extends AnswerName>(name: Name, answer: DiagnosticAnswers[Name]) => string {
  const words = useDiagnosticWords()
  const locale = useLocale()
  const texts: Readonly<Record<string, string | Readonly<Record<string, string>>>> = words.choices
  return (name, answer) => {
    if (answer === null) return words.summary.unanswered
    if (typeof answer === 'boolean') return answer ? words.yes : words.no
    if (typeof answer === 'number') {
      if (name in weightQuestions) return formatKilograms(answer, locale)
      return name.startsWith('value') ? formatEuros(answer, locale) : formatNumber(answer, locale)
    }
    const codes: readonly string[] = Array.isArray(answer) ? answer : [answer]
    if (codes.length === 0) return words.summary.none
    if (!(name in choiceQuestions) && !(name in listQuestions)) return String(answer)
    const labels = texts[name]
    return codes.map(code => (typeof labels === 'object' ? labels[code] : null) ?? code).join(', ')
  }
}
