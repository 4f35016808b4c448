import { addressOf, findScreen } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'

/** The properties of a tile that leads to a screen; until the screen opens, the tile is only to be read. */
export function linkWhenOpen(name: ScreenName, params: Readonly<Record<string, string>> = {}) {
  if (findScreen(name).isComing) return {}
  return { linkProps: { href: addressOf(name, params) }, enlargeLinkOrButton: true } as const
}
