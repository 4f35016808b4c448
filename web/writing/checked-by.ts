import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { customIssue } from '@ma-cantine/lib/messages/issue-message'
import type { z } from 'zod'

/** Refuses in a form, beside its fields, what the rules of the library refuse. */
export const checkedBy =
  <Values>(errorsOf: (values: Values) => Readonly<Partial<Record<string, readonly Message[]>>>) =>
  (values: Values, context: z.RefinementCtx): void => {
    for (const [field, messages = []] of Object.entries(errorsOf(values)))
      for (const message of messages) context.addIssue({ ...customIssue(message), path: [field] })
  }
