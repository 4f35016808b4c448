import { readTypedDecimal } from '../entities/typed-decimal.ts'
import type { Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { largestAmount } from './amount-properties.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import {
  type AnswerName,
  type DiagnosticAnswers,
  type DiagnosticForm,
  otherChoice,
  otherTexts,
  typedIn,
} from './diagnostic-form.ts'
import { countQuestions, namesOf, textQuestions } from './service-questions.ts'
import { tunnelMessages } from './tunnel-messages.ts'

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
