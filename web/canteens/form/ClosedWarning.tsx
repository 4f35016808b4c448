import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useLocale } from '../../app/locale.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

/** Warns that the register says that an establishment has closed for good. */
export function ClosedWarning({ closingDate }: { closingDate: string | null }) {
  const { search: words } = useCanteenFormWords()
  const locale = useLocale()
  const sentence = closingDate === null ? words.closed : words.closedOn(formatDay(closingDate, locale))
  return <Alert className="fr-my-2w" severity="warning" small description={`${sentence} ${words.closedAdvice}`} />
}
