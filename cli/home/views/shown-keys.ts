import type { Words } from '../../words/fr.ts'
import { filtersByLetters, type Navigation, topOf } from '../navigation/navigation.ts'
import { isList } from '../navigation/page.ts'

export interface ShownKey {
  readonly key: string
  readonly label: string
}

/** The keys that do something on the screen, those of its own first. */
export function shownKeys(navigation: Navigation, { home: { keys } }: Words): readonly ShownKey[] {
  const entry = topOf(navigation)
  const { page } = entry
  const list = page && isList(page.body) ? page.body : null
  const isTyped = filtersByLetters(entry)
  const isMenu = navigation.stack.length === 1
  return [
    ...(list?.rows.some(({ open }) => open) ? [{ key: keys.open, label: keys.openLabel }] : []),
    ...(page?.keys.filter(({ key, act }) => act || list?.rows.some(({ acts }) => acts?.[key])) ?? []),
    ...((list?.filters?.length ?? 0) > 1 ? [{ key: 'c', label: keys.codesLabel }] : []),
    ...(list?.filter === 'slash' && list.rows.length > 0 ? [{ key: '/', label: keys.filterLabel }] : []),
    ...(list && isTyped ? [{ key: keys.typed, label: list.typed?.label ?? keys.filterLabel }] : []),
    { key: '?', label: keys.helpLabel },
    { key: isTyped ? keys.escape : 'q', label: isMenu ? keys.quitLabel : keys.backLabel },
  ]
}

/** All of them, with those that every screen has. */
export const allKeys = (navigation: Navigation, words: Words): readonly ShownKey[] => {
  const { keys } = words.home
  return [
    ...shownKeys(navigation, words),
    { key: keys.move, label: keys.moveLabel },
    { key: keys.page, label: keys.pageLabel },
    { key: keys.ends, label: keys.endsLabel },
    { key: keys.escape, label: keys.escapeLabel },
    { key: keys.interrupt, label: keys.interruptLabel },
  ]
}
