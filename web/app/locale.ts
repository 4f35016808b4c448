import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { Store, useStore } from './store.ts'

const key = 'langue'
const locale = new Store<Locale>('fr')
const loaders = new Set<(locale: Locale) => Promise<unknown>>()

/** Each in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** Has sentences loaded before the page changes to another language. */
export const loadWith = (load: (locale: Locale) => Promise<unknown>): void => void loaders.add(load)

/** The language kept from another visit, else French. */
export async function startLocale(): Promise<void> {
  const kept = locales.find(locale => locale === localStorage.getItem(key))
  if (kept) await chooseLocale(kept)
}

/** Puts the page into a language, once its sentences are there. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  await Promise.all([...loaders].map(load => load(chosen)))
  locale.set(chosen)
  localStorage.setItem(key, chosen)
  document.documentElement.lang = chosen
}

export const currentLocale = (): Locale => locale.get()
export const useLocale = (): Locale => useStore(locale)
