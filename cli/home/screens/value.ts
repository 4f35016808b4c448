import { basename } from 'node:path'
import { describeError } from '@ma-cantine/lib/imports/describe-error'
import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { valueLabel } from '@ma-cantine/lib/mapping/value-labels'
import { findWrongValue, type WrongValue } from '@ma-cantine/lib/repair/wrong-value'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { Context } from '../../app/context.ts'
import { readInput } from '../../files/read-input.ts'
import { marks } from '../../output/file-output.ts'
import { mendedPlace, mendValue } from '../../repair/mend-value.ts'
import { textLines } from '../layout/text-lines.ts'
import type { Act, Line, Row } from '../navigation/page.ts'
import type { WrongPlace } from '../navigation/screen.ts'
import type { Load } from './load.ts'
import { type Replacement, replacementsOf } from './replacements.ts'

/** One wrong value: the cells that hold it, what could take its place, and a typed one, checked as it is typed. */
export const loadValue: Load<'value'> = async ({ place, message, advice }, context) => {
  const { words, locale } = context
  const { value: texts } = words.home
  const { file, copyOf, kind, report, row, column, field } = place
  const open = () => readInput(file, () => {})
  const found = await findWrongValue({ kind, report, open }, { row, field })
  if (!found) {
    return { title: texts.title, head: [], body: { lines: [{ text: texts.notOne }] }, keys: [] }
  }
  const { value, cells, wrongCells } = found
  const target = basename(await mendedPlace(file, copyOf !== null))
  const where = reportWords[locale].column(columnLetter(column), field)
  const head: Line[] = [
    { text: `${texts.shown(shownValue(value))} · ${makePrintable(where)}`, tone: 'strong' },
    ...textLines(makePrintable(message)),
    ...(advice ? textLines(`→ ${makePrintable(advice)}`) : []),
    { text: texts.count(cells, wrongCells) },
    {
      text: copyOf === null ? texts.newCopy(makePrintable(target)) : texts.sameCopy(makePrintable(target)),
      tone: 'dim',
    },
  ]
  const rows = replacementsOf(found).map(each => choiceRow(each, found, place, context))
  return {
    title: texts.title,
    head,
    body: {
      rows,
      ...(rows.length > 0 ? { columns: texts.columns } : {}),
      none: texts.none,
      filter: 'typed',
      typed: {
        label: texts.typeLabel,
        prompt: texts.prompt,
        rows: text => (rows.some(({ id }) => id === text) ? [] : [typedRow(text, found, place, context)]),
      },
      detailHeight: 2,
    },
    keys: [],
  }
}

const mend = (place: WrongPlace, { value }: WrongValue, to: string): Act => ({
  type: 'open',
  screen: { name: 'mend', place, value, to },
})

function choiceRow(
  { text, code, isProposed }: Replacement,
  found: WrongValue,
  place: WrongPlace,
  { words: { home }, locale }: Context,
): Row {
  const label = code === null ? '' : valueLabel(found.field.name, code, locale)
  return {
    id: text,
    cells: [shownValue(text, 60), label === text ? '' : label, isProposed ? home.value.proposed : ''],
    open: mend(place, found, text),
  }
}

/** What is typed can be chosen once it is right in the row of the error. */
function typedRow(text: string, found: WrongValue, place: WrongPlace, { words: { home }, locale }: Context): Row {
  const error = found.check(text)
  const cells = [shownValue(text, 60), '']
  if (!error) {
    return { id: text, cells: [...cells, `${marks.good} ${home.value.right}`], open: mend(place, found, text) }
  }
  const { title, message } = describeError(error, schemaOf(place.kind), locale)
  return {
    id: text,
    cells: [...cells, `${marks.bad} ${title}`],
    tone: 'bad',
    detail: textLines(shownValue(message, 400)),
  }
}

/** Writes the value in place of the wrong one everywhere in its column, in a copy, and checks that. */
export const mendEverywhere: Load<'mend'> = async ({ place, value, to }, context) => {
  const { file, copyOf, kind, report, field } = place
  const { output, count } = await mendValue(file, copyOf !== null, { kind, report }, { field, value, to }, context)
  const { mended } = context.words.home.value
  return {
    instead: {
      name: 'check',
      file: output,
      copyOf: copyOf ?? file,
      done: mended(count, shownValue(value, 30), shownValue(to, 30)),
    },
    returns: true,
  }
}
