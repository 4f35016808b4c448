import { kindWords } from '@ma-cantine/lib/imports/kind-words'
import { reportWords } from '@ma-cantine/lib/reports/words'
import { importRecords, readImport, takeBackImport } from '../../imports/import-calls.ts'
import { describeImport, describeImportDetail } from '../../imports/import-record-output.ts'
import { readRecords } from '../../lists/list-command.ts'
import type { PageKey, Row } from '../navigation/page.ts'
import { callOptions, longestList } from './call-options.ts'
import { confirmPage } from './confirm-page.ts'
import type { Load } from './load.ts'
import { menuKey, outputsPage } from './outputs-page.ts'

/** The imports of the account, the latest first. */
export const loadImports: Load<'imports'> = async (_screen, context) => {
  const { home, imports } = context.words
  const { answer } = await readRecords(importRecords, { ...callOptions, limit: longestList }, context)
  const rows = answer.results.map((record): Row => {
    const { id, status, date, kind, rowCount, undoLimit } = record
    const { file, details = [] } = describeImport(record, context)
    const about = [kindWords[context.locale][kind], reportWords[context.locale].rows(rowCount)].join(' · ')
    return {
      id: String(id),
      cells: [file, String(id), imports.status[status], imports.moment(date)],
      ...(status === 'refused' ? { tone: 'warning' } : status === 'undone' ? { tone: 'dim' } : {}),
      detail: [{ text: about, tone: 'dim' }, ...details.map(({ text }) => ({ text }))],
      open: { type: 'open', screen: { name: 'import', id } },
      ...(undoLimit === null ? {} : { acts: { u: { type: 'open', screen: { name: 'confirm-undo', id } } } }),
    }
  })
  const hidden = answer.count - rows.length
  return {
    title: home.menu.imports,
    head: hidden > 0 ? [{ text: imports.hidden(hidden), tone: 'dim' }] : [],
    body: {
      rows,
      columns: home.imports.columns,
      none: imports.none,
      filter: 'slash',
      detailHeight: rows.length > 0 ? 3 : 0,
    },
    keys: [
      { key: 'u', label: home.imports.undo },
      { key: 'r', label: home.refresh, act: { type: 'reload' } },
    ],
  }
}

/** One import, which a key takes back as long as it can be. */
export const loadImport: Load<'import'> = async ({ id }, context) => {
  const { home } = context.words
  const { answer } = await readImport(context, callOptions, id)
  const keys: PageKey[] =
    answer.undoLimit === null
      ? []
      : [{ key: 'u', label: home.imports.undo, act: { type: 'open', screen: { name: 'confirm-undo', id } } }]
  return outputsPage(home.imports.one(id), [describeImportDetail(answer, context)], { keys })
}

export const loadUndoQuestion: Load<'confirm-undo'> = async ({ id }, context) => {
  const { home } = context.words
  const { imports } = home
  const { answer } = await readImport(context, callOptions, id)
  const { file, message = '' } = describeImport(answer, context)
  return confirmPage({
    title: home.confirmation,
    question: imports.undoQuestion(id),
    lines: [{ text: file, tone: 'strong' }, { text: message, tone: 'dim' }, { text: imports.undoEffect }],
    no: imports.no,
    answers: [{ label: imports.undoYes, act: { type: 'replace', screen: { name: 'undo', id } } }],
  })
}

/** Takes an import back, and tells what that did. */
export const undoImport: Load<'undo'> = async ({ id }, context) => {
  const { home } = context.words
  const { answer } = await takeBackImport(context, callOptions, id)
  return outputsPage(home.imports.undone(id), [describeImportDetail(answer, context)], {
    keys: [menuKey(home.toMenu)],
    changesData: true,
  })
}
