import { Button } from '@codegouvfr/react-dsfr/Button'
import { readerDay } from '@ma-cantine/lib/messages/today'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import { purchaseForm } from '@ma-cantine/lib/purchases/purchase-form'
import {
  emptyPurchaseForm,
  type FilledPurchase,
  type PurchaseFormValues,
} from '@ma-cantine/lib/purchases/purchase-form-values'
import { duplicationSource } from '@ma-cantine/lib/purchases/purchase-input'
import { createPurchase } from '@ma-cantine/lib/purchases/purchases-api'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { useGoTo } from '../../app/use-go-to.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { RestoredNotice } from '../../ui/RestoredNotice.tsx'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { useFormWords } from '../../ui/words/form-words.ts'
import { useInvoiceOffer } from '../invoice/use-invoice-offer.tsx'
import { purchaseAddress, purchasesAddress } from '../purchase-addresses.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { InvoiceField } from './InvoiceField.tsx'
import { isSameForm } from './is-same-form.ts'
import {
  deletePurchaseDraft,
  draftName,
  keyOfPurchase,
  loadPurchaseDraft,
  savePurchaseDraft,
} from './new-purchase-draft.ts'
import { PurchaseFields } from './PurchaseFields.tsx'
import { purchaseName } from './purchase-name.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

interface Saved {
  readonly purchase: Purchase
  /** Whether the form goes on with the next purchase. */
  readonly wantsAnother: boolean
}

interface NewPurchaseFormProps {
  readonly userId: number
  /** What the form starts with: nothing of it is lost on leaving. */
  readonly values: PurchaseFormValues
  /** The purchase that it is a copy of, null for one that is new. */
  readonly copied: number | null
}

/**
 * Saves a new purchase, and then another one. What is typed stays in the tab until it is known to be saved, and is saved
 * once: each attempt to save the same purchase has the same key.
 */
export function NewPurchaseForm({ userId, values: start, copied }: NewPurchaseFormProps) {
  const words = usePurchaseFormWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const goTo = useGoTo()
  const name = draftName(copied)
  const [today] = useState(() => readerDay())
  const [draft] = useState(() => loadPurchaseDraft(name, userId))
  const [isRestored, setRestored] = useState(draft !== null && !isSameForm(draft.values, start))
  /** The values with which this purchase began, those kept from the one before included. */
  const [first, setFirst] = useState(start)
  const [round, setRound] = useState(0)
  const { onFile, offer, forget } = useInvoiceOffer()
  const [saved, setSaved] = useState<Saved | null>(null)
  /** The purchase saved before this one, while the next is typed. */
  const [previous, setPrevious] = useState<Purchase | null>(null)
  /** The last one that was saved here: the next purchase is often on the same sheet of paper. */
  const [lastInvoice, setLastInvoice] = useState('')
  const status = useRef<HTMLDivElement>(null)
  const reading = useRef<Promise<void>>(Promise.resolve())
  const form = useSiteForm<PurchaseFormValues, FilledPurchase>({
    draft: purchaseForm({ today, before: null }),
    labels: words.labels,
    resumes: true,
    values: draft?.values ?? start,
    send: values => save(values, false),
  })

  async function save(values: FilledPurchase, wantsAnother: boolean): Promise<void> {
    const source = copied === null ? {} : { importSource: duplicationSource }
    const body = { ...values, ...source, creationSource: 'APP' as const }
    const idempotencyKey = keyOfPurchase(name, userId, body)
    setSaved({ purchase: await client.call(createPurchase, { body, idempotencyKey }), wantsAnother })
  }

  const values = form.watch()
  const isBegun = !isSameForm(values, first)
  const content = JSON.stringify({ ...values, invoiceFile: values.invoiceFile && 'data:' })
  useEffect(() => {
    if (isBegun && !saved) savePurchaseDraft(name, userId, JSON.parse(content))
    else deletePurchaseDraft(name)
  }, [content, isBegun, saved, name, userId])

  function startWith(next: PurchaseFormValues): void {
    setFirst(next)
    form.reset(next)
    forget()
    setRound(round => round + 1)
  }

  const focusFirst = useEffectEvent(() => {
    status.current?.scrollIntoView({ block: 'start' })
    document.getElementById(form.idOf('description'))?.focus({ preventScroll: true })
  })
  // Once the fields are new.
  useEffect(() => {
    if (round > 0) focusFirst()
  }, [round])

  const announce = useEffectEvent(({ purchase, wantsAnother }: Saved) => {
    void queries.invalidateQueries({ queryKey: purchasesQueryKey })
    if (!wantsAnother) {
      goTo(purchasesAddress(), {
        status: 'success',
        title: words.creation.savedTitle,
        message: words.creation.saved(purchaseName(purchase, words.unnamed, locale)),
      })
      return
    }
    const { canteen, canteenName, date, provider, invoiceFile } = form.getValues()
    if (invoiceFile !== '') setLastInvoice(invoiceFile)
    startWith({ ...emptyPurchaseForm, canteen, canteenName, date, provider })
    setSaved(null)
    setPrevious(purchase)
    setRestored(false)
  })
  // Once rendered again, because the guard asks before leaving until then.
  useEffect(() => {
    if (saved) announce(saved)
  }, [saved])

  /** Saves with the invoice that is being read. */
  const submit = (wantsAnother: boolean) => (event?: FormEvent) => {
    event?.preventDefault()
    if (form.state.kind === 'sending') return
    void reading.current.then(() => form.submitTo(values => save(values, wantsAnother)))
  }

  return (
    <>
      {isRestored && (
        <RestoredNotice
          text={draft?.hadInvoice ? words.creation.restoredWithoutInvoice : words.creation.restored}
          action={words.creation.clear}
          onClear={() => {
            startWith(start)
            setRestored(false)
          }}
        />
      )}
      <div ref={status} role="status">
        {previous && (
          <div className="fr-alert fr-alert--success fr-mb-3w">
            <h2 className="fr-alert__title">{words.creation.savedTitle}</h2>
            <p>
              {words.creation.saved(purchaseName(previous, words.unnamed, locale))}{' '}
              <SiteLink href={purchaseAddress(previous.id)}>{words.creation.seeSaved}</SiteLink>
            </p>
            <p>{words.creation.kept}</p>
          </div>
        )}
      </div>
      <FormBody
        form={{ ...form, submit: submit(false) }}
        action={words.creation.action}
        busyLabel={words.busy}
        secondaryAction={
          copied === null ? (
            <Button
              type="button"
              priority="secondary"
              nativeButtonProps={{ 'aria-disabled': form.state.kind === 'sending' }}
              onClick={() => submit(true)()}
            >
              {words.creation.another}
            </Button>
          ) : undefined
        }
        thirdAction={<SecondaryLink href={purchasesAddress()}>{cancel}</SecondaryLink>}
      >
        <PurchaseFields
          key={round}
          form={form}
          today={today}
          invoice={
            <InvoiceField
              form={form}
              onReading={promise => {
                reading.current = promise
              }}
              onFile={onFile}
              lastInvoice={lastInvoice}
            >
              {offer}
            </InvoiceField>
          }
        />
      </FormBody>
      <LeaveGuard active={isBegun && !saved} text={words.leave.creation} />
    </>
  )
}
