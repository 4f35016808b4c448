import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { ElectronicInvoice, InvoiceWarning } from '@ma-cantine/lib/invoices/electronic-invoice'
import { describeInvoiceWarning } from '@ma-cantine/lib/invoices/invoice-messages'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../app/locale.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { InvoiceForm } from './InvoiceForm.tsx'
import { invoiceCanteens, invoiceProposals } from './invoice-queries.ts'
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
  const { data, isError } = useQuery(invoiceProposals(invoice))
  const proposals = isError ? noProposals : data
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
      <div role="status">
        {isError && <Alert className="fr-mb-2w" small severity="warning" description={words.proposalsFailed} />}
        {proposals === undefined && words.preparing}
      </div>
      {proposals !== undefined && (
        <QueryView query={invoiceCanteens(buyerSirets)} compact>
          {canteens => (
            <InvoiceForm
              invoice={invoice}
              invoiceFile={invoiceFile}
              proposals={proposals}
              canteens={canteens}
              onAnother={onAnother}
            />
          )}
        </QueryView>
      )}
    </>
  )
}
