import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { describedAs } from '../http/described-as.ts'
import { customIssue, withMessage } from '../messages/issue-message.ts'
import { parisMoment } from '../messages/paris-moment.ts'
import { isBlank, textOrNull } from '../table-schema/invisible-characters.ts'
import { writingMessages } from './writing-messages.ts'

/** Longest texts that the team writes, in characters. */
export const longestTexts = { title: 200, lead: 500, body: 100_000 } as const

export const TextTitle = visibleText(longestTexts.title)

/** What a text is about, in one or two sentences. */
export const TextLead = visibleText(longestTexts.lead)

/** A text in Markdown, as it is typed; empty where nothing in it is visible. */
export const TextBody = z
  .string()
  .max(longestTexts.body)
  .transform(text => (isBlank(text) ? '' : text))

const years = { first: '2000-01-01', last: '2100-01-01' }
const isPlausible = (day: string): boolean => day >= years.first && day <= years.last

export const TextDay = z
  .string()
  .trim()
  .min(1)
  .pipe(
    z.iso
      .date({ ...withMessage(writingMessages('wrong-day')), abort: true })
      // Date fields make the year 0026 of 26.
      .refine(isPlausible, withMessage(writingMessages('wrong-year'))),
  )

/** An instant, as stored; without an offset, the time is that of Paris. */
export const TextMoment = describedAs(
  { type: 'string' },
  z
    .string()
    .trim()
    .min(1)
    .transform((text, context) => {
      const instant = z.iso.datetime({ offset: true }).safeParse(text).success ? new Date(text) : parisMoment(text)
      if (instant !== null && isPlausible(instant.toISOString())) return instant.toISOString()
      context.addIssue(customIssue(writingMessages(instant === null ? 'wrong-moment' : 'wrong-year')))
      return z.NEVER
    }),
)

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s<>"\\]+$/i.test(text) && URL.canParse(text)

/** The whole address of a page of another site. */
export const WebAddress = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(isWebAddress, withMessage(writingMessages('wrong-link')))

/** A text that may be left out; null where nothing in it is visible. */
export const OptionalText = (longest: number) => z.string().max(longest).transform(textOrNull)
