import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { ElectronicInvoice, InvoiceWarning } from '@ma-cantine/lib/invoices/electronic-invoice'
import { describeInvoiceWarning } from '@ma-cantine/lib/invoices/invoice-messages'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { type InvoiceCanteen, invoiceCanteens, invoiceProposals } from './invoice-queries.ts'
import { useInvoiceWords } from './words/invoice-words.ts'
import '../../ui/details.css'

interface InvoiceReviewProps {
  readonly invoice: ElectronicInvoice
  /** The file as a data URI, where it is one that purchases can have as their invoice. */
  readonly invoiceFile: string | null
  readonly onAnother: () => void
}

/** The warnings of which something is likely to be wrong. */
const doubts: ReadonlySet<InvoiceWarning['code']> = new Set([
  'other-sum',
  'other-total-with-vat',
  'future-date',
  'distant-date',
])

const noProposals: readonly PurchaseProposal[] = []

/** An electronic invoice: what it tells, what to look at, and its lines as purchases to check. */
export function InvoiceReview({ invoice, invoiceFile, onAnother }: InvoiceReviewProps) {
  const words = useInvoiceWords()
  const locale = useLocale()
  const { number, seller, date, totalHt, drafts, warnings, isCreditNote, buyerSirets } = invoice
  return (
    <>
      <FocusedHeading className="fr-h3 fr-mb-2w">
        {isCreditNote ? words.creditTitle(number) : words.title(number)}
      </FocusedHeading>
      <dl className="mc-details">
        <dt>{words.facts.seller}</dt>
        <dd>{seller}</dd>
        <dt>{words.facts.date}</dt>
        <dd>{formatDay(date, locale)}</dd>
        <dt>{words.facts.total}</dt>
        <dd>{formatEuros(Number(totalHt), locale)}</dd>
        <dt>{words.facts.lines}</dt>
        <dd>{drafts.length}</dd>
      </dl>
      {warnings.map(warning => (
        <Alert
          key={warning.code}
          className="fr-mb-2w"
          small
          severity={doubts.has(warning.code) ? 'warning' : 'info'}
          description={describeInvoiceWarning(warning, locale)}
        />
      ))}
      <QueryView query={invoiceCanteens(buyerSirets)} compact>
        {canteens => (
          <ProposedLines invoice={invoice} invoiceFile={invoiceFile} canteens={canteens} onAnother={onAnother} />
        )}
      </QueryView>
    </>
  )
}

interface ProposedLinesProps extends InvoiceReviewProps {
  readonly canteens: readonly InvoiceCanteen[]
}

/** The lines of the invoice, with what is proposed for the canteen that they are bought for. */
function ProposedLines({ invoice, invoiceFile, canteens, onAnother }: ProposedLinesProps) {
  const words = useInvoiceWords()
  const addressed = invoice.buyerSirets.find(buyer => canteens.some(({ siret }) => siret === buyer))
  const [siret, setSiret] = useState(addressed ?? (canteens.length === 1 ? (canteens[0]?.siret ?? '') : ''))
  const canteen = canteens.find(one => one.siret === siret)
  const query = { ...invoiceProposals(invoice, canteen?.id), placeholderData: keepPreviousData }
  const { data, isError, isPlaceholderData } = useQuery(query)
  // Those of another canteen are not for this one.
  const proposals = isError || isPlaceholderData ? noProposals : data
  return (
    <>
      <div role="status">
        {isError && <Alert className="fr-mb-2w" small severity="warning" description={words.proposalsFailed} />}
        {proposals === undefined && words.preparing}
      </div>
      {proposals !== undefined && (
        <InvoiceForm
          invoice={invoice}
          invoiceFile={invoiceFile}
          proposals={proposals}
          canteens={canteens}
          isAddressed={addressed !== undefined && addressed === siret}
          siret={siret}
          onSiret={setSiret}
          onAnother={onAnother}
        />
      )}
    </>
  )
}
