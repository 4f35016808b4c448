import { RefusedError } from '@ma-cantine/lib/http/api-error'
import { listImportChanges } from '@ma-cantine/lib/imports/imports-api'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import { changePurchase } from '@ma-cantine/lib/purchases/purchases-api'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface InvoiceAttachmentProps {
  /** The import that made the purchases. */
  readonly importId: number
  /** The PDF of the invoice, as a data URI. */
  readonly invoiceFile: string
  /** Called when it begins to attach the invoice, and when it ends. */
  readonly onUnderWay: (isUnderWay: boolean) => void
}

interface Progress {
  readonly attached: number
  readonly all: number
  readonly isOver: boolean
}

/** The most that is sent to attach an invoice, as each purchase keeps a copy: characters of data URIs. */
const mostSent = 50_000_000

/** Whether an invoice may be attached to so many purchases. */
export const isAttachable = (invoiceFile: string | null, count: number): invoiceFile is string =>
  invoiceFile !== null && count <= pageSizes.importChanges.most && invoiceFile.length * count <= mostSent

const notFound = 404

/** Offers to attach the invoice to each purchase made of it; after a failure, goes on with those that are left. */
export function InvoiceAttachment({ importId, invoiceFile, onUnderWay }: InvoiceAttachmentProps) {
  const { attach: words } = useInvoiceWords()
  const withInvoice = useRef(new Set<number>())
  /** Null before the person asks, and after a failure. */
  const [progress, setProgress] = useState<Progress | null>(null)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  async function attach(): Promise<void> {
    const attached = withInvoice.current
    const tell = (all: number, isOver: boolean) => setProgress({ attached: attached.size, all, isOver })
    onUnderWay(true)
    try {
      const query = { limit: pageSizes.importChanges.most }
      const { results } = await client.call(listImportChanges, { params: { importId }, query })
      for (const { id } of results) {
        tell(results.length, false)
        if (id !== null && !attached.has(id) && (await attachTo(id))) attached.add(id)
      }
      tell(results.length, true)
      void queries.invalidateQueries({ queryKey: purchasesQueryKey })
    } catch (error) {
      setProgress(null)
      if (!isShown.current) notify({ status: 'warning', title: words.stopped, message: words.leave })
      throw error
    } finally {
      onUnderWay(false)
    }
  }

  /** @returns false when the purchase was deleted meanwhile. */
  async function attachTo(purchaseId: number): Promise<boolean> {
    try {
      await client.call(changePurchase, { params: { purchaseId }, body: { invoiceFile } })
      return true
    } catch (error) {
      if (error instanceof RefusedError && error.status === notFound) return false
      throw error
    }
  }

  return (
    <section aria-labelledby="facture-jointe" className="fr-mt-4w">
      <h3 id="facture-jointe" className="fr-h6 fr-mb-1w">
        {words.title}
      </h3>
      {progress?.isOver ? (
        <SuccessNote
          severity={progress.attached > 0 ? 'success' : 'info'}
          text={progress.attached > 0 ? words.done(progress.attached) : words.gone}
        />
      ) : (
        <>
          <p>{words.hint}</p>
          <ActionButton
            action={words.action}
            busyLabel={progress ? words.busy(progress.attached, progress.all) : words.starting}
            work={attach}
          />
        </>
      )}
    </section>
  )
}
