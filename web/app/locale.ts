import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { Store, useStore } from './store.ts'

const key = 'langue'
const locale = new Store<Locale>('fr')
const loaders = new Set<(locale: Locale) => Promise<unknown>>()

/** Each language by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** Adds a loader of sentences, which runs before the page changes to another language. */
export const addLocaleLoader = (load: (locale: Locale) => Promise<unknown>): void => void loaders.add(load)

/** Restores the language of the last visit; French otherwise. */
export async function startLocale(): Promise<void> {
  const storedLocale = locales.find(locale => locale === localStorage.getItem(key))
  if (storedLocale) await chooseLocale(storedLocale)
}

/** Changes the language of the page once its sentences are loaded. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  await Promise.all([...loaders].map(load => load(chosen)))
  locale.set(chosen)
  localStorage.setItem(key, chosen)
  document.documentElement.lang = chosen
}

export const currentLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)
