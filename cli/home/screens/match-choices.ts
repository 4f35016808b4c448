import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { fileKinds, schemaOf, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import {
  chooseCodes,
  chooseColumn,
  confirmColumn,
  fieldOf,
  isGuess,
  type MappingDraft,
  withColumn,
  withConstant,
} from '@ma-cantine/lib/mapping/mapping-draft'
import { mappingWords } from '@ma-cantine/lib/mapping/mapping-words'
import type { ProposedColumn } from '@ma-cantine/lib/mapping/propose-mapping'
import { valueLabel } from '@ma-cantine/lib/mapping/value-labels'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import { allowedValues, type Field } from '@ma-cantine/lib/table-schema/descriptor'
import type { Context } from '../../app/context.ts'
import { marks } from '../../output/file-output.ts'
import type { Act, Row } from '../navigation/page.ts'
import type { MatchedField, Matching } from '../navigation/screen.ts'
import type { Load } from './load.ts'

const again = ({ file, kind }: Matching, draft: MappingDraft): Act => ({
  type: 'return',
  screen: { name: 'match', file, kind, draft },
})

function matched({ draft, field: name }: MatchedField): { readonly field: Field; readonly column: ProposedColumn } {
  const field = fieldOf(draft, name)
  const column = draft.columns.find(each => each.field === name)
  if (!field || !column) throw new RangeError(`No column "${name}"`)
  return { field, column }
}

/** Picks the column of the file that fills one of ours, none, or one value for all rows. */
export const loadMatchColumn: Load<'match-column'> = async (screen, context) => {
  const { match } = context.words.home
  const { draft } = screen
  const { field, column } = matched(screen)
  const { survey, canteens } = draft.context
  const choose = (label: string | null) => again(screen, withColumn(draft, chooseColumn(draft.context, column, label)))
  const constant = (value: string) => again(screen, withConstant(draft, column, value))
  const fills = (label: string) =>
    draft.columns.find(({ sources }) => sources.some(each => each.column.label === label))
  const columnRows = survey.columns.map(({ label, samples }): Row => {
    const target = fills(label)?.field ?? ''
    return {
      id: `column ${label}`,
      cells: [
        shownValue(label, 40),
        target === '' ? '' : match.fills(target),
        samples.map(each => shownValue(each, 20)).join(' · '),
      ],
      open: choose(label),
    }
  })
  const canteenRows =
    field.name === 'siret'
      ? canteens.map(
          ({ name, siret }): Row => ({
            id: `canteen ${siret}`,
            cells: [match.everywhere(siret), '', shownValue(name, 60)],
            open: constant(siret),
          }),
        )
      : []
  return {
    title: makePrintable(field.name),
    head: [
      { text: match.whichColumn(field.name), tone: 'strong' },
      { text: match.orTyped, tone: 'dim' },
    ],
    body: {
      rows: [...columnRows, ...canteenRows, { id: 'none', cells: [match.noColumn, '', ''], open: choose(null) }],
      columns: match.fileColumns,
      none: '',
      filter: 'typed',
      typed: {
        label: match.typeLabel,
        prompt: match.prompt,
        rows: text => [constantRow(text, field, screen, constant, context)],
      },
      detailHeight: 2,
    },
    keys: [],
  }
}

/** A typed value for all rows, which the check of the column must accept. */
function constantRow(
  text: string,
  field: Field,
  { kind }: Matching,
  act: (value: string) => Act,
  { words: { home }, locale }: Context,
): Row {
  const schema = schemaOf(kind)
  const code = tableOf(kind).checks[schema.fields.indexOf(field)]?.(text) ?? null
  const label = home.match.everywhere(shownValue(text, 40))
  if (code === null) return { id: 'typed', cells: [label, `${marks.good} ${home.value.right}`, ''], open: act(text) }
  const error = { code, row: 2, column: null, field: field.name, value: text }
  const { title, message } = describeError(error, schema, locale)
  return {
    id: 'typed',
    cells: [label, `${marks.bad} ${title}`, ''],
    tone: 'bad',
    detail: [{ text: shownValue(message, 200) }],
  }
}

/** What the values of a column of the file mean in ours. */
export const loadMatchValues: Load<'match-values'> = async (screen, { words, locale }) => {
  const { match } = words.home
  const { draft } = screen
  const { field, column } = matched(screen)
  const rows = column.sources.flatMap(({ column: { label }, values }) =>
    values.map((value): Row => {
      const { text, codes, count, why } = value
      const place = { label, text }
      const keepValues = (changed: ProposedColumn): Act => ({
        type: 'return',
        screen: { ...screen, draft: withColumn(draft, changed) },
      })
      return {
        id: JSON.stringify(place),
        cells: [
          shownValue(text, 40),
          String(count),
          codes.length > 0 ? codes.join(', ') : why === 'none' ? match.leftAsIs : match.leftEmpty,
          isGuess(value) ? match.states.unsure : mappingWords[locale].valueReasons[why],
        ],
        ...(isGuess(value) ? { tone: 'warning' as const } : why === 'none' ? { tone: 'bad' as const } : {}),
        open: { type: 'open', screen: { ...screen, name: 'match-value', place } },
        ...(isGuess(value) ? { acts: { c: keepValues(chooseCodes(column, place, codes)) } } : {}),
      }
    }),
  )
  const hasGuesses = column.sources.some(({ values }) => values.some(isGuess))
  return {
    title: makePrintable(field.name),
    head: [{ text: match.whatValues(field.name), tone: 'strong' }],
    body: { rows, columns: match.valueColumns, none: '', filter: 'slash', detailHeight: 0 },
    keys: [
      { key: 'c', label: match.confirm },
      ...(hasGuesses
        ? [{ key: 'a', label: match.confirmAll, act: again(screen, withColumn(draft, confirmColumn(column))) }]
        : []),
    ],
    onBack: again(screen, draft),
  }
}

/** What one value of the file means: a value of our list, an empty cell, or itself, for the check to judge. */
export const loadMatchValue: Load<'match-value'> = async (screen, { words, locale }) => {
  const { match } = words.home
  const { place, ...values } = screen
  const { field, column } = matched(screen)
  const choose = (codes: readonly string[] | null): Act => ({
    type: 'return',
    screen: { ...values, name: 'match-values', draft: withColumn(screen.draft, chooseCodes(column, place, codes)) },
  })
  const { canteens } = screen.draft.context
  const options =
    allowedValues(field)?.map(code => [code, valueLabel(field.name, code, locale)] as const) ??
    canteens.map(({ siret, name }) => [siret, name] as const)
  return {
    title: shownValue(place.text, 30),
    head: [{ text: match.whatValue(shownValue(place.text), field.name), tone: 'strong' }],
    body: {
      rows: [
        ...options.map(
          ([code, label]): Row => ({
            id: code,
            cells: [code, label === code ? '' : shownValue(label, 60)],
            open: choose([code]),
          }),
        ),
        { id: ' empty', cells: [match.leftEmpty, ''], open: choose([]) },
        { id: ' as it is', cells: [match.leftAsIs, ''], open: choose(null) },
      ],
      none: '',
      filter: 'slash',
      detailHeight: 0,
    },
    keys: [],
  }
}

/** Picks the kind of file to fill. */
export const loadMatchKind: Load<'match-kind'> = async ({ file }, { words, locale }) => ({
  title: words.home.match.kindTitle,
  head: [{ text: words.home.match.whichKind, tone: 'strong' }],
  body: {
    rows: fileKinds.map(kind => ({
      id: kind,
      cells: [kindWords[locale][kind], kind],
      open: { type: 'return', screen: { name: 'match', file, kind, draft: null } },
    })),
    none: '',
    filter: 'slash',
    detailHeight: 0,
  },
  keys: [],
})
