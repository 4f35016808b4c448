import type { Dirent, Stats } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { formatShortDay } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../../app/context.ts'
import { isHidden, statOrNull, tableFile } from '../../files/find-files.ts'
import { exitCodes } from '../../problems/exit-code.ts'
import { Failure } from '../../problems/failure.ts'
import { typedPath } from '../effects/typed-path.ts'
import type { Act, Page, Row } from '../navigation/page.ts'
import type { Load } from './load.ts'

/** The folders and the tables of a folder. Files of other kinds cannot be chosen, and are not shown. */
export const loadFiles: Load<'files'> = async ({ folder }, context) => folderPage(folder, context)

/** A file or a folder that was typed, pasted or dropped. */
export const loadPath: Load<'path'> = async ({ text, folder }) => {
  const path = typedPath(text, { folder, home: homedir() }, sep)
  const stats = await statOrNull(path).catch(() => null)
  return stats?.isDirectory()
    ? { instead: { name: 'files', folder: path } }
    : { instead: { name: 'check', file: path } }
}

async function folderPage(folder: string, context: Context): Promise<Page> {
  const { files } = context.words.home
  const shown = (await entriesOf(folder, context)).filter(entry => !isHidden(entry.name))
  const entries = await Promise.all(shown.map(async entry => ({ entry, stats: await statsOf(folder, entry) })))
  const named = entries.sort((a, b) => a.entry.name.localeCompare(b.entry.name, context.locale))
  const parent = dirname(folder)
  const rows: Row[] = [
    ...(parent === folder ? [] : [{ id: '..', cells: [files.parent, '', ''], open: openFolder(parent) }]),
    ...named.flatMap(({ entry: { name }, stats }) =>
      stats?.isDirectory()
        ? [{ id: name, cells: [`${makePrintable(name)}${sep}`, '', ''], open: openFolder(join(folder, name)) }]
        : [],
    ),
    ...named.flatMap(({ entry: { name }, stats }) =>
      stats?.isFile() && tableFile.test(name) ? [fileRow(join(folder, name), stats, context)] : [],
    ),
  ]
  return {
    title: files.title,
    head: [
      { text: makePrintable(folder), tone: 'strong' },
      { text: files.head, tone: 'dim' },
    ],
    body: { rows, columns: files.columns, none: files.none, filter: 'typed', detailHeight: 0 },
    keys: [],
    onPath: text => ({ type: 'open', screen: { name: 'path', text, folder } }),
  }
}

/** In place of the folder it was reached from: going back leaves the choice of a file. */
const openFolder = (folder: string): Act => ({ type: 'replace', screen: { name: 'files', folder } })

const fileRow = (path: string, { size, mtime }: Stats, { words, locale }: Context): Row => ({
  id: path,
  cells: [makePrintable(basename(path)), words.progress.bytes(size), formatShortDay(mtime.toISOString(), locale)],
  open: { type: 'open', screen: { name: 'check', file: path } },
})

async function entriesOf(folder: string, { words }: Context): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch {
    throw new Failure(exitCodes.usage, { code: 'unreadable-folder', ...words.home.files.unreadable(folder) })
  }
}

/** What a link points to; null where it points to nothing, or may not be read. */
const statsOf = (folder: string, { name }: Dirent): Promise<Stats | null> =>
  statOrNull(join(folder, name)).catch(() => null)
