import { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import {
  changedPurchaseValues,
  mergePurchases,
  type PurchaseGroup,
  takePurchaseGroups,
} from '@ma-cantine/lib/purchases/purchase-changes'
import { characteristics } from '@ma-cantine/lib/purchases/purchase-draft'
import {
  type FilledPurchase,
  filledOf,
  formOfPurchase,
  type PurchaseFormValues,
  purchaseForm,
} from '@ma-cantine/lib/purchases/purchase-form'
import { changePurchase, getPurchase } from '@ma-cantine/lib/purchases/purchases-api'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { purchasesAddress } from '../purchase-addresses.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { InvoiceField } from './InvoiceField.tsx'
import { isSameForm } from './is-same-form.ts'
import { PurchaseConflict } from './PurchaseConflict.tsx'
import { PurchaseDeletion } from './PurchaseDeletion.tsx'
import { PurchaseFields } from './PurchaseFields.tsx'
import { PurchaseHistory } from './PurchaseHistory.tsx'
import { decimalMark, localDay, purchaseName } from './purchase-name.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface PurchaseEditionProps {
  readonly purchase: Purchase
  /** The name of a canteen that the person manages. */
  readonly nameOf: (canteenId: number) => string
}

/** What two people changed at once, to different values. */
interface Conflict {
  readonly groups: readonly PurchaseGroup[]
  readonly mine: FilledPurchase
  readonly theirs: Purchase
}

/** What was saved; `merged` with the changes of somebody else. */
interface Saved {
  readonly purchase: Purchase
  readonly merged: boolean
}

const changedMeanwhile = 412

/**
 * Changes a purchase: sends only what changed, on top of what others saved meanwhile. Where somebody else changed the
 * same values, the person chooses.
 */
export function PurchaseEdition({ purchase, nameOf }: PurchaseEditionProps) {
  const words = usePurchaseFormWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const goTo = useGoTo()
  const [today] = useState(localDay)
  /** The purchase on which the change is based. */
  const [base, setBase] = useState(purchase)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [isDeleted, setDeleted] = useState(false)
  const reading = useRef<Promise<void>>(Promise.resolve())
  const asForm = (values: FilledPurchase) => formOfPurchase(values, nameOf(values.canteen), decimalMark(locale))
  const form = useSiteForm<PurchaseFormValues, FilledPurchase>({
    draft: purchaseForm({ today, before: filledOf(base) }),
    labels: words.labels,
    values: asForm(filledOf(purchase)),
    send: values => save(base, values, false),
  })

  async function save(before: Purchase, values: FilledPurchase, merged: boolean): Promise<void> {
    const change = changedPurchaseValues(filledOf(before), values)
    const params = { purchaseId: purchase.id }
    if (Object.keys(change).length === 0) return setSaved({ purchase: before, merged })
    try {
      const version = before.modificationDate
      setSaved({ purchase: await client.call(changePurchase, { params, body: change, version }), merged })
    } catch (error) {
      if (!(error instanceof RefusedError && error.status === changedMeanwhile)) throw error
      await merge(before, values, await client.call(getPurchase, { params }))
    }
  }

  /** Puts the changes on top of those of somebody else, and asks where both changed the same. */
  async function merge(before: Purchase, mine: FilledPurchase, theirs: Purchase): Promise<void> {
    const { merged, conflicts } = mergePurchases(filledOf(before), mine, filledOf(theirs))
    if (conflicts.length > 0) return setConflict({ groups: conflicts, mine, theirs })
    setBase(theirs)
    form.reset(asForm(merged))
    await save(theirs, merged, true)
  }

  function settle({ mine, theirs }: Conflict, takenFromThem: readonly PurchaseGroup[]): void {
    const { merged } = mergePurchases(filledOf(base), mine, filledOf(theirs))
    setConflict(null)
    setBase(theirs)
    form.reset(asForm(takePurchaseGroups(merged, filledOf(theirs), takenFromThem)))
    setSettled(true)
  }
  /** Whether the values that were chosen wait to be sent, on the new base. */
  const [isSettled, setSettled] = useState(false)
  const sendSettled = useEffectEvent(() => {
    setSettled(false)
    form.submit()
  })
  useEffect(() => {
    if (isSettled) sendSettled()
  }, [isSettled])

  const values = form.watch()
  const isChanged = !isSameForm(values, asForm(filledOf(base)))

  const announce = useEffectEvent(({ purchase, merged }: Saved) => {
    void queries.invalidateQueries({ queryKey: purchasesQueryKey })
    const message = words.modification.saved(purchaseName(purchase, words.unnamed, locale))
    goTo(purchasesAddress(), {
      status: 'success',
      title: words.modification.savedTitle,
      message: merged ? `${message} ${words.modification.merged}` : message,
    })
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved])

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    // With the invoice that is being read.
    void reading.current.then(() => form.submit())
  }

  const known: readonly string[] = characteristics
  return (
    <>
      <FormBody
        form={{ ...form, submit }}
        action={words.modification.action}
        busyLabel={words.busy}
        secondaryAction={<SecondaryLink href={purchasesAddress()}>{cancel}</SecondaryLink>}
        thirdAction={<PurchaseDeletion purchase={purchase} isDeleted={isDeleted} onDelete={() => setDeleted(true)} />}
      >
        <PurchaseFields
          form={form}
          today={today}
          retired={(base.characteristics ?? []).filter(code => !known.includes(code))}
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
        <PurchaseConflict
          {...conflict}
          nameOf={nameOf}
          onClose={() => setConflict(null)}
          onSettle={takenFromThem => settle(conflict, takenFromThem)}
        />
      )}
      <LeaveGuard active={isChanged && saved === null && !isDeleted} text={words.leave.modification} />
    </>
  )
}
