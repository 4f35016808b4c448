import { counted } from '@ma-cantine/lib/messages/english'
import { quoteEn as q } from '../quotes.ts'
import type { mappingsFr } from './fr.ts'

const list = (texts: readonly string[]): string => texts.map(q).join(', ')

export const mappingsEn: typeof mappingsFr = {
  none: 'You keep no mapping of columns yet.',
  listMore: 'To see one: ma-cantine mappings show NAME',
  numbered: id => `no. ${id}`,
  about: (kind, columns) => `${kind} · ${counted(columns, 'column taken', 'columns taken')}`,
  shared: canteen => `shared with the team of ${q(canteen)}`,
  sharedBy: (author, canteen) => `of ${author}, shared with the team of ${q(canteen)}`,
  column: (target, labels, how) => `${target} ← ${list(labels)}${how ? ` (${how})` : ''}`,
  constant: (target, value) => `${target} = ${q(value)} in all rows`,
  values: (text, code) => `${q(text)} → ${code || 'nothing'}`,
  leftOut: labels => `Columns left out: ${list(labels)}`,
  dates: order => `dates: ${order}`,
  decimals: mark => `decimals: ${mark}`,
  proposed: file => `mapping proposed in ${file}`,
  toConfirm: count =>
    `${counted(count, 'point is', 'points are')} to be checked in “toConfirm”: correct the file, then empty this list. Nothing is imported before.`,
  nothingToConfirm: 'Everything is recognised: read the mapping all the same before you import.',
  importIt: (mapping, file) => `Then: ma-cantine import --mapping ${mapping} ${file}`,
  keepIt: (name, mapping) => `To keep it in your account: ma-cantine mappings save ${name} --file ${mapping}`,
  kept: 'kept in your account',
  deleted: 'deleted',
  misfit: labels => ({
    message: `The mapping does not fit this file: it has no column ${list(labels)}.`,
    advice: 'Make one for this file: ma-cantine mappings save NAME --from FILE',
  }),
  bad: (path, places) => ({
    message: `${path} is not a mapping of columns (to be corrected: ${places.join('; ')}).`,
    advice: 'The command “ma-cantine mappings save NAME --from FILE” writes one.',
  }),
  unknown: name => ({
    message: `You have no mapping named ${q(name)}.`,
    advice: 'The list of your mappings: ma-cantine mappings. A file is named with “.json”.',
  }),
  notConfirmed: count => ({
    message: `${counted(count, 'point', 'points')} of the mapping ${count === 1 ? 'is' : 'are'} still to be checked: nothing was sent.`,
    advice: 'Read the list “toConfirm” of the mapping, correct what it says, then empty it.',
  }),
  noTable: file => ({
    message: `${file} holds no table whose columns can be recognised.`,
    advice: 'It needs a header row, with the names of the columns, then one row for each purchase.',
  }),
  fromOrFile: {
    message: 'Say where the mapping comes from: --from a file of your program, or --file a mapping.',
    advice: 'For example: ma-cantine mappings save ledger --from export.csv',
  },
  notDeletable: detail => ({ message: detail, advice: 'The list of your mappings: ma-cantine mappings' }),
  unmapped: texts => `values without a match: ${list(texts)}. Add them to the mapping, or correct them.`,
  newLabels: labels => `columns that the mapping does not know: ${list(labels)}`,
  help: {
    option:
      'mapping of columns: the name of one of yours (“ma-cantine mappings”) or a JSON file, for the files of another program',
    nameArgument: 'mapping',
    mappings: 'keeps the mappings between the columns of your programs and ours',
    list: 'lists your mappings, and those that your teams share',
    show: 'shows a mapping, column by column',
    save: 'proposes a mapping for a file (--from), or keeps one in your account (--file)',
    delete: 'deletes a mapping',
    name: 'name of the mapping',
    from: 'file of your program: the proposed mapping is written in NAME.json, to be read',
    file: 'mapping file to keep in your account, under this name',
    kind: 'kind of file to fill',
    output: 'writes the proposed mapping in this file (NAME.json otherwise)',
    canteen: 'number of the canteen with whose team to share it',
  },
}
