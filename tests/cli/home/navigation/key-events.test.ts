import { describe, expect, test } from 'vitest'
import { layOut } from '../../../../cli/home/layout/lay-out.ts'
import { type PressedKey, requestOf } from '../../../../cli/home/navigation/key-events.ts'
import { navigate, startNavigation, topOf } from '../../../../cli/home/navigation/navigation.ts'
import type { Act, Page } from '../../../../cli/home/navigation/page.ts'
import type { Screen } from '../../../../cli/home/navigation/screen.ts'
import { listPage, textPage } from '../support/pages.ts'

const noKey: PressedKey = {
  upArrow: false,
  downArrow: false,
  leftArrow: false,
  pageUp: false,
  pageDown: false,
  home: false,
  end: false,
  return: false,
  escape: false,
  backspace: false,
  delete: false,
  ctrl: false,
  meta: false,
  tab: false,
}

interface Situation {
  readonly cursor?: number
  readonly filter?: string
  readonly isTyping?: boolean
  readonly isBelow?: boolean
}

/** What a key asks for on a page. */
function press(page: Page, input: string, key: Partial<PressedKey> = {}, situation: Situation = {}) {
  const { cursor = 0, filter = '', isTyping = false, isBelow = false } = situation
  let navigation = startNavigation({ name: 'menu' })
  if (isBelow) navigation = navigate(navigation, { type: 'open', screen: { name: 'imports' } })
  const opened = navigate(navigation, { type: 'page', key: topOf(navigation).key, page, isLast: true })
  const filtered = navigate(opened, { type: 'filter', text: filter })
  const state = navigate(navigate(filtered, { type: 'type', isTyping }), { type: 'move', cursor })
  const entry = topOf(state)
  return requestOf(state, layOut(page, entry, { columns: 80, rows: 24 }), input, { ...noKey, ...key })
}

const openImport: Act = { type: 'open', screen: { name: 'import', id: 7 } }
const list = listPage([{ id: 'a', cells: ['a'], open: openImport }, 'b', 'c'])
const files = listPage(
  ['achats.csv'],
  { filter: 'typed' },
  { onPath: text => ({ type: 'open', screen: { name: 'path', text, folder: '/' } }) },
)

describe('keys in a list', () => {
  test.each([
    ['', { downArrow: true }, 1],
    ['j', {}, 1],
    ['', { end: true }, 2],
    ['G', {}, 2],
    ['', { pageDown: true }, 2],
    ['k', {}, 0],
  ])('%j %j moves to %i, and no further than the ends', (input, key, cursor) => {
    expect(press(list, input, key)).toEqual({ type: 'move', cursor })
  })

  test('Enter opens the chosen row', () => {
    expect(press(list, '', { return: true })).toBe(openImport)
    expect(press(list, '', { return: true }, { cursor: 1 })).toBeNull()
  })

  test('q and Esc go back, and quit from the menu', () => {
    expect(press(list, 'q')).toEqual({ type: 'quit' })
    expect(press(list, '', { escape: true }, { isBelow: true })).toEqual({ type: 'back' })
  })

  test('Esc undoes one thing at a time: typing, the filter, the screen', () => {
    expect(press(list, '', { escape: true }, { filter: 'a', isTyping: true })).toEqual({
      type: 'type',
      isTyping: false,
    })
    expect(press(list, '', { escape: true }, { filter: 'a' })).toEqual({ type: 'filter', text: '' })
  })

  test('/ begins a filter, in which letters are letters', () => {
    expect(press(list, '/')).toEqual({ type: 'type', isTyping: true })
    expect(press(list, 'q', {}, { filter: 'a', isTyping: true })).toEqual({ type: 'filter', text: 'aq' })
    expect(press(list, '', { backspace: true }, { filter: 'ab', isTyping: true })).toEqual({
      type: 'filter',
      text: 'a',
    })
  })

  test('what the chosen row says of a key goes before what the page says', () => {
    const edit = (row: number): Act => ({ type: 'edit', file: 'a.csv', row })
    const page = listPage(
      [{ id: 'a', cells: ['a'], acts: { e: edit(7) } }, 'b'],
      {},
      {
        keys: [{ key: 'e', label: 'éditeur', act: edit(1) }],
      },
    )
    expect(press(page, 'e')).toEqual(edit(7))
    expect(press(page, 'e', {}, { cursor: 1 })).toEqual(edit(1))
  })

  test('c shows one code after the other, then all again', () => {
    const page = listPage(['a'], { filters: ['pattern', 'required'] })
    expect(press(page, 'c')).toEqual({ type: 'filter', text: 'pattern' })
    expect(press(page, 'c', {}, { filter: 'pattern' })).toEqual({ type: 'filter', text: 'required' })
    expect(press(page, 'c', {}, { filter: 'required' })).toEqual({ type: 'filter', text: '' })
  })
})

describe('keys where letters filter at once', () => {
  test('are letters, those that mean something elsewhere too', () => {
    for (const letter of ['q', 'j', 'g', '/', ' ']) {
      expect(press(files, letter, {}, { filter: 'a' })).toEqual({ type: 'filter', text: `a${letter}` })
    }
  })

  test('open a path that was typed, and nothing for a name that is not there', () => {
    const enter = (filter: string) => press(files, '', { return: true }, { filter })
    expect(enter('/srv/mars.csv')).toEqual({
      type: 'open',
      screen: { name: 'path', text: '/srv/mars.csv', folder: '/' },
    })
    expect(enter('mars')).toBeNull()
  })

  test('open a path that comes at once, from a terminal that tells no pastes', () => {
    expect(press(files, '/srv/mars.csv')).toEqual({
      type: 'open',
      screen: { name: 'path', text: '/srv/mars.csv', folder: '/' },
    })
  })
})

describe('keys that come before the page', () => {
  const pressEarly = (screen: Screen, input: string, key: Partial<PressedKey> = {}, filter = '') => {
    const opened = navigate(startNavigation({ name: 'menu' }), { type: 'open', screen })
    return requestOf(navigate(opened, { type: 'filter', text: filter }), null, input, { ...noKey, ...key })
  }

  test('are letters of a screen in which one types', () => {
    const folder: Screen = { name: 'files', folder: '/' }
    expect(pressEarly(folder, 'q', {}, 'a')).toEqual({ type: 'filter', text: 'aq' })
    expect(pressEarly(folder, '', { backspace: true }, 'ab')).toEqual({ type: 'filter', text: 'a' })
    expect(pressEarly(folder, '/srv/mars.csv')).toEqual({ type: 'filter', text: '/srv/mars.csv' })
    expect(pressEarly(folder, '', { return: true })).toBeNull()
    expect(pressEarly(folder, '', { escape: true })).toEqual({ type: 'back' })
  })

  test('do nothing of a page that nobody has seen', () => {
    expect(pressEarly({ name: 'import', id: 7 }, 'u')).toBeNull()
    expect(pressEarly({ name: 'import', id: 7 }, 'q')).toEqual({ type: 'back' })
  })
})

describe('keys in a text', () => {
  const text = textPage(Array.from({ length: 100 }, (_, index) => `ligne ${index}`))

  test('scroll it, and stop where its end is at the foot of the screen', () => {
    expect(press(text, 'j')).toEqual({ type: 'move', cursor: 1 })
    const end = press(text, 'G')
    expect(end).toEqual({ type: 'move', cursor: 100 - 18 })
    expect(press(text, 'k', {}, { cursor: 5000 })).toEqual({ type: 'move', cursor: 100 - 18 - 1 })
  })
})

test('the list of keys is opened by ?, and closed by any key', () => {
  expect(press(list, '?')).toEqual({ type: 'keys' })
  const navigation = navigate(startNavigation({ name: 'menu' }), { type: 'keys' })
  expect(requestOf(navigation, null, 'q', noKey)).toEqual({ type: 'keys' })
})

test('no key leaves an act under way', () => {
  const navigation = navigate(startNavigation({ name: 'menu' }), { type: 'open', screen: { name: 'undo', id: 7 } })
  for (const input of ['q', 'm']) expect(requestOf(navigation, null, input, noKey)).toBeNull()
  expect(requestOf(navigation, null, '', { ...noKey, escape: true })).toBeNull()
})
