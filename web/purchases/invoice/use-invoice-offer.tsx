import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { describeInvoiceProblem } from '@ma-cantine/lib/invoices/invoice-messages'
import type { InvoiceReading } from '@ma-cantine/lib/invoices/read-invoice'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { openInvoice } from './invoice-handover.ts'
import { readInvoiceFile } from './read-invoice-file.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface InvoiceOffer {
  /** Looks at a file that was chosen as the invoice of a purchase. True for XML, which cannot be attached to one. */
  readonly onFile: (file: File) => Promise<boolean>
  /** Says that the file is an electronic invoice, and leads to its purchases; nothing for another file. */
  readonly offer: ReactNode
  /** Forgets the file, whose purchase is saved: the next purchase has another. */
  readonly forget: () => void
}

const pdfStart = '%PDF-'
const startLength = 1024

/** Offers to make purchases of an electronic invoice that is chosen in a form. */
export function useInvoiceOffer(): InvoiceOffer {
  const { offer: words } = useInvoiceWords()
  const [found, setFound] = useState<{ readonly file: File; readonly reading: InvoiceReading } | null>(null)

  async function onFile(file: File): Promise<boolean> {
    setFound(null)
    const start = await file
      .slice(0, startLength)
      .text()
      .catch(() => '')
    const isPdf = start.includes(pdfStart)
    const isXml = !isPdf && (/^[\ufeff\s]*</.test(start) || /\.xml$/i.test(file.name))
    if (!isPdf && !isXml) return false
    const reading = await readInvoiceFile(file).catch(() => null)
    // A PDF that is no electronic invoice is the invoice of a purchase like any other.
    if (reading && (isXml || 'invoice' in reading)) setFound({ file, reading })
    return isXml && reading !== null
  }

  const offer = (
    <>
      <div role="status">{found && <Offer {...found} />}</div>
      {!found && (
        <SiteLink className="fr-link fr-text--sm" href={addressOf('PurchaseInvoice')}>
          {words.link}
        </SiteLink>
      )}
    </>
  )
  return { onFile, offer, forget: () => setFound(null) }
}

function Offer({ file, reading }: { readonly file: File; readonly reading: InvoiceReading }) {
  const { offer: words } = useInvoiceWords()
  const locale = useLocale()
  const navigate = useNavigate()
  if ('problem' in reading) {
    const { message, advice } = describeInvoiceProblem(reading.problem, locale)
    return <Alert className="fr-mt-2w" small severity="error" description={`${message} ${advice}`} />
  }
  const { isCreditNote, drafts } = reading.invoice
  function open(): void {
    openInvoice(file)
    void navigate(addressOf('PurchaseInvoice'))
  }
  return (
    <div className="fr-mt-2w">
      <Alert
        small
        severity="info"
        description={
          <>
            <strong>{words.title}.</strong> {isCreditNote ? words.credit : words.text(drafts.length)}
          </>
        }
      />
      <Button className="fr-mt-1w" type="button" priority="secondary" size="small" onClick={open}>
        {words.open}
      </Button>
    </div>
  )
}
