import type { Fields } from '@ma-cantine/lib/entities/field'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { WrittenKind as KindName, TextPreview } from '@ma-cantine/lib/writing/text-preview-api'
import type { Knex } from 'knex'
import type { EntityTable } from '../database/entity-table.ts'
import type { Origin } from '../history/history.ts'
import type { PictureCall } from '../http/read-picture.ts'
import type { FieldMessages } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'

type Columns = Readonly<Record<string, unknown>>

/** What a link shows of a text. */
export type ShownText = Pick<TextPreview, 'title' | 'lead' | 'html'>

/** The values of a text, by their names. */
export type TextValues = Readonly<Record<string, unknown>>

/** What the writing room has to know of the texts of one kind. */
export interface KindOf<Values, F extends Fields> {
  readonly name: KindName
  readonly table: EntityTable<F>
  /** The names of the values that the team writes. */
  readonly names: readonly (keyof Values & string)[]
  /** The column of the title in lists, and that of the date beside it. */
  readonly title: string
  readonly date: string | null
  /** The column of the day before which a published text is not seen, if it waits for one. */
  readonly visibleFrom: string | null
  /** The rules that refuse values, by name. */
  readonly errorsOf: (values: Values, database: Knex) => FieldMessages | Promise<FieldMessages>
  /** Makes of the values of a request those to store, before the transaction. */
  readonly prepare?: (services: Services, given: Partial<Values>, call: PictureCall) => Promise<Partial<Values>>
  /** The columns of values, lists in other tables left out. */
  readonly columnsOf: (values: Values) => Columns
  /** Columns that follow from others, which the history leaves out. */
  readonly derivedOf: (values: Values) => Columns
  /** The values of a text that are not columns. */
  readonly readMore: (database: Knex, id: number) => Promise<Partial<Values>>
  readonly writeMore: (transaction: Knex.Transaction, id: number, values: Values) => Promise<void>
  /** What the history keeps of values. */
  readonly recordedOf: (values: Partial<Values>) => Columns
  readonly insert: (transaction: Knex.Transaction, origin: Origin, values: Values) => Promise<number>
  /** What keeps a text that is off the site from being deleted; null for nothing. */
  readonly keptBy?: (transaction: Knex.Transaction, id: number) => Promise<Message | null>
  readonly shownOf: (values: Values) => ShownText
}

/** A kind, for the mechanism that treats all alike. */
export type WrittenKind = KindOf<TextValues, Fields>

/** The API has checked the values by then: the mechanism passes them on as they are. */
export const writtenKind = <Values, F extends Fields>(kind: KindOf<Values, F>): WrittenKind =>
  kind as unknown as WrittenKind

/** The parts of a kind whose values are all columns. */
export const allColumns = {
  readMore: async () => ({}),
  writeMore: async () => undefined,
  recordedOf: (values: Columns) => values,
} as const
