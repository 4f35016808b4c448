import type { Key } from 'ink'
import type { Layout } from '../layout/lay-out.ts'
import { type Entry, filtersByLetters, isHeld, type Navigation, type NavigationEvent, topOf } from './navigation.ts'
import { type Act, isList, type Page } from './page.ts'

/** What a key asks for: to move in the page, to type, or an act of the page. */
export type Request = NavigationEvent | Act

export type PressedKey = Pick<
  Key,
  | 'upArrow'
  | 'downArrow'
  | 'leftArrow'
  | 'pageUp'
  | 'pageDown'
  | 'home'
  | 'end'
  | 'return'
  | 'escape'
  | 'backspace'
  | 'delete'
  | 'ctrl'
  | 'meta'
  | 'tab'
>

/** Reads a key by what is on the screen; null when it does nothing there. */
export function requestOf(
  navigation: Navigation,
  layout: Layout | null,
  input: string,
  key: PressedKey,
): Request | null {
  if (navigation.showsKeys) return { type: 'keys' }
  const entry = topOf(navigation)
  const { page } = entry
  if (isHeld(navigation)) return null
  if (key.escape) return undoOne(navigation)
  const isTyped = filtersByLetters(entry) || entry.isTyping
  if (!page || !layout) return pressEarly(navigation, isTyped, input, key)
  if (input === '?' && !entry.isTyping) return { type: 'keys' }
  return (
    move(layout, key, isTyped ? '' : input) ??
    (key.return ? confirm(entry, layout) : null) ??
    (isTyped ? type(entry, page.onPath, input, key) : press(navigation, page, layout, input, key))
  )
}

/** A key that comes before the page does. An act of that page must be pressed once it is seen. */
function pressEarly(navigation: Navigation, isTyped: boolean, input: string, key: PressedKey): Request | null {
  if (isTyped) return type(topOf(navigation), undefined, input, key)
  return input === 'q' ? leave(navigation) : null
}

function leave(navigation: Navigation): Request {
  if (navigation.stack.length === 1) return { type: 'quit' }
  return topOf(navigation).page?.onBack ?? { type: 'back' }
}

/** Undoes one thing at a time: typing, the filter, the screen. */
function undoOne(navigation: Navigation): Request {
  const { filter, isTyping } = topOf(navigation)
  if (isTyping) return { type: 'type', isTyping: false }
  if (filter !== '') return { type: 'filter', text: '' }
  return leave(navigation)
}

function move({ cursor, last, bodyHeight }: Layout, key: PressedKey, input: string): Request | null {
  const to = (target: number): Request => ({ type: 'move', cursor: Math.max(Math.min(target, last), 0) })
  if (key.upArrow || input === 'k') return to(cursor - 1)
  if (key.downArrow || input === 'j') return to(cursor + 1)
  if (key.pageUp) return to(cursor - bodyHeight)
  if (key.pageDown || input === ' ') return to(cursor + bodyHeight)
  if (key.home || input === 'g') return to(0)
  if (key.end || input === 'G') return to(last)
  return null
}

/** A name alone filters; a path names a file elsewhere. */
export const looksLikePath = (text: string): boolean => /[\\/]|^~$/.test(text)

function confirm({ isTyping, filter, page }: Entry, { chosen }: Layout): Request | null {
  if (chosen?.open) return chosen.open
  if (isTyping) return { type: 'type', isTyping: false }
  return page?.onPath && looksLikePath(filter) ? page.onPath(filter) : null
}

function type({ filter }: Entry, onPath: Page['onPath'], input: string, key: PressedKey): Request | null {
  if (key.backspace || key.delete) return filter === '' ? null : { type: 'filter', text: filter.slice(0, -1) }
  if (key.ctrl || key.meta || key.tab || key.leftArrow || input === '') return null
  if (input.length > 1 && onPath && looksLikePath(input)) return onPath(input)
  return { type: 'filter', text: filter + typedText(input) }
}

/** What is typed or pasted in one line, without what would move the cursor of the terminal that shows it. */
export const typedText = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{Cc}/gu, '')

function press(
  navigation: Navigation,
  { body, keys, onPath }: Page,
  { chosen }: Layout,
  input: string,
  key: PressedKey,
): Request | null {
  if (key.ctrl || key.meta) return null
  const own = keys.find(each => each.key === input)
  if (own) return chosen?.acts?.[input] ?? own.act ?? null
  if (input === 'q' || key.leftArrow) return leave(navigation)
  if (input === '/' && isList(body) && body.filter === 'slash') return { type: 'type', isTyping: true }
  if (input.length > 1 && onPath && looksLikePath(input)) return onPath(input)
  if (input === 'c' && isList(body) && body.filters) return nextFilter(topOf(navigation).filter, body.filters)
  return null
}

/** The next of the codes, and after the last all rows again. */
const nextFilter = (filter: string, filters: readonly string[]): Request => ({
  type: 'filter',
  text: filters[filters.indexOf(filter) + 1] ?? '',
})
