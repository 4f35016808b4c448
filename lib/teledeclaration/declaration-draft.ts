import { z } from 'zod'
import { formMessages } from '../messages/form-messages.ts'
import { withMessage } from '../messages/issue-message.ts'

/** What a person states beside the button that declares. */
export const DeclarationDraft = z.object({
  honourStatement: z.boolean().refine(stated => stated, withMessage(formMessages('tick'))),
})
