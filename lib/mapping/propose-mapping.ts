import { distance } from 'fastest-levenshtein'
import type { FileKind } from '../imports/file-kind.ts'
import { schemaOf } from '../imports/import-schemas.ts'
import { type Field, isRequired, type TableSchema } from '../table-schema/descriptor.ts'
import { type NamedCanteen, proposeCanteens } from './canteen-names.ts'
import { characteristicColumns, columnNames } from './column-names.ts'
import type { ColumnSurvey } from './column-survey.ts'
import { isDateOrderDoubtful, likelyDateOrder } from './date-order.ts'
import { labelKey, labelWords } from './label-key.ts'
import { type DecimalMark, type Mapping, mostValues, type SourceColumn } from './mapping.ts'
import { type ProposedValue, proposeSeparator, proposeValues, splitTexts } from './propose-values.ts'
import type { SourceSurvey } from './survey-source.ts'
import { targetShape } from './target-shape.ts'
import { noWords, yesWords } from './value-names.ts'

/** Why a column is proposed. */
export type ColumnReason = 'name' | 'words' | 'spelling' | 'dates' | 'amounts' | 'sirets' | 'values' | 'flag'

export interface ProposedSource {
  readonly column: SourceColumn
  readonly why: ColumnReason
  readonly values: readonly ProposedValue[]
  /** The days of the column are the same in both orders: a person must say which is meant. */
  readonly doubtfulDates?: true
}

/** What is proposed for a column of ours. */
export interface ProposedColumn {
  readonly field: string
  readonly required: boolean
  readonly sources: readonly ProposedSource[]
  /** False when a person should look at the choice of the column. */
  readonly sure: boolean
}

/** What columns are proposed from. */
export interface ProposalContext {
  readonly kind: FileKind
  readonly survey: SourceSurvey
  /** Those that one manages, which the file may name. */
  readonly canteens: readonly NamedCanteen[]
}

export interface Proposal {
  readonly survey: SourceSurvey
  readonly columns: readonly ProposedColumn[]
  /** The columns of ours that need a value and have no column; the definition of local when a product is. */
  readonly missing: readonly string[]
  readonly leftOut: readonly string[]
  /** The rows whose amount is negative. */
  readonly negatives: number
}

/**
 * Proposes where each column of ours comes from, by the names and by the content of those of the file.
 * @param canteens those that one manages, which the file may name.
 */
export function proposeMapping(kind: FileKind, survey: SourceSurvey, canteens: readonly NamedCanteen[] = []): Proposal {
  const schema = schemaOf(kind)
  const context = { kind, survey, canteens }
  const scores = schema.fields.flatMap(field =>
    survey.columns.flatMap(column => {
      const score = scoreOf(kind, schema, field, column)
      return score ? [{ field, column, ...score }] : []
    }),
  )
  scores.sort((a, b) => b.score - a.score)
  const chosen = new Map<Field, (typeof scores)[number] & { readonly sure: boolean }>()
  const taken = new Set<ColumnSurvey>()
  for (const candidate of scores) {
    const { field, column, score } = candidate
    if (chosen.has(field) || taken.has(column)) continue
    const rival = scores.find(other => other.field === field && other.column !== column && !taken.has(other.column))
    chosen.set(field, { ...candidate, sure: score >= 0.75 && score - (rival?.score ?? 0) >= 0.05 })
    taken.add(column)
  }
  const columns = schema.fields.map(field => {
    const choice = chosen.get(field)
    const sources = choice ? [proposeSource(context, field.name, choice.column.label, { why: choice.why })] : []
    if (field.name === 'caracteristiques') sources.push(...flagSources(field, survey, taken))
    return { field: field.name, required: isRequired(field), sources, sure: choice?.sure ?? sources.length > 0 }
  })
  const price = chosen.get(schema.fields.find(field => field.name === 'prix_ht') as Field)
  return {
    survey,
    columns,
    missing: missingFields(columns),
    leftOut: survey.columns.filter(column => !taken.has(column) && column.filled > 0).map(({ label }) => label),
    negatives: price?.column.negatives ?? 0,
  }
}

/** The columns of ours that must have a value and have neither a column nor a constant. */
export function missingFields(
  columns: readonly Pick<ProposedColumn, 'field' | 'required' | 'sources'>[],
  constants: MappingChoices['constants'] = [],
): string[] {
  const isLocal = columns.some(
    ({ field, sources }) =>
      field === 'caracteristiques' && sources.some(({ values }) => values.some(({ codes }) => codes.includes('LOCAL'))),
  )
  return columns.flatMap(({ field, required, sources }) => {
    const needed = required || (field === 'definition_local' && isLocal)
    return needed && sources.length === 0 && !constants.some(({ target }) => target === field) ? [field] : []
  })
}

/** How a column of the file is read as a column of ours, with the values of its list. */
export function proposeSource(
  { kind, survey, canteens }: ProposalContext,
  fieldName: string,
  label: string,
  {
    why = 'name',
    separator: keptSeparator,
  }: { readonly why?: ColumnReason; readonly separator?: string | undefined } = {},
): ProposedSource {
  const schema = schemaOf(kind)
  const field = schema.fields.find(({ name }) => name === fieldName) as Field
  const column = survey.columns.find(candidate => candidate.label === label) as ColumnSurvey
  const shape = targetShape(schema, field)
  if (shape === 'date') {
    const doubt = isDateOrderDoubtful(column.dates) ? ({ doubtfulDates: true } as const) : {}
    return { column: { label, dates: likelyDateOrder(column.dates) }, why, values: [], ...doubt }
  }
  if (shape === 'amount' || shape === 'integer') {
    return { column: { label, decimalMark: decimalMarkFor(column, survey) }, why, values: [] }
  }
  if (shape === 'siret') {
    return { column: { label }, why, values: proposeCanteens(canteens, splitTexts(column.values ?? [], undefined)) }
  }
  if (shape !== 'list') return { column: { label }, why, values: [] }
  const flag = field.name === 'caracteristiques' ? flagOf(column) : null
  const separator = keptSeparator ?? proposeSeparator(field, column.values ?? [])
  const values = proposeValues(field, splitTexts(column.values ?? [], separator), flag ?? undefined)
  return { column: { label, ...(separator === undefined ? {} : { separator }) }, why: flag ? 'flag' : why, values }
}

function flagSources(field: Field, survey: SourceSurvey, taken: Set<ColumnSurvey>): ProposedSource[] {
  return survey.columns.flatMap(column => {
    const flag = taken.has(column) ? null : flagOf(column)
    if (!flag) return []
    taken.add(column)
    const values = proposeValues(field, splitTexts(column.values ?? [], undefined), flag)
    return [{ column: { label: column.label }, why: 'flag', values }]
  })
}

/** The characteristic that a column of yes and no speaks of; null for any other column. */
function flagOf({ label, values }: ColumnSurvey): string | null {
  if (!values || values.length === 0 || values.length > 4) return null
  if (!values.every(({ text }) => yesWords.has(labelKey(text)) || noWords.has(labelKey(text)))) return null
  const key = labelKey(label).replace(/ (?:o n|oui non|y n|yes no)$/, '')
  return characteristicColumns.find(([name]) => labelKey(name) === key)?.[1] ?? null
}

interface Score {
  readonly score: number
  readonly why: ColumnReason
}

function scoreOf(kind: FileKind, schema: TableSchema, field: Field, column: ColumnSurvey): Score | null {
  const name = scoreOfName(kind, field, column.label)
  if (name === 'never') return null
  const content = scoreOfContent(schema, field, column)
  if (name) return content === 'wrong' ? { ...name, score: name.score * 0.4 } : bonus(name, content)
  return content === 'wrong' ? null : content
}

const bonus = (name: Score, content: Score | null): Score => (content ? { ...name, score: name.score + 0.02 } : name)

/** How well the name of a column fits one of ours; `never` when it says that it is another. */
export function scoreOfName(kind: FileKind, field: Field, label: string): Score | 'never' | null {
  const key = labelKey(label)
  const words = new Set(labelWords(label))
  const { names, named, never } = columnNames(kind, field.name) ?? { names: [] }
  if (never?.some(word => labelWords(word).every(part => words.has(part)))) return 'never'
  const all = [field.name, field.title, ...names].map(labelKey)
  const place = all.indexOf(key)
  if (place !== -1) return { score: 1 - place * 0.002, why: 'name' }
  // A column of codes comes before one of names.
  const namedPlace = named?.map(labelKey).indexOf(key) ?? -1
  if (namedPlace !== -1) return { score: 0.9 - namedPlace * 0.002, why: 'name' }
  let best: Score | null = null
  for (const [index, candidate] of all.entries()) {
    const parts = candidate.split(' ')
    // One word more tells little; the more words of the label are explained, the better.
    if (parts.every(part => words.has(part))) {
      const score = 0.6 + 0.3 * (parts.length / words.size) - index * 0.002
      if (score > (best?.score ?? 0)) best = { score, why: 'words' }
    } else if (candidate.length >= 5 && distance(candidate, key) <= Math.floor(candidate.length / 5)) {
      const score = 0.7 - index * 0.002
      if (score > (best?.score ?? 0)) best = { score, why: 'spelling' }
    }
  }
  return best
}

/** Shares of the cells that decide; 'wrong' when they are of another kind than the column of ours. */
function scoreOfContent(schema: TableSchema, field: Field, column: ColumnSurvey): Score | 'wrong' | null {
  const { looked, dates, numbers, decimals, sirets } = column
  if (looked === 0) return null
  const share = (count: number) => count / looked
  switch (targetShape(schema, field)) {
    case 'siret':
      return share(sirets) > 0.8 ? { score: field.name === 'siret' ? 0.5 : 0.3, why: 'sirets' } : null
    case 'date': {
      const most = Math.max(dates['day-month-year'], dates['month-day-year'], dates['year-month-day'])
      if (share(most) > 0.8) return { score: 0.5, why: 'dates' }
      return share(Math.max(most, dates['excel-serial'])) < 0.3 ? 'wrong' : null
    }
    case 'amount':
    case 'integer':
      if (share(numbers) < 0.3) return 'wrong'
      return field.name === 'prix_ht' && share(decimals[','] + decimals['.']) > 0.5 && share(numbers) > 0.8
        ? { score: 0.3, why: 'amounts' }
        : null
    case 'list': {
      const { values } = column
      if (!values) return 'wrong'
      const separator = proposeSeparator(field, values)
      const proposed = proposeValues(field, splitTexts(values, separator))
      const all = proposed.reduce((sum, { count }) => sum + count, 0)
      const known = proposed.reduce((sum, { codes, sure, count }) => sum + (codes.length > 0 && sure ? count : 0), 0)
      return known > all * 0.6 ? { score: 0.6, why: 'values' } : null
    }
    case 'text':
      return share(numbers) > 0.9 || share(dates['day-month-year']) > 0.9 ? 'wrong' : null
  }
}

/** The cells of workbooks are numbers with a point, whatever they look like. */
function decimalMarkFor({ decimals }: ColumnSurvey, { delimiter }: SourceSurvey): DecimalMark {
  if (decimals['.'] !== decimals[',']) return decimals['.'] > decimals[','] ? '.' : ','
  return delimiter === null ? '.' : ','
}

/** What a person chose beside the columns. */
export interface MappingChoices {
  readonly constants: readonly Mapping['constants'][number][]
  readonly negativeAmounts: Mapping['negativeAmounts']
  readonly totals: Mapping['totals']
}

/** The mapping that a proposal makes, once a person has changed what they wanted. */
export function mappingOf(
  kind: FileKind,
  { survey, columns }: Pick<Proposal, 'survey' | 'columns'>,
  { constants, negativeAmounts, totals }: MappingChoices,
): Mapping {
  const used = new Set(columns.flatMap(({ sources }) => sources.map(({ column }) => column.label)))
  return {
    version: 1,
    kind,
    source: {
      sheet: survey.sheet,
      delimiter: survey.delimiter,
      headerRow: survey.headerRow,
      labels: [...survey.labels],
    },
    columns: columns.flatMap(({ field, sources }) =>
      sources.length === 0
        ? []
        : [{ target: field, from: sources.map(({ column, values }) => withValues(column, values)) }],
    ),
    constants: [...constants],
    leftOut: survey.columns.flatMap(({ label, filled }) => (used.has(label) || filled === 0 ? [] : [label])),
    negativeAmounts,
    totals,
    toConfirm: [],
  }
}

/** A text without a code stays as it is in the file, where the check names it, unless it means none. */
function withValues(column: SourceColumn, values: readonly ProposedValue[]): SourceColumn {
  const mapped = values.filter(({ why }) => why !== 'none').slice(0, mostValues)
  if (mapped.length === 0) return column
  return { ...column, values: mapped.map(({ text, codes }) => ({ text: text.slice(0, 500), codes: [...codes] })) }
}
