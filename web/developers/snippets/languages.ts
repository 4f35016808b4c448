import { curl } from './curl.ts'
import { python } from './python.ts'
import type { Snippets } from './snippet.ts'
import { typescript } from './typescript.ts'

/** The languages of the first call, in the order of their tabs; their ids are in the address. */
export const languages = ['curl', 'typescript', 'python'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: string | null): text is Language =>
  (languages as readonly (string | null)[]).includes(text)

/** Names of the languages, the same whatever the language of the page. */
export const languageNames: Readonly<Record<Language, string>> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
}

export const snippets: Readonly<Record<Language, Snippets>> = { curl, typescript, python }
