import { readTypedCount } from '../entities/grouped-digits.ts'
import { isMessage, type Message } from '../messages/catalogue.ts'
import { formMessages } from '../messages/form-messages.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import {
  type AnswerName,
  type DiagnosticAnswers,
  type DiagnosticForm,
  otherChoice,
  otherTexts,
  typedIn,
} from './diagnostic-form.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'
import { countQuestions, namesOf, textQuestions } from './service-questions.ts'
import { tunnelMessages } from './tunnel-messages.ts'
import { readTypedAmount } from './typed-amount.ts'

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
  if (kind === 'amount') return readTypedAmount(text, name)
  if (name === 'communicationSupportUrl') return readAddress(text)
  return text
}

function readCount(text: string, maximum: number): number | Message {
  if (/^-[\d\s]+$/.test(text)) return diagnosticMessages('negative')
  const count = readTypedCount(text)
  if (count === null) return tunnelMessages('wrong-count')
  return count <= maximum ? count : formMessages('at-most', maximum)
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
