import { z } from 'zod'
import { describedAs } from '../http/described-as.ts'
import { Id } from '../http/id.ts'
import { largestId } from '../http/largest-id.ts'
import { customIssue } from '../messages/issue-message.ts'
import { queryMessages } from './query-messages.ts'

/** The value of a parameter of a query string: a text, or several when the name is repeated. */
const Texts = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))])

const asList = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).map(String)

/** The last value when the name is repeated; an empty text when it is missing. */
const lastText = (value: unknown): string => (value === undefined ? '' : (asList(value).at(-1)?.trim() ?? ''))

/** One text: the last one when the name is repeated; undefined when it is missing or blank. */
export const oneText = (maximum = 200) =>
  describedAs(
    { type: 'string', maxLength: maximum },
    Texts.optional().transform((value, context) => {
      const text = lastText(value)
      if (text.length <= maximum) return text === '' ? undefined : text
      context.addIssue(customIssue(queryMessages('longest', maximum)))
      return z.NEVER
    }),
  )

/** A day, YYYY-MM-DD. */
export const oneDay = () =>
  describedAs(
    { type: 'string', format: 'date' },
    Texts.optional().transform((value, context) => {
      const text = lastText(value)
      if (text === '') return undefined
      if (z.iso.date().safeParse(text).success) return text
      context.addIssue(customIssue(queryMessages('day', text)))
      return z.NEVER
    }),
  )

const year = { type: 'integer', minimum: 1000, maximum: 9999 } as const

/** A year of four digits. */
export const oneYear = () =>
  describedAs(
    year,
    Texts.optional().transform((value, context) => {
      const text = lastText(value)
      return text === '' ? undefined : readYear(text, context)
    }),
  )

/** A year of four digits, which is not optional. */
export const requiredYear = () =>
  describedAs(
    year,
    Texts.optional().transform((value, context) => readYear(lastText(value), context)),
  )

function readYear(text: string, context: z.RefinementCtx): number {
  if (/^[1-9]\d{3}$/.test(text)) return Number(text)
  context.addIssue(customIssue(queryMessages('year', text)))
  return z.NEVER
}

/** Codes of a closed list, as repeated parameters or separated by commas; any of them may match. Empty = no filter. */
export const anyOf = <Code extends string>(codes: readonly Code[]) => {
  const knownCodes: ReadonlySet<string> = new Set(codes)
  return describedAs(
    { type: 'array', items: { type: 'string', enum: [...codes] } },
    z
      .union([z.enum([...codes, '']), z.string(), z.array(z.string())])
      .optional()
      .transform((value, context): Code[] => {
        const list = value === undefined ? [] : items(value)
        const wrong = list.filter(item => !knownCodes.has(item))
        if (wrong.length === 0) return [...new Set(list)] as Code[]
        context.addIssue(customIssue(queryMessages('choice', { item: wrong[0] ?? '', codes })))
        return z.NEVER
      }),
  )
}

/** Ids, as repeated parameters or separated by commas; any of them may match. Empty = no filter. */
export const anyId = () =>
  describedAs(
    { type: 'array', items: { type: 'integer', minimum: 1, maximum: largestId } },
    Texts.optional().transform((value, context): number[] => {
      const list = value === undefined ? [] : items(value)
      const wrong = list.find(item => !/^\d+$/.test(item) || !Id.safeParse(Number(item)).success)
      if (wrong === undefined) return [...new Set(list.map(Number))]
      context.addIssue(customIssue(queryMessages('id', wrong)))
      return z.NEVER
    }),
  )

/** Texts, as repeated parameters or separated by commas; any of them may match. Empty = no filter. */
export const anyText = (maximum = 200) =>
  describedAs(
    { type: 'array', items: { type: 'string', maxLength: maximum } },
    Texts.optional().transform((value, context): string[] => {
      const list = value === undefined ? [] : items(value)
      if (list.every(({ length }) => length <= maximum)) return [...new Set(list)]
      context.addIssue(customIssue(queryMessages('longest', maximum)))
      return z.NEVER
    }),
  )

const items = (value: unknown): string[] =>
  asList(value)
    .flatMap(text => text.split(','))
    .map(item => item.trim())
    .filter(item => item !== '')
