import { useLocale } from './locale.ts'
import type { Screen } from './screen.ts'
import type { ScreenName } from './screen-name.ts'

let screens: readonly Screen[] = []

/** Sets the list of all screens, those of the other entry included. Called once, before anything is shown. */
export function declareScreens(all: readonly Screen[]): void {
  screens = all
}

export const allScreens = (): readonly Screen[] => screens

export function findScreen(name: ScreenName): Screen {
  const screen = screens.find(screen => screen.name === name)
  if (!screen) throw new Error(`No screen is called ${name}`)
  return screen
}

/** @returns a function that gives the title of a screen in the language of the page. */
export function useTitles(): (name: ScreenName) => string {
  const locale = useLocale()
  return name => findScreen(name).title[locale]
}

/**
 * @returns the address of a screen. An optional parameter that is not given is left out; a missing mandatory one throws
 * an Error.
 */
export function addressOf(name: ScreenName, params: Readonly<Record<string, string | number>> = {}): string {
  return findScreen(name)
    .path.split('/')
    .flatMap(part => {
      const [, key, optional] = /^:(\w+)(\?)?$/.exec(part) ?? []
      if (!key) return part
      const value = params[key]
      if (value !== undefined) return encodeURIComponent(String(value))
      if (optional) return []
      throw new Error(`The address of ${name} needs ${key}`)
    })
    .join('/')
}
