import type { DraftOf, NamesOf } from '../entities/field.ts'
import type { CanteenFields } from './canteen-fields.ts'

/** What the file of staff says of a canteen. Null = not given. */
export type AdminCanteenDraft = DraftOf<CanteenFields>

/** What a file, a form or an API client says of a canteen. */
export type CanteenDraft = Omit<AdminCanteenDraft, NamesOf<CanteenFields, { readonly staffOnly: true }>>
