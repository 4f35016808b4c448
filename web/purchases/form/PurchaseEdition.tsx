import { readerDay } from '@ma-cantine/lib/messages/today'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { type PurchaseGroup, purchaseMerge } from '@ma-cantine/lib/purchases/purchase-changes'
import { purchaseForm } from '@ma-cantine/lib/purchases/purchase-form'
import {
  type FilledPurchase,
  filledOf,
  formOfPurchase,
  type PurchaseFormValues,
} from '@ma-cantine/lib/purchases/purchase-form-values'
import { isRetired } from '@ma-cantine/lib/purchases/purchase-labels'
import { changePurchase, getPurchase } from '@ma-cantine/lib/purchases/purchases-api'
import { type FormEvent, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { type Saved, useEdition } from '../../ui/use-edition.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { purchasesAddress } from '../purchase-addresses.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { InvoiceField } from './InvoiceField.tsx'
import { isSameForm } from './is-same-form.ts'
import { PurchaseConflict } from './PurchaseConflict.tsx'
import { PurchaseDeletion } from './PurchaseDeletion.tsx'
import { PurchaseFields } from './PurchaseFields.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import { decimalMark, purchaseName } from './purchase-name.ts'
import { useLeaveDeleted } from './use-leave-deleted.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseEditionProps {
  readonly purchase: Purchase
  /** The name of a canteen that the person manages. */
  readonly nameOf: (canteenId: number) => string
}

/**
 * Changes a purchase: sends only what changed, on top of what others saved meanwhile. Where somebody else changed the
 * same values, the person chooses.
 */
export function PurchaseEdition({ purchase, nameOf }: PurchaseEditionProps) {
  const words = usePurchaseFormWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const goTo = useGoTo()
  const [today] = useState(() => readerDay())
  const [isDeleted, setDeleted] = useState(false)
  useLeaveDeleted(purchase, isDeleted)
  const reading = useRef<Promise<void>>(Promise.resolve())
  const asForm = (values: FilledPurchase) => formOfPurchase(values, nameOf(values.canteen), decimalMark(locale))
  const params = { purchaseId: purchase.id }
  const edition = useEdition<Purchase, FilledPurchase, PurchaseGroup>({
    rules: purchaseMerge,
    opened: purchase,
    valuesOf: filledOf,
    read: () => client.call(getPurchase, { params }),
    show: (_, values) => form.reset(asForm(values)),
    submit: () => form.submit(),
    onSaved: announce,
  })
  const { base, conflict, isSaved } = edition
  const form = useSiteForm<PurchaseFormValues, FilledPurchase>({
    draft: purchaseForm({ today, before: filledOf(base) }),
    labels: words.labels,
    resumes: true,
    values: asForm(filledOf(purchase)),
    send: async values => {
      await edition.save(values, async (body, before) =>
        Object.keys(body).length === 0
          ? before
          : client.call(changePurchase, { params, body, version: before.modificationDate }),
      )
    },
  })

  function announce({ stored, isMerged }: Saved<Purchase>): void {
    void queries.invalidateQueries({ queryKey: purchasesQueryKey })
    const message = words.modification.saved(purchaseName(stored, words.unnamed, locale))
    goTo(purchasesAddress(), {
      status: 'success',
      title: words.modification.savedTitle,
      message: isMerged ? `${message} ${words.modification.merged}` : message,
    })
  }

  const isChanged = !isSameForm(form.watch(), asForm(filledOf(base)))

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    // With the invoice that is being read.
    void reading.current.then(() => form.submit())
  }

  return (
    <>
      <FormBody
        form={{ ...form, submit }}
        action={words.modification.action}
        busyLabel={words.busy}
        secondaryAction={<SecondaryLink href={purchasesAddress()}>{cancel}</SecondaryLink>}
        thirdAction={<PurchaseDeletion purchase={purchase} onDelete={() => setDeleted(true)} />}
      >
        <PurchaseFields
          form={form}
          today={today}
          retired={(base.characteristics ?? []).filter(isRetired)}
          invoice={
            <InvoiceField
              form={form}
              version={base.modificationDate}
              onReading={promise => {
                reading.current = promise
              }}
            />
          }
        />
      </FormBody>
      <PurchaseHistory purchase={base} nameOf={nameOf} />
      {conflict && (
        <PurchaseConflict {...conflict} nameOf={nameOf} onClose={edition.cancel} onSettle={edition.settle} />
      )}
      <LeaveGuard active={isChanged && !isSaved && !isDeleted} text={words.leave.modification} />
    </>
  )
}
