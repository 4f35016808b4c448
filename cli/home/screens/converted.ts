import { basename, dirname, join, parse } from 'node:path'
import { schemaOf, tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { mappingOfDraft, openPoints } from '@ma-cantine/lib/mapping/mapping-draft'
import { RawRows } from '@ma-cantine/lib/repair/raw-rows'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { shownValue } from '@ma-cantine/lib/reports/shown-value'
import type { Context } from '../../app/context.ts'
import { notesOf } from '../../mapping/check-with-mapping.ts'
import { convertedPlace, convertMapped, writeConverted } from '../../mapping/convert-mapped.ts'
import { keepInAccount, writeMappingFile } from '../../mapping/keep-mapping.ts'
import { quoteForShell } from '../../output/quote-for-shell.ts'
import type { Act, Line, Page, Row } from '../navigation/page.ts'
import type { Matching } from '../navigation/screen.ts'
import { callOptions } from './call-options.ts'
import type { Load } from './load.ts'

const shownRows = 10
/** More would each be too narrow to read; the detail of a row has them all. */
const mostColumns = 6

/** The first rows as the file of ours will hold them. Nothing is written. */
export const loadConverted: Load<'converted'> = async (screen, context) => {
  const { file, kind, draft } = screen
  const { home } = context.words
  const { match } = home
  const { fields } = schemaOf(kind)
  const first: (readonly string[])[] = []
  const reader = new RawRows({
    tables: [tableOf(kind)],
    onRow: cells => {
      if (first.length <= shownRows) first.push([...cells])
    },
    onRest: () => {},
  })
  const conversion = await convertMapped(file, mappingOfDraft(draft), bytes => reader.push(bytes), context)
  reader.end()
  const open = openPoints(draft)
  const [, ...cellsOf] = first
  const filled = fields.flatMap(({ name }, place) => (cellsOf.some(cells => cells[place]) ? [{ name, place }] : []))
  const rows = cellsOf.map((cells, index): Row => {
    const texts = filled.map(({ name, place }) => ({ name, text: shownValue(cells[place] ?? '', 60) }))
    return {
      id: String(index),
      cells: texts.slice(0, mostColumns).map(({ text }) => text),
      detail: [
        { text: texts.flatMap(({ name, text }) => (text === '' ? [] : [home.match.cell(name, text)])).join(' · ') },
      ],
    }
  })
  const target = makePrintable(basename(await convertedPlace(file)))
  const head: Line[] = [
    { text: match.converted(conversion.rows, Math.min(shownRows, conversion.rows)), tone: 'strong' },
    ...notesOf(file, conversion, context).map(text => ({ text, tone: 'dim' as const })),
    open > 0 ? { text: match.stillOpen(open), tone: 'warning' } : { text: match.writes(target), tone: 'advice' },
  ]
  return {
    title: match.result,
    head,
    body: {
      rows,
      columns: filled.slice(0, mostColumns).map(({ name }) => name),
      none: match.noRow,
      filter: 'none',
      detailHeight: 5,
    },
    keys:
      open > 0
        ? []
        : [
            { key: 'w', label: match.write, act: { type: 'open', screen: { ...screen, name: 'convert' } } },
            { key: 's', label: match.keep, act: { type: 'open', screen: { ...screen, name: 'match-keep' } } },
          ],
  }
}

/** Writes the file of ours beside that of the other program, and checks it as any file. */
export const convertFile: Load<'convert'> = async ({ file, draft }, context) => {
  const { output, conversion } = await writeConverted(file, mappingOfDraft(draft), context)
  const done = context.words.home.match.written(conversion.rows)
  return { instead: { name: 'check', file: output, copyOf: file, done }, returns: true }
}

/** Asks where a mapping is kept for the next files of the same program, and under which name. */
export const loadMatchKeep: Load<'match-keep'> = async (screen, context) => {
  const { match } = context.words.home
  const { name } = parse(basename(screen.file))
  return {
    title: match.keepTitle,
    head: [
      { text: match.keepQuestion, tone: 'strong' },
      { text: match.keepName, tone: 'dim' },
    ],
    body: {
      rows: keepRows(name, screen, context),
      none: '',
      filter: 'typed',
      typed: {
        label: match.nameLabel,
        prompt: match.namePrompt,
        replacesRows: true,
        rows: text => keepRows(text, screen, context),
      },
      detailHeight: 0,
    },
    keys: [],
  }
}

function keepRows(name: string, screen: Matching, { words: { home } }: Context): Row[] {
  const { match } = home
  const keep = (where: 'file' | 'account'): Act => ({
    type: 'replace',
    screen: { ...screen, name: 'keep', where, as: name },
  })
  const shown = shownValue(name, 40)
  return [
    ...(/[\\/]/.test(name) ? [] : [{ id: 'file', cells: [match.inFile(`${shown}.json`)], open: keep('file') }]),
    { id: 'account', cells: [match.inAccount(shown)], open: keep('account') },
  ]
}

/** Keeps a mapping, as `mappings save` does. */
export const keepMapping: Load<'keep'> = async ({ file, draft, where, as }, context): Promise<Page> => {
  const { words } = context
  const { match } = words.home
  const mapping = mappingOfDraft(draft)
  const place = join(dirname(file), `${as}.json`)
  if (where === 'file') await writeMappingFile(place, mapping, false, words)
  else await keepInAccount(as, mapping, null, callOptions, context)
  const used = where === 'file' ? place : as
  return {
    title: match.kept,
    head: [
      {
        text: where === 'file' ? match.keptFile(makePrintable(place)) : match.keptAccount(makePrintable(as)),
        tone: 'good',
      },
    ],
    body: { lines: [{ text: match.useIt(makePrintable(quoteForShell(used))), tone: 'dim' }] },
    keys: [],
  }
}
