import { useLocale } from './locale.ts'
import type { Screen } from './screen.ts'
import type { ScreenName } from './screen-name.ts'

let screens: readonly Screen[] = []

/** Tells the addresses of all screens, those of the other entry included. Called once, before anything is shown. */
export function declareScreens(all: readonly Screen[]): void {
  screens = all
}

export const allScreens = (): readonly Screen[] => screens

export function screenNamed(name: ScreenName): Screen {
  const screen = screens.find(screen => screen.name === name)
  if (!screen) throw new Error(`No screen is called ${name}`)
  return screen
}

/** How screens are called in the language of the page. */
export function useTitles(): (name: ScreenName) => string {
  const locale = useLocale()
  return name => screenNamed(name).title[locale]
}

/** The address of a screen; a parameter that may be left out is, when it is not given. */
export function addressOf(name: ScreenName, params: Readonly<Record<string, string | number>> = {}): string {
  return screenNamed(name)
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
