import type { ProgressState } from '../../output/progress.ts'
import { isList, type Move, type Page } from './page.ts'
import { isActing, type Screen, takesText } from './screen.ts'

/** A screen that was opened, with what the person did in it. */
export interface Entry {
  /** Names one load: what an earlier load of the same screen answers is dropped. */
  readonly key: number
  readonly screen: Screen
  /** Null until the first answer. */
  readonly page: Page | null
  readonly isLoading: boolean
  readonly progress: TimedProgress | null
  /** The chosen row, or the first line shown of a text. */
  readonly cursor: number
  readonly filter: string
  readonly isTyping: boolean
  /** The data it shows have changed since. */
  readonly isStale: boolean
}

export interface TimedProgress {
  readonly state: ProgressState
  /** When its step began and when it was seen, in milliseconds. */
  readonly since: number
  readonly at: number
}

/** Where one is: the screens opened one from the other, the menu first. */
export interface Navigation {
  readonly stack: readonly [Entry, ...Entry[]]
  readonly nextKey: number
  readonly showsKeys: boolean
  /** What was said in passing, each sentence once. */
  readonly notices: readonly string[]
}

export type NavigationEvent =
  | Move
  | { readonly type: 'filter'; readonly text: string }
  | { readonly type: 'move'; readonly cursor: number }
  | { readonly type: 'type'; readonly isTyping: boolean }
  | { readonly type: 'keys' }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'page'; readonly key: number; readonly page: Page; readonly isLast: boolean }
  | { readonly type: 'instead'; readonly key: number; readonly screen: Screen; readonly returns: boolean }
  | { readonly type: 'progress'; readonly key: number; readonly state: ProgressState; readonly at: number }

const entryOf = (screen: Screen, key: number): Entry => ({
  key,
  screen,
  page: null,
  isLoading: true,
  progress: null,
  cursor: 0,
  filter: '',
  isTyping: false,
  isStale: false,
})

export const startNavigation = (screen: Screen): Navigation => ({
  stack: [entryOf(screen, 0)],
  nextKey: 1,
  showsKeys: false,
  notices: [],
})

export const topOf = ({ stack }: Navigation): Entry => stack.at(-1) ?? stack[0]

/** Whether the screen on top must come to its end before another one. */
export const isHeld = (navigation: Navigation): boolean => {
  const { screen, isLoading } = topOf(navigation)
  return isLoading && isActing(screen)
}

/** Whether letters filter at once: as the page says, or its screen before it. */
export const filtersByLetters = ({ screen, page }: Entry): boolean =>
  page ? isList(page.body) && page.body.filter === 'typed' : takesText(screen)

export function navigate(navigation: Navigation, event: NavigationEvent): Navigation {
  const { stack, nextKey, showsKeys } = navigation
  const [menu] = stack
  switch (event.type) {
    case 'open':
      return { ...navigation, stack: [...stack, entryOf(event.screen, nextKey)], nextKey: nextKey + 1 }
    case 'replace':
      return withTop(navigation, entryOf(event.screen, nextKey), nextKey + 1)
    case 'return':
      return returned(navigation, event.screen)
    case 'back':
      return stack.length === 1 ? navigation : refreshed({ ...navigation, stack: [menu, ...stack.slice(1, -1)] })
    case 'menu':
      return refreshed({ ...navigation, stack: [menu] })
    case 'reload':
      return refreshed(changeTop(navigation, { isStale: true }))
    case 'filter':
      return changeTop(navigation, { filter: event.text, cursor: 0 })
    case 'move':
      return changeTop(navigation, { cursor: event.cursor })
    case 'type':
      return changeTop(navigation, { isTyping: event.isTyping })
    case 'keys':
      return { ...navigation, showsKeys: !showsKeys }
    case 'notice':
      return navigation.notices.includes(event.text)
        ? navigation
        : { ...navigation, notices: [...navigation.notices, event.text] }
    case 'page': {
      const { page, isLast } = event
      // A text has nothing to filter, whatever was typed before it came.
      const filter = isList(page.body) ? {} : { filter: '' }
      const changed = changeEntry(navigation, event.key, { page, isLoading: !isLast, progress: null, ...filter })
      return isLast && page.changesData ? staleBelow(changed, event.key) : changed
    }
    case 'instead':
      if (topOf(navigation).key !== event.key) return navigation
      return event.returns
        ? returned(navigation, event.screen)
        : withTop(navigation, entryOf(event.screen, nextKey), nextKey + 1)
    case 'progress':
      return {
        ...navigation,
        stack: mapStack(stack, entry => (entry.key === event.key ? progressed(entry, event) : entry)),
      }
  }
}

function progressed(entry: Entry, { state, at }: Extract<NavigationEvent, { type: 'progress' }>): Entry {
  const isSameStep = entry.progress?.state.step === state.step
  return { ...entry, progress: { state, at, since: isSameStep ? (entry.progress?.since ?? at) : at } }
}

const mapStack = (stack: Navigation['stack'], change: (entry: Entry) => Entry): Navigation['stack'] => {
  const [menu, ...others] = stack
  return [change(menu), ...others.map(change)]
}

const changeEntry = (navigation: Navigation, key: number, change: Partial<Entry>): Navigation => ({
  ...navigation,
  stack: mapStack(navigation.stack, entry => (entry.key === key ? { ...entry, ...change } : entry)),
})

const changeTop = (navigation: Navigation, change: Partial<Entry>): Navigation =>
  changeEntry(navigation, topOf(navigation).key, change)

function withTop(navigation: Navigation, entry: Entry, nextKey: number): Navigation {
  const [menu, ...others] = navigation.stack
  const stack: Navigation['stack'] = others.length === 0 ? [entry] : [menu, ...others.slice(0, -1), entry]
  return { ...navigation, stack, nextKey }
}

/** Closes the screens down to the nearest one of that name; without one, the screen on top alone. */
function returned({ stack, nextKey, ...navigation }: Navigation, screen: Screen): Navigation {
  const [menu, ...others] = stack
  const place = others.findLastIndex(entry => entry.screen.name === screen.name)
  const { cursor, filter } = others[place] ?? entryOf(screen, nextKey)
  const kept = place === -1 ? others.slice(0, -1) : others.slice(0, place)
  const entry: Entry = { ...entryOf(screen, nextKey), cursor, filter }
  return { ...navigation, stack: [menu, ...kept, entry], nextKey: nextKey + 1 }
}

/**
 * What other screens show has changed. One that stands for an earlier act is left out: coming back to it would tell what is
 * no longer true, and loading it again would do the act again.
 */
function staleBelow(navigation: Navigation, key: number): Navigation {
  const [menu, ...others] = navigation.stack
  const stale = (entry: Entry): Entry => (entry.key === key ? entry : { ...entry, isStale: true })
  const left = others.filter(entry => entry.key === key || !isActing(entry.screen))
  return { ...navigation, stack: [stale(menu), ...left.map(stale)] }
}

/** Loads the screen on top again where its data have changed: its page stays until the new one. */
function refreshed(navigation: Navigation): Navigation {
  const top = topOf(navigation)
  if (!top.isStale) return navigation
  const entry: Entry = { ...top, key: navigation.nextKey, isStale: false, isLoading: true, progress: null }
  return withTop(navigation, entry, navigation.nextKey + 1)
}
