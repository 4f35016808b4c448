import { readTypedNumber } from '../entities/typed-number.ts'
import type { Message } from '../messages/catalogue.ts'
import { largestAmount } from './amount-properties.ts'
import type { DiagnosticFields } from './diagnostic-fields.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'
import { weightQuestions } from './service-questions.ts'

/** Reads the amount of a report as people type it, in the unit of its question: `1 234,50 €`, `1,234.50`, `12 kg`. */
export function readTypedAmount(text: string, name: keyof DiagnosticFields): number | Message {
  const digits = readTypedNumber(text, name in weightQuestions ? 'kilogram' : 'euro')
  if (typeof digits !== 'string') return digits
  if (!/^[+-]?\d+(?:[.,]\d{0,2}0*)?$/.test(digits)) return diagnosticMessages('wrong-amount')
  const amount = Number(digits.replace(',', '.'))
  if (amount < 0) return diagnosticMessages('negative')
  return amount <= largestAmount ? Math.abs(amount) : diagnosticMessages('too-large')
}
