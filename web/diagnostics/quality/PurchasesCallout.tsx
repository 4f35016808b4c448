import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { purchaseDifferences } from '@ma-cantine/lib/diagnostics/purchase-differences'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Dialog } from '../../ui/Dialog.tsx'
import type { StepProps } from '../tunnel/measure-steps.ts'
import { FillFromPurchases } from './FillFromPurchases.tsx'
import { purchasesOfYear } from './purchases-of-year.ts'
import { useQualityWords } from './words/quality-words.ts'

/** Offers to fill the report with the purchases of its year; nothing without purchases. */
export function PurchasesCallout(props: StepProps) {
  const { canteen, diagnostic } = props
  const words = useQualityWords()
  const { data: purchases } = useQuery(purchasesOfYear(canteen.id, diagnostic.year))
  const [isOpen, setOpen] = useState(false)
  if (!purchases) return null
  const { year, diagnosticType } = diagnostic
  const isSame = diagnosticType !== null && purchaseDifferences(diagnosticType, diagnostic, purchases).length === 0
  return (
    <>
      <CallOut
        title={words.purchases.title}
        titleAs="h3"
        {...(isSame
          ? {}
          : { buttonProps: { type: 'button', children: words.purchases.see, onClick: () => setOpen(true) } })}
      >
        {isSame ? words.purchases.same(year) : words.purchases.text(words.amount(purchases.valueTotalHt), year)}
      </CallOut>
      {isOpen &&
        // Its buttons would send the form of the step, if they were in it.
        createPortal(
          <Dialog title={words.purchases.dialog(year)} isWide onClose={() => setOpen(false)}>
            <FillFromPurchases {...props} purchases={purchases} onClose={() => setOpen(false)} />
          </Dialog>,
          document.body,
        )}
    </>
  )
}
