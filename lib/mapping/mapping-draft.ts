import { schemaOf } from '../imports/import-schemas.ts'
import { constantOf, type DateOrder, dateOrders, type Mapping } from './mapping.ts'
import {
  mappingOf,
  missingFields,
  type ProposalContext,
  type ProposedColumn,
  type ProposedSource,
  proposeMapping,
  proposeSource,
} from './propose-mapping.ts'
import type { ProposedValue } from './propose-values.ts'
import { reopenMapping } from './reopen-mapping.ts'

/** A mapping as a person looks at it: what is proposed, what they have changed, what they have yet to say. */
export interface MappingDraft {
  readonly context: ProposalContext
  readonly columns: readonly ProposedColumn[]
  readonly constants: Mapping['constants']
  /** Null until somebody says what to do of negative amounts. */
  readonly negativeAmounts: Mapping['negativeAmounts'] | null
}

/** @param kept the mapping that an earlier file of this shape was read with. */
export const startDraft = (context: ProposalContext, kept: Mapping | null): MappingDraft => ({
  context,
  columns: kept ? reopenMapping(context, kept) : proposeMapping(context.kind, context.survey, context.canteens).columns,
  constants: kept?.constants ?? [],
  negativeAmounts: kept?.negativeAmounts ?? null,
})

/**
 * How far a column of ours is: certain, to be confirmed, without a column that it needs, the same in all rows, or left empty.
 */
export type ColumnState = 'certain' | 'unsure' | 'missing' | 'constant' | 'empty'

export function stateOf({ columns, constants }: MappingDraft, column: ProposedColumn): ColumnState {
  const { field, sources, sure } = column
  if (sources.length > 0) return sure && !sources.some(hasDoubt) ? 'certain' : 'unsure'
  if (constantOf({ constants }, field) !== undefined) return 'constant'
  return missingFields(columns, constants).includes(field) ? 'missing' : 'empty'
}

const hasDoubt = ({ doubtfulDates, values }: ProposedSource): boolean => doubtfulDates === true || values.some(isGuess)

/** A value whose meaning is guessed. One that is not known at all is no guess: it stays as it is, for the check to refuse. */
export const isGuess = ({ sure, why }: ProposedValue): boolean => !sure && why !== 'none'

/** The rows whose amount is negative. */
export function negativesOf({ context: { survey }, columns }: MappingDraft): number {
  const price = columns.find(({ field }) => field === 'prix_ht')?.sources[0]?.column.label
  return survey.columns.find(({ label }) => label === price)?.negatives ?? 0
}

/** How many points of a draft a person has yet to settle before a file is made by it. */
export function openPoints(draft: MappingDraft): number {
  const open = draft.columns.filter(column => ['unsure', 'missing'].includes(stateOf(draft, column)))
  return open.length + (draft.negativeAmounts === null && negativesOf(draft) > 0 ? 1 : 0)
}

/** The mapping that a draft makes. */
export function mappingOfDraft({
  context: { kind, survey },
  columns,
  constants,
  negativeAmounts,
}: MappingDraft): Mapping {
  const own = constants.filter(({ target }) => columns.find(({ field }) => field === target)?.sources.length === 0)
  const choices = { constants: own, negativeAmounts: negativeAmounts ?? 'refuse', totals: 'leave-out' } as const
  return mappingOf(kind, { survey, columns }, choices)
}

/** Fills a column of ours by one of the file, or by none. */
export const chooseColumn = (
  context: ProposalContext,
  column: ProposedColumn,
  label: string | null,
): ProposedColumn => ({
  ...column,
  sure: true,
  sources: label === null ? [] : [withoutDoubt(proposeSource(context, column.field, label))],
})

/** Says how the days of a column are written. */
export function chooseDateOrder(column: ProposedColumn, dates: DateOrder): ProposedColumn {
  const [source, ...others] = column.sources
  if (!source) return column
  return { ...column, sources: [{ ...withoutDoubt(source), column: { ...source.column, dates } }, ...others] }
}

/** The order that comes after the one in which the days of a column are read; null for a column without days. */
export function nextDateOrder({ sources: [source] }: ProposedColumn): DateOrder | null {
  const order = source?.column.dates
  if (!order) return null
  return dateOrders[(dateOrders.indexOf(order) + 1) % dateOrders.length] ?? null
}

/** Takes what is proposed for a column as it is. */
export const confirmColumn = (column: ProposedColumn): ProposedColumn => ({
  ...column,
  sure: true,
  sources: column.sources.map(source => ({
    ...withoutDoubt(source),
    values: source.values.map(value => (isGuess(value) ? { ...value, sure: true } : value)),
  })),
})

/** A value of the file, in one of its columns that fill a column of ours. */
export interface ValuePlace {
  readonly label: string
  readonly text: string
}

/** Says what a value of the file means. @param codes null leaves it as it is in the file. */
export function chooseCodes(
  column: ProposedColumn,
  place: ValuePlace,
  codes: readonly string[] | null,
): ProposedColumn {
  const why = codes === null ? 'none' : codes.length > 0 ? 'name' : 'no'
  const chosen = { codes: codes ?? [], why, sure: codes !== null } as const
  const changed = (value: ProposedValue): ProposedValue => (value.text === place.text ? { ...value, ...chosen } : value)
  return {
    ...column,
    sources: column.sources.map(source =>
      source.column.label === place.label ? { ...source, values: source.values.map(changed) } : source,
    ),
  }
}

const withoutDoubt = ({ doubtfulDates: _, ...source }: ProposedSource): ProposedSource => source

/** A draft with another state of one of its columns. */
export const withColumn = (draft: MappingDraft, changed: ProposedColumn): MappingDraft => ({
  ...draft,
  columns: draft.columns.map(column => (column.field === changed.field ? changed : column)),
})

/** A draft in which all rows have the same value in a column of ours. */
export function withConstant(draft: MappingDraft, column: ProposedColumn, value: string): MappingDraft {
  const others = draft.constants.filter(({ target }) => target !== column.field)
  const emptied = withColumn(draft, chooseColumn(draft.context, column, null))
  return { ...emptied, constants: [...others, { target: column.field, value }] }
}

/** The columns of ours that a draft has, in the order of the schema, with their definitions. */
export const fieldOf = ({ context: { kind } }: MappingDraft, name: string) =>
  schemaOf(kind).fields.find(field => field.name === name)
