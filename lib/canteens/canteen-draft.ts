import type { DraftOf, NamesOf } from '../entities/field.ts'
import type { CanteenFields } from './canteen-fields.ts'

/** A canteen as read from the staff's file. Null = not given. */
export type AdminCanteenDraft = DraftOf<CanteenFields>

/** A canteen as read from a file, a form or an API client. */
export type CanteenDraft = Omit<AdminCanteenDraft, NamesOf<CanteenFields, { readonly staffOnly: true }>>
