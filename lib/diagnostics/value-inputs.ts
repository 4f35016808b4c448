import { z } from 'zod'
import { removeGroupSpaces } from '../entities/grouped-digits.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { largestAmount } from './amount-properties.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'

/** Existing clients empty a value by sending an empty text. */
export const emptyAsNull = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? null : value

const decimal = /^-?\d+(?:[.,]\d*)?$/

/** A number with two decimals at most, as a number or as a text with a comma or a point, grouped by thousands or not. */
export const decimalInput = (least: number | null) =>
  z.preprocess(
    emptyAsNull,
    z
      .union([z.number(), z.string()])
      .transform((value, context) => {
        const refuse = (code: 'wrong-amount' | 'negative' | 'too-large') => {
          context.addIssue(customIssue(diagnosticMessages(code)))
          return z.NEVER
        }
        const text = typeof value === 'string' ? removeGroupSpaces(value) : String(value)
        if (Math.abs(Number(value)) > largestAmount) return refuse('too-large')
        if (text === null || !decimal.test(text) || /[.,]\d\d0*[1-9]/.test(text)) return refuse('wrong-amount')
        const number = Number(text.replace(',', '.'))
        if (Math.abs(number) > largestAmount) return refuse('too-large')
        if (least !== null && number < least) return refuse('negative')
        // Not -0.
        return number + 0
      })
      .nullable(),
  )

export const integerInput = (most: number) => z.preprocess(emptyAsNull, z.int().min(0).max(most).nullable())

/** Enough for any comment; the public service has no bound. */
export const longestText = 10_000

export const textInput = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .nullable()
    .transform(text => text || null)

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

export const addressInput = (longest: number) =>
  z.preprocess(
    emptyAsNull,
    z
      .string()
      .trim()
      .max(longest)
      .refine(isWebAddress, withMessage(diagnosticMessages('wrong-address')))
      .nullable(),
  )
