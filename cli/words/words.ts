import type { Locale } from '@ma-cantine/lib/messages/locale'
import { en } from './en.ts'
import { fr, type Words } from './fr.ts'

const catalogues: Record<Locale, Words> = { fr, en }

export const wordsOf = (locale: Locale): Words => catalogues[locale]
