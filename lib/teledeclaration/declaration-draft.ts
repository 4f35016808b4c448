import { z } from 'zod'
import { withMessage } from '../messages/issue-message.ts'
import { declarationMessages } from './declaration-messages.ts'

/** What a person states beside the button that declares. */
export const DeclarationDraft = z.object({
  honourStatement: z.boolean().refine(stated => stated, withMessage(declarationMessages('not-stated'))),
})
