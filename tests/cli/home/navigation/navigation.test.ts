import { describe, expect, test } from 'vitest'
import {
  isHeld,
  type Navigation,
  type NavigationEvent,
  navigate,
  startNavigation,
  topOf,
} from '../../../../cli/home/navigation/navigation.ts'
import { listPage, textPage } from '../support/pages.ts'

const start = startNavigation({ name: 'menu' })
const played = (events: readonly NavigationEvent[], from: Navigation = start) => events.reduce(navigate, from)
const names = ({ stack }: Navigation) => stack.map(({ screen }) => screen.name)
const loaded = (key: number, changesData?: true): NavigationEvent => ({
  type: 'page',
  key,
  page: listPage(['a', 'b'], {}, changesData ? { changesData } : {}),
  isLast: true,
})
const open = (name: 'imports' | 'canteens'): NavigationEvent => ({ type: 'open', screen: { name } })

describe('the stack of screens', () => {
  test('grows as screens are opened, and going back gives each as it was left', () => {
    const opened = played([
      loaded(0),
      open('imports'),
      loaded(1),
      { type: 'filter', text: 'mars' },
      { type: 'move', cursor: 1 },
      { type: 'open', screen: { name: 'import', id: 7 } },
    ])
    expect(names(opened)).toEqual(['menu', 'imports', 'import'])
    const back = played([{ type: 'back' }], opened)
    expect(topOf(back)).toMatchObject({ screen: { name: 'imports' }, filter: 'mars', cursor: 1, isLoading: false })
  })

  test('keeps the menu, whatever goes back', () => {
    expect(names(played([{ type: 'back' }, { type: 'back' }]))).toEqual(['menu'])
    expect(names(played([open('imports'), open('canteens'), { type: 'menu' }]))).toEqual(['menu'])
  })

  test('drops what an earlier load answers once its screen is left, or another took its place', () => {
    const left = played([open('imports'), { type: 'back' }, open('canteens'), loaded(1)])
    expect(topOf(left).page).toBeNull()
    const elsewhere = played([
      open('imports'),
      { type: 'back' },
      { type: 'instead', key: 1, screen: { name: 'canteens' }, returns: false },
    ])
    expect(names(elsewhere)).toEqual(['menu'])
  })

  test('puts a screen in the place of one that asks for it', () => {
    const typed = played([
      { type: 'open', screen: { name: 'path', text: '/tmp', folder: '/' } },
      { type: 'instead', key: 1, screen: { name: 'files', folder: '/tmp' }, returns: false },
    ])
    expect(names(typed)).toEqual(['menu', 'files'])
    expect(topOf(typed)).toMatchObject({ isLoading: true, key: 2 })
  })
})

describe('data that changed', () => {
  const undone = played([
    loaded(0),
    open('imports'),
    loaded(1),
    { type: 'open', screen: { name: 'undo', id: 7 } },
    loaded(2, true),
  ])

  test('are read again by the screens below as they come back, whose page stays until then', () => {
    const back = played([{ type: 'back' }], undone)
    expect(topOf(back)).toMatchObject({ screen: { name: 'imports' }, isLoading: true, key: 3 })
    expect(topOf(back).page).not.toBeNull()
    expect(topOf(played([loaded(3)], back)).isLoading).toBe(false)
    expect(topOf(played([{ type: 'menu' }], undone)).isLoading).toBe(true)
  })

  test('never do an act again: an earlier one is left out of the way back', () => {
    const sending = {
      ready: { file: 'a.csv', path: 'a.csv', kind: 'achats', report: {} as never },
      similar: 'refuse',
      plan: 'p',
      effect: '',
    } as const
    const afterBoth = played([
      { type: 'open', screen: { name: 'send', sending } },
      loaded(1, true),
      { type: 'open', screen: { name: 'undo', id: 7 } },
      loaded(2, true),
    ])
    expect(names(afterBoth)).toEqual(['menu', 'undo'])
  })
})

test('letters that come before the page filter its rows, and leave a text as it is', () => {
  const typed = played([
    { type: 'open', screen: { name: 'files', folder: '/' } },
    { type: 'filter', text: 'ab' },
  ])
  expect(topOf(played([loaded(1)], typed)).filter).toBe('ab')
  const text: NavigationEvent = { type: 'page', key: 1, page: textPage(['rien']), isLast: true }
  expect(topOf(played([text], typed)).filter).toBe('')
})

test('an act under way holds the screen until its end', () => {
  const acting = played([{ type: 'open', screen: { name: 'undo', id: 7 } }])
  expect(isHeld(acting)).toBe(true)
  expect(isHeld(played([loaded(1)], acting))).toBe(false)
  expect(isHeld(played([open('imports')]))).toBe(false)
})

test('a sentence said in passing is kept once', () => {
  const notice: NavigationEvent = { type: 'notice', text: 'Attention.' }
  expect(played([notice, notice]).notices).toEqual(['Attention.'])
})

test('progress knows when its step began', () => {
  const progress = (step: 'send' | 'save', at: number): NavigationEvent => ({
    type: 'progress',
    key: 1,
    at,
    state: { step, file: 'a.csv', done: at, total: 100 },
  })
  const sending = played([open('imports'), progress('send', 10), progress('send', 30)])
  expect(topOf(sending).progress).toMatchObject({ since: 10, at: 30 })
  expect(topOf(played([progress('save', 50)], sending)).progress).toMatchObject({ since: 50, at: 50 })
})
