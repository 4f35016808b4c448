import { Checkbox } from '@codegouvfr/react-dsfr/Checkbox'
import type { OtherSum } from '@ma-cantine/lib/invoices/other-sum'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { useLocale } from '../../app/locale.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface OtherTotalProps {
  readonly otherSum: OtherSum
  readonly isAccepted: boolean
  /** Whether problems are shown. */
  readonly isTried: boolean
  readonly onAccept: (isAccepted: boolean) => void
}

/** Asks a person to say that the lines are right, where they do not make the total of the invoice. */
export function OtherTotal({ otherSum, isAccepted, isTried, onAccept }: OtherTotalProps) {
  const { otherTotal: words } = useInvoiceWords()
  const locale = useLocale()
  const isMissing = isTried && !isAccepted
  return (
    <Checkbox
      className="fr-mt-2w"
      legend={words.legend}
      state={isMissing ? 'error' : 'default'}
      stateRelatedMessage={isMissing ? words.missing : undefined}
      options={[
        {
          label: words.accept(formatEuros(otherSum.sum, locale), formatEuros(otherSum.total, locale)),
          nativeInputProps: {
            checked: isAccepted,
            'aria-required': true,
            'aria-invalid': isMissing,
            onChange: ({ target }) => onAccept(target.checked),
          },
        },
      ]}
    />
  )
}
