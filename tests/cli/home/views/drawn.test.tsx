import { renderToString } from 'ink'
import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../cli/home/layout/lay-out.ts'
import {
  type Navigation,
  type NavigationEvent,
  navigate,
  startNavigation,
  topOf,
} from '../../../../cli/home/navigation/navigation.ts'
import type { Page } from '../../../../cli/home/navigation/page.ts'
import { Drawn } from '../../../../cli/home/views/drawn.tsx'
import { pageText } from '../../../../cli/home/views/plain-text.ts'
import { wordsOf } from '../../../../cli/words/words.ts'
import { listPage, textPage } from '../support/pages.ts'

const words = wordsOf('fr')

const opened = (page: Page, events: readonly NavigationEvent[] = []): Navigation =>
  [{ type: 'page', key: 0, page, isLast: true } as const, ...events].reduce<Navigation>(
    navigate,
    startNavigation({ name: 'menu' }),
  )

/** The lines of a screen as the terminal shows it. */
function draw(navigation: Navigation, columns: number, rows: number): string[] {
  const size = { columns, rows }
  const entry = topOf(navigation)
  const layout = entry.page && layOut(entry.page, entry, size)
  const view = <Drawn navigation={navigation} layout={layout} size={size} words={words} />
  return renderToString(view, { columns }).replaceAll('\u00a0', ' ').split('\n')
}

const errors = listPage(
  Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    cells: [String(index + 2), 'E · prix_ht', '90,11 €', 'Format incorrect'],
    found: 'pattern',
    detail: [{ text: `« 90,11 € » n’a pas la forme attendue à la ligne ${index + 2}. `.repeat(4) }],
    open: { type: 'back' } as const,
  })),
  { columns: ['Ligne', 'Colonne', 'Valeur', 'Erreur'], detailHeight: 3 },
  { title: 'achats.csv', head: [{ text: '✖ à corriger (1 000 erreurs)', tone: 'bad' }] },
)

describe.each([
  [80, 24],
  [120, 40],
  [40, 8],
])('at %i × %i, a screen', (columns, rows) => {
  const states: readonly (readonly [string, Navigation])[] = [
    ['with a list', opened(errors, [{ type: 'move', cursor: 500 }])],
    ['with a text', opened(textPage(Array.from({ length: 200 }, (_, index) => `ligne ${index} `.repeat(20))))],
    ['with its keys', opened(errors, [{ type: 'keys' }])],
    ['while it loads', startNavigation({ name: 'menu' })],
    ['filtered to nothing', opened(errors, [{ type: 'filter', text: 'zzz' }])],
  ]

  test.each(states)('%s fills the terminal but for its last line, and no more', (_state, navigation) => {
    const lines = draw(navigation, columns, rows)
    expect(lines.length).toBeLessThanOrEqual(rows - 1)
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(columns)
  })

  test('says where it is, how to see its keys and how to leave', () => {
    const text = draw(opened(errors), columns, rows).join('\n')
    expect(text).toContain('achats.csv')
    expect(text).toContain('? touches')
    expect(text).toContain('q quitter')
  })
})

test('the chosen row is marked by a sign, not by its colour alone', () => {
  const lines = draw(opened(errors, [{ type: 'move', cursor: 3 }]), 80, 24)
  expect(lines.filter(line => line.includes('❯'))).toEqual([expect.stringMatching(/^ ❯ 5 +E · prix_ht/)])
})

test('a list says which of its rows are on the screen, and a filter what it is', () => {
  expect(draw(opened(errors), 80, 24).join('\n')).toContain('1 à 11 sur 1 000'.replaceAll(' 000', '\u202f000'))
  expect(draw(opened(errors, [{ type: 'filter', text: 'zzz' }]), 80, 24).join('\n')).toContain(
    'Rien ne correspond à ce filtre.',
  )
})

test('progress says how far the bytes are, and how long it still takes', () => {
  const progress = (done: number, at: number): NavigationEvent => ({
    type: 'progress',
    key: 0,
    at,
    state: { step: 'send', file: 'achats.csv', done, total: 48e6 },
  })
  const navigation = [progress(0, 0), progress(24e6, 6000)].reduce<Navigation>(
    navigate,
    startNavigation({ name: 'menu' }),
  )
  const text = draw(navigation, 100, 24).join('\n')
  expect(text).toContain('24 Mo sur 48 Mo')
  expect(text).toContain('encore 6 secondes')
})

describe('the plain text of a page', () => {
  test('draws nothing: sentences, then rows by number, each cell after the title of its column', () => {
    const text = pageText(errors, '', words)
    expect(text).toContain('✖ à corriger (1 000 erreurs)')
    expect(text).toContain('1. Ligne 2, Colonne E · prix_ht, Valeur 90,11 €, Erreur Format incorrect')
    expect(text).not.toMatch(/[❯┃│─█░]/)
  })

  test('stops after twenty rows, and says how many others there are', () => {
    expect(pageText(errors, '', words)).toContain('et 980 autres lignes, que les flèches donnent.')
  })

  test('tells the keys of the page alone', () => {
    const page = { ...textPage(['Un texte.']), keys: [{ key: 'u', label: 'annuler' }] }
    expect(pageText(page, '', words)).toBe('Texte\nUn texte.\nTouches : u, annuler')
  })
})
