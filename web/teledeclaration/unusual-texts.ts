import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { UnusualData } from '@ma-cantine/lib/teledeclaration/unusual-data'
import { useLocale } from '../app/locale.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** Says a figure that is rarely right, in a sentence. */
export function useUnusualTexts(): (unusual: UnusualData) => string {
  const words = useTeledeclarationWords().preview
  const locale = useLocale()
  return ({ code, value }) => {
    if (code === 'cost-per-meal') return words.unusual['cost-per-meal'](formatEuros(value, locale))
    return words.unusual[code](value)
  }
}
