import { z } from 'zod'
import { Email } from '../accounts/account-fields.ts'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { withMessage } from '../messages/issue-message.ts'
import { inquiryMessages } from './inquiry-messages.ts'
import { inquiryTypes } from './inquiry-type.ts'

/** More names than any client sends, few enough for a message that people read. */
const metaNames = 30
/** Characters of all the values of `meta`. */
const metaLength = 10_000

const Meta = z
  .record(z.string().max(100), z.unknown())
  .refine(
    meta => Object.keys(meta).length <= metaNames && JSON.stringify(meta).length <= metaLength,
    withMessage(inquiryMessages('too-much-meta')),
  )

/** A message to the team of the service. */
export const Inquiry = z.object({
  /** The e-mail address to answer to. */
  from: Email,
  name: z.string().trim().max(254).nullish(),
  message: visibleText(10_000),
  /** A code of `inquiryTypes`, or any words: clients of the public service send those of their form. */
  inquiryType: z.string().trim().max(150).nullish(),
  /** What helps to answer, by name: `userId` and `userAgent` for the contact form. */
  meta: Meta.nullish(),
  /** A trap: the contact form hides it, so only a robot fills it in. Such a message is answered 200 and goes nowhere. */
  website: z.string().max(2000).nullish(),
})
export type Inquiry = z.output<typeof Inquiry>

/** The contact form: its subject is one of the list. */
export const InquiryDraft = z.object({
  from: Inquiry.shape.from,
  name: z.string().trim().max(254),
  inquiryType: z.string().min(1).pipe(z.enum(inquiryTypes)),
  message: Inquiry.shape.message,
  website: z.string().max(2000),
})

/** Answers once the message is stored; it then leaves even after a breakdown of the mail server. */
export const sendInquiry = endpoint({
  method: 'POST',
  path: '/api/v1/inquiry/',
  summary: 'Écrit à l’équipe du service',
  access: 'public',
  limit: 'inquiry',
  idempotent: true,
  body: Inquiry,
  answer: z.object({}),
})
