import { type Locale, locales } from '@ma-cantine/lib/messages/locale'
import { useSyncExternalStore } from 'react'
import { boundWords } from './bound-words.ts'
import { fr, type Words } from './fr.ts'

const key = 'langue'
const listeners = new Set<() => void>()
const french = boundWords(fr)
let catalogue: Words = french
let current: Locale = 'fr'

/** Each in itself. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** The language kept from another visit, else French; English is loaded only when it is read. */
export async function startLocale(): Promise<void> {
  const kept = locales.find(locale => locale === localStorage.getItem(key))
  if (kept) await chooseLocale(kept)
}

export async function chooseLocale(locale: Locale): Promise<void> {
  catalogue = locale === 'fr' ? french : (await import('./en.ts')).en
  current = locale
  localStorage.setItem(key, locale)
  document.documentElement.lang = locale
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const currentLocale = (): Locale => current
export const useLocale = (): Locale => useSyncExternalStore(subscribe, currentLocale, () => 'fr')
export const useWords = (): Words =>
  useSyncExternalStore(
    subscribe,
    () => catalogue,
    () => french,
  )
