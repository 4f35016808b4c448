import { Button } from '@codegouvfr/react-dsfr/Button'
import { getInvoice } from '@ma-cantine/lib/purchases/purchases-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/client.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { InvoiceSheet } from './InvoiceSheet.tsx'
import { contentOfDataUri, dataUriOf, typeOfDataUri } from './invoice-file.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** Opens an invoice as the browser opens files of its kind: a stored one comes as a file to keep. */
function openInvoice(invoiceFile: string): void {
  if (!invoiceFile.startsWith('data:')) {
    location.assign(invoiceFile)
    return
  }
  const address = URL.createObjectURL(contentOfDataUri(invoiceFile))
  const link = document.createElement('a')
  link.href = address
  link.download = typeOfDataUri(invoiceFile)?.replace(/^\w+\//, 'facture.') ?? 'facture'
  link.click()
  // Once the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** The content of a stored invoice, as a data URI. */
const storedInvoice = (address: string, version: string) =>
  queryOptions({
    queryKey: ['invoice', address, version],
    queryFn: async ({ signal }) => {
      const purchaseId = Number(/\/purchases\/(\d+)\//.exec(address)?.[1])
      const answer = await client.download(getInvoice, { params: { purchaseId }, signal })
      return dataUriOf(await answer.blob())
    },
    // It may be as large as ten photographs.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** On a telephone, where data are dear, an invoice that is stored is shown when asked for. */
const isWide = (): boolean => matchMedia('(min-width: 62em)').matches

interface InvoicePreviewProps {
  /** A data URI, or the address of a stored invoice. */
  readonly invoiceFile: string
  /** The version of the purchase: its address stays the same when the invoice is replaced. */
  readonly version: string
}

/** Shows an invoice in small, and large when asked. */
export function InvoicePreview({ invoiceFile, version }: InvoicePreviewProps) {
  const { invoice: words } = usePurchaseFormWords()
  const isStored = !invoiceFile.startsWith('data:')
  const [isAsked, setAsked] = useState(() => !isStored || isWide())
  const [isLarge, setLarge] = useState(false)
  const stored = useQuery({ ...storedInvoice(invoiceFile, version), enabled: isStored && isAsked })
  const dataUri = isStored ? stored.data : invoiceFile

  return (
    <div className="mc-invoice-preview">
      {!isAsked && (
        <Button
          type="button"
          priority="secondary"
          size="small"
          iconId="fr-icon-eye-line"
          onClick={() => setAsked(true)}
        >
          {words.see}
        </Button>
      )}
      {isAsked && stored.isFetching && <p role="status">{words.loading}</p>}
      {isAsked && !stored.isFetching && !dataUri && <p>{words.unseen}</p>}
      {dataUri && (
        <div className="mc-invoice-preview__sheet">
          <InvoiceSheet dataUri={dataUri} isLarge={false} />
        </div>
      )}
      <div className="mc-invoice-preview__actions">
        {dataUri && (
          <Button
            type="button"
            priority="tertiary no outline"
            size="small"
            iconId="fr-icon-zoom-in-line"
            onClick={() => setLarge(true)}
          >
            {words.enlarge}
          </Button>
        )}
        <Button
          type="button"
          priority="tertiary no outline"
          size="small"
          iconId="fr-icon-download-line"
          onClick={() => openInvoice(dataUri ?? invoiceFile)}
        >
          {words.download}
        </Button>
      </div>
      {isLarge && dataUri && (
        <Dialog title={words.alternative} isWide onClose={() => setLarge(false)}>
          <InvoiceSheet dataUri={dataUri} isLarge />
        </Dialog>
      )}
    </div>
  )
}
