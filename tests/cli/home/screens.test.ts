/** @module-tag long */
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { createFile, folder, goodFile, startInTerminal } from '../support/run-cli.ts'
import { keys, pasted, walkThrough } from './support/walk.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const texts = {
  fr: {
    account: 'Camille Démo',
    files: 'Tapez quelques lettres',
    wrong: 'à corriger (1 erreur)',
    value: 'Une seule cellule de la colonne est ainsi.',
    mended: '1 cellule changée',
    plan: 'Rien n’est encore enregistré.',
    ask: 'Enregistrer achats.corrigé.csv ?',
    stored: '1 achat enregistré',
    askUndo: /Annuler l’import n° \d+/,
    undone: '1 achat retiré',
    home: 'le dernier : achats.corrigé.csv',
    match: 'Voici, pour chacune de nos colonnes',
    back: 'Tapez quelques lettres',
  },
  en: {
    account: 'Camille Démo',
    files: 'Type some letters',
    wrong: 'to be corrected (1 error)',
    value: 'Only one cell of the column is like this.',
    mended: '1 cell changed',
    plan: 'Nothing is stored yet.',
    ask: 'Store achats.corrigé.csv?',
    stored: '1 purchase stored',
    askUndo: /Undo import no. \d+/,
    undone: '1 purchase removed',
    home: 'the latest: achats.corrigé.csv',
    match: 'For each of our columns',
    back: 'Type some letters',
  },
} as const

/** Keys that only a loaded screen shows. */
const matchKey = /m (?:colonnes|columns)/
const sendKey = /i (?:envoyer|send)/

/** What differs from one run to the next. */
const settled = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, 'https://ma-cantine.agriculture.gouv.fr')
    .replace(/ +$/gm, '')
    .trimEnd()

describe.each([
  { columns: 80, rows: 24, lang: 'fr' },
  { columns: 120, rows: 40, lang: 'en' },
  { columns: 200, rows: 50, lang: 'fr' },
] as const)('at $columns × $rows, in $lang', ({ columns, rows, lang }) => {
  test('the way leads from a wrong file to its import and its undo, and no screen is larger than the terminal', async () => {
    const told = texts[lang]
    const place = join(folder(), 'mes achats')
    mkdirSync(place)
    createFile(
      goodFile.replace('FRUITS_ET_LEGUMES', 'POISSONS').replace('Carottes', `Merlu ${columns}`),
      'achats.csv',
      place,
    )
    copyFileSync(examplePath('exports/commandes-sans-siret.csv'), join(place, 'commandes.csv'))
    const env = {
      TERM: 'xterm-256color',
      MA_CANTINE_SERVER: server.url,
      MA_CANTINE_TOKEN: server.account.token,
      MA_CANTINE_LANG: lang,
    }
    const { press, screen } = walkThrough(startInTerminal([], { env, cwd: place, size: { columns, rows } }))
    const shown = new Map<string, string>()
    const step = async (name: string, typed: string, ...expected: readonly (string | RegExp)[]) => {
      await press(typed, ...expected)
      const lines = screen()
      expect(lines.length).toBeLessThanOrEqual(rows)
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns)
      shown.set(name, settled(lines))
    }
    await step('menu', '', told.account)
    await step('files', keys.enter, told.files)
    await step('columns of another program', pasted(join(place, 'commandes.csv')), matchKey)
    await step('match', 'm', told.match)
    await press('q', matchKey)
    await press('q', told.back)
    await step('filter', 'achats.csv', '❯ achats.csv')
    await step('errors', keys.enter, told.wrong)
    await step('one value', 'v', told.value, '❯ PRODUITS_DE_LA_MER')
    await step('copy', keys.enter, told.mended, sendKey)
    await step('plan', 'i', told.plan)
    await step('question', 'i', told.ask)
    await step('receipt', keys.down + keys.enter, told.stored)
    await step('question of undo', 'u', told.askUndo)
    await step('undo', keys.down + keys.enter, told.undone)
    await step('menu after', 'm', told.home)
    if (columns !== 80) return
    const pages = {
      'Errors of a file': 'errors',
      'One value everywhere': 'one value',
      'The corrected copy': 'copy',
      'Columns of another program': 'match',
      'What sending would do': 'plan',
      'The question before': 'question',
    }
    const document = [
      '# The screens of the home',
      '',
      'As a terminal of 80 × 24 shows them; `tests/cli/home/screens.test.ts` compares them with what is drawn.',
      ...Object.entries(pages).flatMap(([title, name]) => ['', `## ${title}`, '', '```', shown.get(name) ?? '', '```']),
      '',
    ]
    await expect(document.join('\n')).toMatchFileSnapshot('../../../cli/home/SCREENS.md')
  })
})
