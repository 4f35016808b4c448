import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { describeInvoiceProblem } from '@ma-cantine/lib/invoices/invoice-messages'
import type { InvoiceReading } from '@ma-cantine/lib/invoices/read-invoice'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { PageDrop } from '../../imports/check/PageDrop.tsx'
import { readInvoiceFile as readAttachment } from '../form/invoice-file.ts'
import { InvoiceDrop } from './InvoiceDrop.tsx'
import { InvoiceReview } from './InvoiceReview.tsx'
import { takeInvoice } from './invoice-handover.ts'
import { readInvoiceFile } from './read-invoice-file.ts'
import { useInvoiceWords } from './words/invoice-words.ts'
import '../../imports/check/check.css'
import './invoice.css'

type State =
  | { readonly kind: 'empty'; readonly problem: 'failed' | 'several' | null }
  | { readonly kind: 'reading' }
  /** `invoiceFile` is the file as a data URI; null where it is none that purchases can have as their invoice. */
  | ({ readonly kind: 'read'; readonly invoiceFile: string | null } & InvoiceReading)

/** Reads an electronic invoice, and shows its lines as purchases to check and to save. */
export default function InvoiceScreen() {
  const titleOf = useTitles()
  const words = useInvoiceWords()
  const [state, setState] = useState<State>({ kind: 'empty', problem: null })
  /** Counts the files, so that one that is slow to read does not take the place of a later one. */
  const round = useRef(0)

  async function read(file: File): Promise<void> {
    round.current += 1
    const own = round.current
    setState({ kind: 'reading' })
    const [reading, attachment] = await Promise.all([readInvoiceFile(file).catch(() => null), readAttachment(file)])
    if (own !== round.current) return
    if (reading === null) return setState({ kind: 'empty', problem: 'failed' })
    const invoiceFile = attachment.kind === 'invoice' ? attachment.dataUri : null
    setState({ kind: 'read', invoiceFile, ...reading })
  }

  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    const file = takeInvoice()
    if (file) void read(file)
  })

  const again = () => setState({ kind: 'empty', problem: null })
  const takeDropped = (files: readonly File[]) => {
    const [only, second] = files
    if (only && !second) void read(only)
    else setState({ kind: 'empty', problem: 'several' })
  }

  if (state.kind === 'read' && 'invoice' in state) {
    return (
      <>
        <h1 className="fr-mb-3w">{titleOf('PurchaseInvoice')}</h1>
        <InvoiceReview key={round.current} invoice={state.invoice} invoiceFile={state.invoiceFile} onAnother={again} />
      </>
    )
  }
  const problems = { failed: words.failed, several: words.drop.several }
  return (
    <>
      <h1 className="fr-mb-1w">{titleOf('PurchaseInvoice')}</h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      <div role="alert">{state.kind === 'read' && <Refusal reading={state} />}</div>
      <InvoiceDrop
        problem={state.kind === 'empty' && state.problem ? problems[state.problem] : null}
        takesFocus={round.current > 0 && state.kind === 'empty'}
        onFile={file => void read(file)}
      />
      <p role="status" className="fr-mt-2w fr-mb-0">
        {state.kind === 'reading' && words.reading}
      </p>
      <PageDrop onFiles={takeDropped} />
      <p className="fr-mt-4w fr-mb-1w">
        <strong>{words.otherWays}</strong>
      </p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button priority="secondary" linkProps={{ href: addressOf('NewPurchase') }}>
            {words.enterOne}
          </Button>
        </li>
        <li>
          <Button priority="secondary" linkProps={{ href: addressOf('PurchaseSheet') }}>
            {words.enterSeveral}
          </Button>
        </li>
      </ul>
    </>
  )
}

function Refusal({ reading }: { readonly reading: InvoiceReading }) {
  const locale = useLocale()
  if (!('problem' in reading)) return null
  const { message, advice } = describeInvoiceProblem(reading.problem, locale)
  return <Alert className="fr-mb-3w" severity="error" as="h2" title={message} description={advice} />
}
