import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { FieldErrors } from '../http/refusal.ts'

type Code = Exclude<
  keyof (typeof administrationMessages)['wordings']['fr'] & string,
  'short-reason' | 'unknown-department' | 'end-too-late' | 'not-next-year' | 'period-begun' | 'other-civil-year'
>

/** The refusal (400) of an act, with nothing written. */
export const refusedAct = (code: Code): FieldErrors =>
  new FieldErrors({ nonFieldErrors: [administrationMessages(code)] })
