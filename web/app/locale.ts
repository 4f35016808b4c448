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
  if (first) await startIn(first)
  document.documentElement.lang = locale.get()
}

/** Sets the language of first displays. */
export async function startIn(first: Locale): Promise<void> {
  await loadSentences(first)
  locale.start(first)
}

const loadSentences = (wanted: Locale): Promise<unknown> => Promise.all([...loaders].map(load => load(wanted)))

/**
 * Changes the language of the page once its sentences are loaded. The choice is kept for a year, in a cookie so that the
 * server writes the next pages in it.
 */
export async function chooseLocale(chosen: Locale): Promise<void> {
  await loadSentences(chosen)
  locale.set(chosen)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookie}=${chosen}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
  document.documentElement.lang = chosen
}

export const currentLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)
