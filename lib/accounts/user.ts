import { z } from 'zod'
import { answerShape } from '../entities/answer-shape.ts'
import { JsonValue } from '../http/json-value.ts'
import { userFields } from './user-fields.ts'

/** The signed-in user, as the API shows them their own account. The public service has no optional property. */
export const User = z
  .object(
    answerShape(userFields, {
      reviews: z.array(z.object({ hasCanteen: z.boolean(), hasDiagnostic: z.boolean() })),
      mcpOrganizations: JsonValue.nullable(),
    }),
  )
  .partial({
    emailConfirmed: true,
    pendingEmail: true,
    language: true,
    optOutReminderEmails: true,
    essentialRemindersOnly: true,
    wantsMonthPoint: true,
  })
export type User = z.output<typeof User>
