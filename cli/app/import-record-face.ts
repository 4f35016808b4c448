import type { ImportDetail, ImportRecord, UndoReport } from '@ma-cantine/lib/imports/import-record'
import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { printable, summarise } from '@ma-cantine/lib/reports/summary'
import { reportWords } from '@ma-cantine/lib/reports/words'
import type { Words } from '../words/fr.ts'
import type { Context } from './context.ts'
import type { DetailFace, FileFace } from './file-face.ts'

const marks = { done: 'good', refused: 'bad', undone: 'idle' } as const

/** More would not be read on a screen; the JSON has them. */
const shownKept = 20

/** An import as the list shows it. */
export function importFace(record: ImportRecord, { words, locale }: Context): FileFace {
  const { id, fileName, status, kind, rowCount, date } = record
  const { rows } = reportWords[locale]
  return {
    mark: marks[status],
    file: fileName === null ? words.imports.nameless : printable(fileName),
    verdict: words.imports.numbered(id, words.imports.status[status]),
    message: [words.imports.moment(date), kindWords[locale][kind], rows(rowCount)].join(' · '),
    ...(status === 'refused' ? {} : { details: [{ text: words.imports.effects(record) }] }),
  }
}

/** An import with all that is known of it. */
export function importDetailFace(detail: ImportDetail, context: Context): FileFace {
  const { words, locale } = context
  const face = importFace(detail, context)
  const errors = summarise('error', { ...detail, warnings: [] }, locale)
  return {
    ...face,
    details: [
      { text: words.imports.through[detail.through] },
      ...(detail.withheld ? [{ text: words.imports.withheld }] : []),
      ...(face.details ?? []),
      ...undoDetails(detail, words),
    ],
    ...(errors ? { errors } : {}),
  }
}

function undoDetails({ status, undoLimit, undoDate, undo }: ImportDetail, words: Words): DetailFace[] {
  const { imports } = words
  if (status === 'refused') return []
  if (undoLimit !== null) return [{ text: imports.undoableUntil(imports.moment(undoLimit)) }]
  if (undoDate === null) return [{ text: imports.notUndoable }]
  return [{ text: imports.undoneOn(imports.moment(undoDate)) }, ...(undo ? undoneDetails(undo, words) : [])]
}

function undoneDetails(undo: UndoReport, { imports }: Words): DetailFace[] {
  const { removed, restored, kept, keptCount, cancelledEmailCount, sentEmailCount } = undo
  const shown = kept.slice(0, shownKept)
  const hidden = keptCount - shown.length
  const parts = [
    ...shown.map(({ entity, name, reason }) => imports.keptRow(entity, name && printable(name), reason)),
    ...(hidden > 0 ? [imports.otherKept(hidden)] : []),
  ]
  return [
    { text: imports.undone(removed, restored) },
    ...(keptCount > 0 ? [{ text: imports.keptRows(keptCount), parts }] : []),
    ...(cancelledEmailCount > 0 ? [{ text: imports.emailsCancelled(cancelledEmailCount) }] : []),
    ...(sentEmailCount > 0 ? [{ text: imports.emailsSent(sentEmailCount) }] : []),
  ]
}
