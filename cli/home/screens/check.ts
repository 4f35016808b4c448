import { basename } from 'node:path'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { kindOfSchema } from '@ma-cantine/lib/imports/file-kinds'
import { hasForeignHeader } from '@ma-cantine/lib/mapping/foreign-header'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { Context } from '../../app/context.ts'
import { checkInput } from '../../checks/check-input.ts'
import { describeChecked, expectedColumns } from '../../checks/check-output.ts'
import { readyToSend } from '../../imports/send-checked.ts'
import { marks } from '../../output/file-output.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { textLines } from '../layout/text-lines.ts'
import type { DescribedError } from '../navigation/described-error.ts'
import type { Act, Line, PageKey, Row } from '../navigation/page.ts'
import type { WrongPlace } from '../navigation/screen.ts'
import type { Load } from './load.ts'
import { toValue } from './to-value.ts'

/** Checks a file, and lists what is wrong in it. */
export const loadCheck: Load<'check'> = async ({ file, copyOf = null, done, draft = null }, context) => {
  const { check } = context.words.home
  const checked = await checkInput(file, {}, context)
  if ('problem' in checked) throw new Failure(exitCodes.usage, checked.problem)
  const { report } = checked
  const worded = jsonReport(file, report, context.locale)
  const isTable = isPlainTable(report)
  const isForeign = hasForeignHeader(report)
  const kind = (report.schema && kindOfSchema(report.schema.name)) ?? 'achats'
  const rows = [
    ...worded.errors.map((error, index) => errorRow(`error ${index}`, error, { file, copyOf, report }, false, context)),
    ...worded.warnings.map((error, index) =>
      errorRow(`warning ${index}`, error, { file, copyOf, report }, true, context),
    ),
  ]
  const { mark, verdict, report: summary } = describeChecked(checked, context)
  const [ready] = report.valid ? readyToSend(checked, file) : []
  const count = report.errorCount + report.warningCount
  const head: Line[] = [
    ...(done ? [{ text: `${marks.good} ${done}`, tone: 'good' as const }] : []),
    ...(copyOf === null ? [] : [{ text: check.copyOf(makePrintable(basename(copyOf))), tone: 'dim' as const }]),
    { text: `${marks[mark]} ${verdict}`, tone: mark === 'good' ? 'good' : 'bad' },
    { text: summary?.about.join(' · ') ?? '', tone: 'dim' },
    ...(count > rows.length ? [{ text: check.shown(rows.length, count), tone: 'dim' as const }] : []),
    ...(ready ? [{ text: check.planHead, tone: 'advice' as const }] : []),
    ...(isForeign ? [{ text: check.foreign, tone: 'advice' as const }] : []),
    ...(report.valid || isForeign
      ? []
      : expectedColumns([checked], undefined, context).map(text => ({ text, tone: 'advice' as const }))),
  ]
  const keys: PageKey[] = [
    ...(ready ? [{ key: 'i', label: check.plan, act: toPlan(ready) }] : []),
    ...(isForeign
      ? [{ key: 'm', label: check.match, act: open({ name: 'match', file, kind: draft?.context.kind ?? kind, draft }) }]
      : []),
    ...(report.valid || !isTable
      ? []
      : [
          { key: 'v', label: check.value },
          { key: 'f', label: check.fix, act: open({ name: 'corrections', file, copyOf }) },
        ]),
    ...(isTable ? [{ key: 'e', label: check.edit, act: { type: 'edit', file, row: 1 } as const }] : []),
    { key: 'r', label: check.again, act: { type: 'reload' } },
  ]
  return {
    title: makePrintable(basename(file)),
    head,
    body: {
      rows,
      ...(rows.length > 0 ? { columns: check.columns } : {}),
      none: check.none,
      filter: 'slash',
      filters: [...new Set(report.groups.map(({ code }) => code))],
      detailHeight: rows.length > 0 ? 3 : 0,
    },
    keys,
  }
}

const open = (screen: Extract<Act, { type: 'open' }>['screen']): Act => ({ type: 'open', screen })
const toPlan = (ready: ReturnType<typeof readyToSend>[number]): Act => open({ name: 'plan', ready, similar: 'refuse' })

/** Workbooks are mended in their own program. */
const isPlainTable = ({ sheet, schema }: FileReport): boolean => sheet === undefined && schema !== null

type CheckedPlace = Pick<WrongPlace, 'file' | 'copyOf' | 'report'>

/** The cell of an error whose value can be changed wherever the column holds it; null for any other error. */
function wrongPlaceOf({ row, column, field, code }: DescribedError, checked: CheckedPlace): WrongPlace | null {
  const { report } = checked
  const kind = report.schema && kindOfSchema(report.schema.name)
  if (!isPlainTable(report) || !kind || row < 2 || column === null || field === null) return null
  return cellsApart.has(code) ? null : { ...checked, kind, row, column, field }
}

/** What is wrong there is no value: it is right by itself, missing with its column, or no text. */
const cellsApart: ReadonlySet<string> = new Set(['unique', 'missing-cell', 'cut-number', 'formula-without-result'])

function errorRow(
  id: string,
  error: DescribedError,
  checked: CheckedPlace,
  isWarning: boolean,
  { words: { home }, locale }: Context,
): Row {
  const { file } = checked
  const wrong = isWarning ? null : wrongPlaceOf(error, checked)
  const { row, column, field, value, title, message, code } = error
  const place = row === 0 ? home.check.wholeFile : String(row)
  const columnText = [column === null ? '' : columnLetter(column), field ?? ''].filter(Boolean).join(' · ')
  return {
    id,
    cells: [
      place,
      columnText,
      value === null ? '' : shownValue(value, 30),
      isWarning ? home.check.warning(title) : title,
    ],
    ...(isWarning ? { tone: 'warning' } : {}),
    found: `${code} ${reportWords[locale].place(row)}`,
    detail: textLines(shownValue(message, 400)),
    open: open({ name: 'error', file, error, place: wrong }),
    acts: {
      ...(isPlainTable(checked.report) ? { e: { type: 'edit', file, row } as const } : {}),
      ...(wrong ? { v: toValue(wrong, error) } : {}),
    },
  }
}
