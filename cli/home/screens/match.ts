import { basename } from 'node:path'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import type { NamedCanteen } from '@ma-cantine/lib/mapping/canteen-names'
import { fittingMapping } from '@ma-cantine/lib/mapping/fits-mapping'
import { constantOf, type Mapping } from '@ma-cantine/lib/mapping/mapping'
import {
  type ColumnState,
  chooseDateOrder,
  confirmColumn,
  fieldOf,
  isGuess,
  type MappingDraft,
  negativesOf,
  nextDateOrder,
  openPoints,
  startDraft,
  stateOf,
  withColumn,
} from '@ma-cantine/lib/mapping/mapping-draft'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import type { ProposedColumn, ProposedSource } from '@ma-cantine/lib/mapping/propose-mapping'
import { readSample } from '@ma-cantine/lib/mapping/sample-reading'
import { surveySource } from '@ma-cantine/lib/mapping/survey-source'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import type { Context } from '../../app/context.ts'
import { canteenRecords } from '../../canteens/canteens.ts'
import { readInput, readingProblem } from '../../files/read-input.ts'
import { readRecords } from '../../lists/list-command.ts'
import { doubtProblem } from '../../mapping/doubt-problem.ts'
import { refusalOfMappings } from '../../mapping/keep-mapping.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { callServer } from '../../transport/call-server.ts'
import { locateServer } from '../../transport/choose-server.ts'
import { findToken } from '../../transport/sign-in.ts'
import type { Act, Line, Page, Row, Tone } from '../navigation/page.ts'
import type { ScreenOf } from '../navigation/screen.ts'
import { callOptions, longestList } from './call-options.ts'
import type { Load } from './load.ts'

/** Each of our columns with the one of the file that fills it: certain, to be confirmed, or missing. */
export const loadMatch: Load<'match'> = async (screen, context) =>
  matchPage(screen, screen.draft ?? (await readDraft(screen, context)), context)

async function readDraft({ file, kind }: ScreenOf<'match'>, context: Context): Promise<MappingDraft> {
  const { words } = context
  const survey = await surveySource(
    readInput(file, () => {}),
    { kind },
  ).catch(error => {
    const problem = readingProblem(error, file, words)
    throw problem ? new Failure(exitCodes.usage, problem) : error
  })
  if (!survey) throw new Failure(exitCodes.refused, { code: 'no-table', ...words.mappings.noTable(basename(file)) })
  if ('doubt' in survey) throw new Failure(exitCodes.refused, doubtProblem(survey, context))
  const { canteens, kept } = await readAccount(context)
  return startDraft({ kind, survey, canteens }, fittingMapping(kept, kind, survey.labels)?.mapping ?? null)
}

interface Account {
  readonly canteens: readonly NamedCanteen[]
  readonly kept: Parameters<typeof fittingMapping>[0]
}

/** What the account knows that helps: a file is matched all the same without it. */
async function readAccount(context: Context): Promise<Account> {
  const nothing: Account = { canteens: [], kept: [] }
  const { server } = await locateServer(undefined, context)
  if (!(await findToken(undefined, server, context))) return nothing
  const { listImportMappings } = await import('@ma-cantine/lib/mapping/mappings-api')
  try {
    const [{ answer }, { answer: kept }] = await Promise.all([
      readRecords(canteenRecords, { ...callOptions, limit: longestList }, context),
      callServer(context, callOptions, refusalOfMappings, client => client.call(listImportMappings)),
    ])
    // Names are told apart only where all of them are known.
    const areAll = answer.count === answer.results.length
    const canteens = answer.results.flatMap(({ name, siret }) => (siret ? [{ name, siret }] : []))
    return { canteens: areAll ? canteens : [], kept }
  } catch (error) {
    if (error instanceof Failure) return nothing
    throw error
  }
}

const tones: Readonly<Record<ColumnState, Tone | undefined>> = {
  certain: undefined,
  unsure: 'warning',
  missing: 'bad',
  constant: undefined,
  empty: 'dim',
}

function matchPage({ file, kind }: ScreenOf<'match'>, draft: MappingDraft, context: Context): Page {
  const { words, locale } = context
  const { match } = words.home
  const again = (changed: MappingDraft): Act => ({
    type: 'return',
    screen: { name: 'match', file, kind, draft: changed },
  })
  const rows = draft.columns.map(column => columnRow(column, { file, kind, draft, again }, context))
  const negatives = negativesOf(draft)
  const open = openPoints(draft)
  const head: Line[] = [
    { text: match.head },
    { text: match.kind(kindWords[locale][kind]), tone: 'dim' },
    open > 0 ? { text: match.open(open), tone: 'warning' } : { text: match.ready, tone: 'good' },
  ]
  return {
    title: match.title,
    head,
    body: {
      rows: negatives > 0 ? [...rows, negativesRow(draft, negatives, again, context)] : rows,
      columns: match.columns,
      none: '',
      filter: 'slash',
      detailHeight: 4,
    },
    keys: [
      { key: 'c', label: match.confirm },
      { key: 'p', label: match.preview, act: { type: 'open', screen: { name: 'converted', file, kind, draft } } },
      { key: 'v', label: match.values },
      { key: 'd', label: match.dates },
      { key: 'k', label: match.otherKind, act: { type: 'open', screen: { name: 'match-kind', file, kind } } },
    ],
    // What was chosen so far is there again with the key that opens this.
    onBack: { type: 'return', screen: { name: 'check', file, draft } },
  }
}

interface MatchParts {
  readonly file: string
  readonly kind: Mapping['kind']
  readonly draft: MappingDraft
  readonly again: (draft: MappingDraft) => Act
}

function columnRow(column: ProposedColumn, { file, kind, draft, again }: MatchParts, context: Context): Row {
  const { match } = context.words.home
  const { field, sources } = column
  const state = stateOf(draft, column)
  const tone = tones[state]
  const constant = constantOf(draft, field)
  const labels = sources.map(source => shownValue(source.column.label, 40)).join(' + ')
  const order = nextDateOrder(column)
  const hasValues = sources.some(({ values }) => values.length > 0)
  return {
    id: field,
    cells: [
      field,
      labels || (constant === undefined ? '' : match.constant(shownValue(constant, 30))),
      stateText(column, state, context),
    ],
    ...(tone ? { tone } : {}),
    detail: sources.length === 0 ? emptyDetail(column, state, context) : sourceDetail(column, draft, context),
    open: { type: 'open', screen: { name: 'match-column', file, kind, draft, field } },
    acts: {
      ...(state === 'unsure' ? { c: again(withColumn(draft, confirmColumn(column))) } : {}),
      ...(hasValues
        ? { v: { type: 'open', screen: { name: 'match-values', file, kind, draft, field } } as const }
        : {}),
      ...(order ? { d: again(withColumn(draft, chooseDateOrder(column, order))) } : {}),
    },
  }
}

function stateText({ sources }: ProposedColumn, state: ColumnState, { words: { home } }: Context): string {
  const { states, someUnknown } = home.match
  const unknown = sources.flatMap(({ values }) => values.filter(({ why }) => why === 'none')).length
  return unknown > 0 ? `${states[state]}, ${someUnknown(unknown)}` : states[state]
}

function emptyDetail({ required }: ProposedColumn, state: ColumnState, { words: { home } }: Context): Line[] {
  const { match } = home
  if (state === 'missing') return [{ text: match.missing, tone: 'advice' }]
  return state === 'constant' ? [] : [{ text: required ? match.missing : match.optional, tone: 'dim' }]
}

/** What is to settle of a column first, for a low terminal shows few lines; then why it is proposed, and what it holds. */
function sourceDetail({ field, sources, sure }: ProposedColumn, draft: MappingDraft, context: Context): Line[] {
  const { words, locale } = context
  const { match } = words.home
  const { columnReasons, dateOrders } = mappingWords[locale]
  return sources.flatMap((source): Line[] => {
    const { column, why, doubtfulDates, values } = source
    const unknown = values.filter(each => each.why === 'none').length
    const guesses = values.filter(isGuess)
    return [
      ...(column.dates && (doubtfulDates || column.dates !== 'day-month-year')
        ? [{ text: match.dateOrder(dateOrders[column.dates], doubtfulDates === true), tone: 'advice' as const }]
        : []),
      ...(guesses.length > 0 ? [{ text: match.guesses(guesses.map(valueText)), tone: 'advice' as const }] : []),
      ...(unknown > 0 ? [{ text: match.unknown(unknown), tone: 'advice' as const }] : []),
      { text: makePrintable([...(sure ? [] : [match.check]), columnReasons[why]].join(' : ')), tone: 'dim' },
      ...samplesLine(field, source, draft, context),
    ]
  })
}

const valueText = ({ text, codes }: ProposedSource['values'][number]): string =>
  `${shownValue(text, 30)} → ${codes.join(', ')}`

function samplesLine(
  name: string,
  { column }: ProposedSource,
  draft: MappingDraft,
  { words: { home }, locale }: Context,
): Line[] {
  const { survey, kind } = draft.context
  const field = fieldOf(draft, name)
  const samples = survey.columns.find(({ label }) => label === column.label)?.samples ?? []
  if (!field || samples.length === 0) return [{ text: home.match.emptyColumn, tone: 'dim' }]
  const texts = samples.map(sample => {
    const read = readSample(kind, field, column, sample, locale)
    const shown = shownValue(sample, 30)
    return read === null ? home.match.unread(shown) : read === sample ? shown : `${shown} → ${read}`
  })
  return [{ text: home.match.samples(texts) }]
}

/** What becomes of the rows whose amount is negative. */
function negativesRow(
  draft: MappingDraft,
  count: number,
  again: (draft: MappingDraft) => Act,
  { words: { home } }: Context,
): Row {
  const { negativeAmounts } = draft
  const { match } = home
  const other = negativeAmounts === 'leave-out' ? 'refuse' : 'leave-out'
  return {
    id: 'negatives',
    cells: [
      match.negatives(count),
      negativeAmounts === null ? '' : match.negativeChoices[negativeAmounts],
      negativeAmounts === null ? match.states.unsure : match.states.certain,
    ],
    ...(negativeAmounts === null ? { tone: 'warning' } : {}),
    detail: [{ text: match.negativesDetail, tone: 'advice' }],
    open: again({ ...draft, negativeAmounts: other }),
  }
}
