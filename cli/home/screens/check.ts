import { basename } from 'node:path'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { Context } from '../../app/context.ts'
import { checkInput } from '../../checks/check-input.ts'
import { describeChecked, expectedColumns } from '../../checks/check-output.ts'
import { pathToSend } from '../../checks/path-to-send.ts'
import { readyToSend } from '../../imports/send-checked.ts'
import { marks } from '../../output/file-output.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { textLines } from '../layout/text-lines.ts'
import type { DescribedError } from '../navigation/described-error.ts'
import type { Act, Line, PageKey, Row } from '../navigation/page.ts'
import type { Load } from './load.ts'

/** Checks a file, and lists what is wrong in it. */
export const loadCheck: Load<'check'> = async ({ file }, context) => {
  const { check } = context.words.home
  const checked = await checkInput(file, {}, context)
  if ('problem' in checked) throw new Failure(exitCodes.usage, checked.problem)
  const { report } = checked
  const worded = jsonReport(file, report, context.locale)
  const isTable = report.sheet === undefined && report.schema !== null
  const rows = [
    ...worded.errors.map((error, index) => errorRow(`error ${index}`, error, file, isTable, false, context)),
    ...worded.warnings.map((error, index) => errorRow(`warning ${index}`, error, file, isTable, true, context)),
  ]
  const { mark, verdict, report: summary } = describeChecked(checked, context)
  const [ready] = report.valid ? readyToSend(checked, await pathToSend(checked, file, undefined)) : []
  const count = report.errorCount + report.warningCount
  const head: Line[] = [
    { text: `${marks[mark]} ${verdict}`, tone: mark === 'good' ? 'good' : 'bad' },
    { text: summary?.about.join(' · ') ?? '', tone: 'dim' },
    ...(count > rows.length ? [{ text: check.shown(rows.length, count), tone: 'dim' as const }] : []),
    ...(ready ? [{ text: check.planHead, tone: 'advice' as const }] : []),
    ...(report.valid
      ? []
      : expectedColumns([checked], undefined, context).map(text => ({ text, tone: 'advice' as const }))),
  ]
  const keys: PageKey[] = [
    ...(ready ? [{ key: 'i', label: check.plan, act: toPlan(ready) }] : []),
    ...(report.valid || !isTable ? [] : [{ key: 'f', label: check.fix, act: open({ name: 'corrections', file }) }]),
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

function errorRow(
  id: string,
  error: DescribedError,
  file: string,
  isTable: boolean,
  isWarning: boolean,
  { words: { home }, locale }: Context,
): Row {
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
    open: open({ name: 'error', file, error }),
    ...(isTable ? { acts: { e: { type: 'edit', file, row } } } : {}),
  }
}
