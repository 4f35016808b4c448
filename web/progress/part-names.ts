import type { ReportPart } from '@ma-cantine/lib/canteens/yearly-report'
import { measureTabTexts } from '@ma-cantine/lib/measures/catalogue'
import { useLocale } from '../app/locale.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'

/** A hook: the short names of the parts. */
export function usePartNames(): (part: ReportPart) => string {
  const { establishment } = useCanteenWords()
  const locale = useLocale()
  return part => (part === 'etablissement' ? establishment : measureTabTexts[locale][part])
}
