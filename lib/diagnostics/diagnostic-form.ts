import { readTypedDecimal } from '../entities/typed-decimal.ts'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { type AmountProperty, amountProperties, largestAmount } from './amount-properties.ts'
import type { Diagnostic } from './diagnostic.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import {
  countQuestions,
  listQuestions,
  namesOf,
  type ServiceQuestion,
  serviceQuestions,
  textQuestions,
} from './service-questions.ts'
import { tunnelMessages } from './tunnel-messages.ts'

type ListName = keyof typeof listQuestions

/** What the tunnels of a diagnostic ask for. */
export type AnswerName = AmountProperty | 'diagnosticType' | ServiceQuestion

export const answerNames: readonly AnswerName[] = ['diagnosticType', ...amountProperties, ...serviceQuestions]

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

/** Whether the box with a text of one's own is ticked. */
const isOtherTicked = (values: DiagnosticForm, list: keyof typeof otherTexts): boolean =>
  values[list].includes(otherChoice)

export interface Refusal {
  readonly name: AnswerName
  readonly message: Message
}

/** Reads some answers of a form: those that are right, and why the others are refused. */
export function readAnswers(
  values: DiagnosticForm,
  names: readonly AnswerName[],
): { readonly answers: Partial<DiagnosticAnswers>; readonly refusals: readonly Refusal[] } {
  const answers: Record<string, unknown> = {}
  const refusals: Refusal[] = []
  for (const name of names) {
    const read = readAnswer(values, name)
    if (isMessage(read)) refusals.push({ name, message: read })
    else answers[name] = read
  }
  return { answers: answers as Partial<DiagnosticAnswers>, refusals }
}

type AnswerValue = string | number | boolean | readonly string[] | null

const isMessage = (read: AnswerValue | Message): read is Message =>
  typeof read === 'object' && read !== null && 'code' in read

/** What is typed for a question; forms give null for buttons of which none is chosen. */
export const typedIn = (values: DiagnosticForm, name: AnswerName): string | readonly string[] =>
  (values[name] as string | readonly string[] | null) ?? ''

function readAnswer(values: DiagnosticForm, name: AnswerName): AnswerValue | Message {
  const typed = typedIn(values, name)
  if (typeof typed !== 'string') return typed.filter(code => code !== otherChoice)
  const list = namesOf(otherTexts).find(list => otherTexts[list] === name)
  const text = typed.trim()
  if (list && !isOtherTicked(values, list)) return null
  if (list && text === '') return tunnelMessages('other-without-text')
  if (text === '') return null
  const { kind } = diagnosticFields[name]
  if (kind === 'yesNo') return text === 'yes'
  if (kind === 'integer') return readCount(text, countQuestions[name as keyof typeof countQuestions])
  if (kind === 'amount') return readTypedAmount(text)
  if (name === 'communicationSupportUrl') return readAddress(text)
  return text
}

/** Reads digits, which may be grouped. */
function readCount(text: string, maximum: number): number | Message {
  const digits = text.replace(/\s/g, '')
  if (/^-\d+$/.test(digits)) return tunnelMessages('negative-amount')
  if (!/^\d+$/.test(digits)) return tunnelMessages('wrong-count')
  const count = Number(digits)
  return count <= maximum ? count : formMessages('at-most', maximum)
}

/** Reads euros or kilograms as people type them: `1 234,50 €`, `1,234.50`, `12 kg`. */
function readTypedAmount(text: string): number | Message {
  const digits = readTypedDecimal(text.replace(/kg\s*$/i, ''))
  if (!/^[+-]?\d+(?:[.,]\d{0,2}0*)?$/.test(digits)) return tunnelMessages('wrong-amount')
  const amount = Number(digits.replace(',', '.'))
  if (amount < 0) return tunnelMessages('negative-amount')
  return amount <= largestAmount ? Math.abs(amount) : tunnelMessages('amount-too-large')
}

/** The address of a page; the protocol may be left out. */
function readAddress(text: string): string | Message {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const isRight =
    URL.canParse(address) && /^https?:\/\/[^\s/]+\.[^\s/]+$|^https?:\/\/[^\s/]+\.[^\s/]+\/\S*$/i.test(address)
  if (!isRight) return tunnelMessages('wrong-address')
  const maximum = textQuestions.communicationSupportUrl
  return address.length <= maximum ? address : formMessages('longest', maximum)
}

/** Whether two stored answers are the same; no box ticked is the same as a list that was never answered. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) && !Array.isArray(other)) return one === other
  const [first, second] = [one, other].map(value => (Array.isArray(value) ? value.toSorted() : []))
  return JSON.stringify(first) === JSON.stringify(second)
}
