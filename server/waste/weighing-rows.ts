import type { Weighing } from '@ma-cantine/lib/waste/weighing'
import { type WeighingFields, weighingFields } from '@ma-cantine/lib/waste/weighing-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'
import { answerOf } from '../http/entity-answer.ts'

export const weighingRows = entityTable('weighings', weighingFields)

export type WeighingRow = RowOf<WeighingFields>

/** With the names of who weighed, where the row has an account. */
export type NamedRow = WeighingRow & { readonly firstName: string | null; readonly lastName: string | null }

export const nameOf = ({ firstName, lastName }: Pick<NamedRow, 'firstName' | 'lastName'>): string | null =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim() || null

export const asWeighing = ({ firstName, lastName, ...row }: NamedRow): Weighing =>
  answerOf(weighingRows, row, { authorName: nameOf({ firstName, lastName }) })
