import type { z } from 'zod'
import type { Message } from './catalogue.ts'
import { formMessages } from './form-messages.ts'

type Issue = z.core.$ZodRawIssue

/** The options that attach a message to a zod check; `issueMessage` reads it once the language is known. */
export const withMessage = (message: Message | ((input: unknown) => Message)) => ({
  error: (issue: Issue) => {
    Object.assign(issue, { params: { message: typeof message === 'function' ? message(issue.input) : message } })
    return undefined
  },
})

/** The zod issue of a transformation that refuses its value. */
export const customIssue = (message: Message) => ({ code: 'custom' as const, params: { message } })

/** Why zod refuses a value: the message of the check, or a general one; undefined for issues that users hardly meet. */
export function issueMessage(issue: Issue): Message | undefined {
  const own = issue.params as { readonly message?: Message } | undefined
  return own?.message ?? generalMessage(issue)
}

function generalMessage(issue: Issue): Message | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return formMessages('required')
      if (issue.input === null) return formMessages('not-null')
      if (issue.expected === 'string') return formMessages('text')
      if (issue.expected === 'number' || issue.expected === 'int') return formMessages('whole-number')
      return issue.expected === 'object' ? formMessages('object') : undefined
    case 'invalid_union':
      if (issue.input === undefined) return formMessages('required')
      return issue.input === null ? formMessages('not-null') : undefined
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return formMessages('required')
      if (issue.origin === 'array' && issue.minimum === 1) return formMessages('choose')
      return isNumeric(issue.origin) ? formMessages('at-least', issue.minimum) : undefined
    case 'too_big':
      if (issue.origin === 'string') return formMessages('longest', issue.maximum)
      return isNumeric(issue.origin) ? formMessages('at-most', issue.maximum) : undefined
    default:
      return undefined
  }
}

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int'
