import { type StoredAmount, storedAmounts } from './amount-properties.ts'
import type { Diagnostic } from './diagnostic.ts'
import { listQuestions, type ServiceQuestion, serviceQuestions } from './service-questions.ts'

type ListName = keyof typeof listQuestions

/** What the tunnels of a diagnostic ask for. */
export type AnswerName = StoredAmount | 'diagnosticType' | ServiceQuestion

export const answerNames: readonly AnswerName[] = ['diagnosticType', ...storedAmounts, ...serviceQuestions]

/** The answers of a diagnostic as they are stored. */
export type DiagnosticAnswers = Pick<Diagnostic, AnswerName>

/** The answers as typed: `yes`, `no` or empty for a question answered by yes or no. */
export type DiagnosticForm = { readonly [Name in AnswerName]: Name extends ListName ? readonly string[] : string }

/** The box of a list that asks for a text of one's own; it is ticked in the form, and never stored. */
export const otherChoice = 'OTHER_TEXT'

/** The text that the box `otherChoice` of a list asks for. */
export const otherTexts = {
  wasteActions: 'otherWasteAction',
  communicationSupports: 'otherCommunicationSupport',
} as const satisfies Partial<Record<ListName, AnswerName>>

const isListWithText = (name: AnswerName): name is keyof typeof otherTexts => name in otherTexts

/** The codes of supports of older years that the form no longer offers; the last one is the box with a text. */
const formerOther = 'OTHER'

/** The form of a diagnostic, as it is stored. */
export const formOfDiagnostic = (answers: DiagnosticAnswers): DiagnosticForm =>
  Object.fromEntries(answerNames.map(name => [name, typedValue(answers, name)])) as unknown as DiagnosticForm

function typedValue(answers: DiagnosticAnswers, name: AnswerName): string | readonly string[] {
  const value = answers[name]
  if (name in listQuestions) {
    const codes = (value ?? []) as readonly string[]
    if (!isListWithText(name)) return codes
    const isOther = answers[otherTexts[name]] !== null || codes.includes(formerOther)
    return [...codes.filter(code => code !== formerOther), ...(isOther ? [otherChoice] : [])]
  }
  if (value === null || Array.isArray(value)) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  // A text keeps its points.
  return typeof value === 'number' ? String(value).replace('.', ',') : value
}

/** What is typed for a question; forms give null for buttons of which none is chosen. */
export const typedIn = (values: DiagnosticForm, name: AnswerName): string | readonly string[] =>
  (values[name] as string | readonly string[] | null) ?? ''

/** Whether two stored answers are the same; no box ticked is the same as a list that was never answered. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return one === other
  const [first, second] = [one, other].map(value => (Array.isArray(value) ? value.toSorted() : []))
  return JSON.stringify(first) === JSON.stringify(second)
}
