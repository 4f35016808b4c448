import { describeUndone } from '@ma-cantine/lib/imports/count-words'
import type { ImportDetail, ImportRecord, UndoReport } from '@ma-cantine/lib/imports/import-record'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { summarise } from '@ma-cantine/lib/reports/summary'
import { reportWords } from '@ma-cantine/lib/reports/words'
import type { Context } from '../app/context.ts'
import type { DetailOutput, FileOutput } from '../output/file-output.ts'
import { effectText } from './effect-text.ts'

const marks = { done: 'good', refused: 'bad', undone: 'idle' } as const

/** The number of rows shown, enough for a screen. The JSON has them all. */
const maximumRows = 20

/** An import as the list shows it. */
export function describeImport(record: ImportRecord, context: Context): FileOutput {
  const { words, locale } = context
  const { id, fileName, status, kind, rowCount, date } = record
  const { rows } = reportWords[locale]
  return {
    mark: marks[status],
    file: fileName === null ? words.imports.nameless : makePrintable(fileName),
    verdict: words.imports.numbered(id, words.imports.status[status]),
    message: [words.imports.moment(date), kindWords[locale][kind], rows(rowCount)].join(' · '),
    ...(status === 'refused' ? {} : { details: [{ text: effectText(record, 'done', context) }] }),
  }
}

/** An import with all its details. */
export function describeImportDetail(detail: ImportDetail, context: Context): FileOutput {
  const { words, locale } = context
  const summary = describeImport(detail, context)
  const errors = summarise('error', { ...detail, warnings: [] }, locale)
  return {
    ...summary,
    details: [
      { text: words.imports.through[detail.through] },
      ...(detail.withheld ? [{ text: words.imports.withheld }] : []),
      ...(summary.details ?? []),
      ...undoDetails(detail, context),
    ],
    ...(errors ? { errors } : {}),
  }
}

function undoDetails({ status, undoLimit, undoDate, undo }: ImportDetail, context: Context): DetailOutput[] {
  const { imports } = context.words
  if (status === 'refused') return []
  if (undoLimit !== null) return [{ text: imports.undoableUntil(imports.moment(undoLimit)) }]
  if (undoDate === null) return [{ text: imports.notUndoable }]
  return [{ text: imports.undoneOn(imports.moment(undoDate)) }, ...(undo ? undoneDetails(undo, context) : [])]
}

function undoneDetails(undo: UndoReport, { words: { imports }, locale }: Context): DetailOutput[] {
  const { kept, keptCount, cancelledEmailCount, sentEmailCount } = undo
  const shownRows = kept.slice(0, maximumRows)
  const hiddenCount = keptCount - shownRows.length
  const parts = [
    ...shownRows.map(({ entity, name, reason }) => imports.keptRow(entity, name && makePrintable(name), reason)),
    ...(hiddenCount > 0 ? [imports.otherKept(hiddenCount)] : []),
  ]
  return [
    { text: describeUndone(undo, locale) },
    ...(keptCount > 0 ? [{ text: imports.keptRows(keptCount), parts }] : []),
    ...(cancelledEmailCount > 0 ? [{ text: imports.emailsCancelled(cancelledEmailCount) }] : []),
    ...(sentEmailCount > 0 ? [{ text: imports.emailsSent(sentEmailCount) }] : []),
  ]
}
