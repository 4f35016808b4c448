import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { Store, useStore } from './store.ts'

/** Read by `server/http/language.ts`. */
const cookie = 'langue'
const year = 31_536_000
const locale = new Store<Locale>('fr')
const loaders = new Set<(locale: Locale) => Promise<unknown>>()

/** Each language by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** Adds a loader of sentences, which runs before the page changes to another language. */
export const addLocaleLoader = (load: (locale: Locale) => Promise<unknown>): void => void loaders.add(load)

/** The choice of an earlier visit, which the server reads as well. */
const chosenLocale = (): Locale | undefined =>
  locales.find(locale => document.cookie.split('; ').includes(`${cookie}=${locale}`))

/** Takes the language that was chosen, else the one in which the server wrote the page: that of the browser. */
export async function startLocale(): Promise<void> {
  const first = chosenLocale() ?? locales.find(locale => locale === document.documentElement.lang)
  if (first) await showLocale(first)
  document.documentElement.lang = locale.get()
}

/** Changes the language once its sentences are loaded. */
export async function showLocale(chosen: Locale): Promise<void> {
  await Promise.all([...loaders].map(load => load(chosen)))
  locale.set(chosen)
}

/** The same, by choice: kept for a year, in a cookie so that the server writes the next pages in it. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  await showLocale(chosen)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  document.documentElement.lang = chosen
}

export const currentLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)
