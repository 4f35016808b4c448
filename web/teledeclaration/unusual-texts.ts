import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { UnusualData } from '@ma-cantine/lib/teledeclaration/unusual-data'
import { useLocale } from '../app/locale.ts'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** Says a figure that is rarely right, in a sentence. */
export function useUnusualTexts(): (unusual: UnusualData) => string {
  const words = useTeledeclarationWords().preview
  const locale = useLocale()
  const euros = (value: number) => formatEuros(value, locale)
  return unusual => {
    if ('french' in unusual) return words.unusual[unusual.code](euros(unusual.value), euros(unusual.french))
    const { code, value } = unusual
    return code === 'cost-per-meal' ? words.unusual[code](euros(value)) : words.unusual[code](value)
  }
}
