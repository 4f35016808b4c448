import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import type { ElectronicInvoice } from '@ma-cantine/lib/invoices/electronic-invoice'
import { draftRefusals } from '@ma-cantine/lib/invoices/invoice-messages'
import { otherSumOf } from '@ma-cantine/lib/invoices/other-sum'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import type { StoredRefusal } from '../../imports/check/check-protocol.ts'
import { FileSending } from '../../imports/send/FileSending.tsx'
import type { FileToSend } from '../../imports/send/file-sender.ts'
import type { SendingStage } from '../../imports/send/sending-view.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { openSheetWith } from '../sheet/row-handover.ts'
import { fileToSend } from './file-to-send.ts'
import { InvoiceAttachment, isAttachable } from './InvoiceAttachment.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import type { InvoiceCanteen } from './invoice-queries.ts'
import { acceptSure, firstChoice, includedPurchases, isOpen, type LineChoice, problemOf } from './line-choice.ts'
import { OtherTotal } from './OtherTotal.tsx'
import { ProposalCounts } from './ProposalCounts.tsx'
import { useInvoiceWords } from './words/invoice-words.ts'

interface InvoiceFormProps {
  readonly invoice: ElectronicInvoice
  /** The file as a data URI, where it is one that purchases can have as their invoice. */
  readonly invoiceFile: string | null
  /** In the order of the drafts; empty when they could not be loaded. */
  readonly proposals: readonly PurchaseProposal[]
  readonly canteens: readonly InvoiceCanteen[]
  /** Whether the chosen canteen is the one that the invoice names. */
  readonly isAddressed: boolean
  /** Of the chosen canteen; empty for none. */
  readonly siret: string
  readonly onSiret: (siret: string) => void
  readonly onAnother: () => void
}

/** More lines than cards are read: the sheet then shows them. */
const mostLines = 100

/** The purchases of an invoice, each to check, to complete or to leave out, then sent as a file would be. */
export function InvoiceForm(props: InvoiceFormProps) {
  const { invoice, invoiceFile, proposals, canteens, isAddressed, siret, onSiret, onAnother } = props
  const words = useInvoiceWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [choices, setChoices] = useState(() => invoice.drafts.map(firstChoice))
  const otherSum = otherSumOf(invoice)
  const [isTotalAccepted, setTotalAccepted] = useState(otherSum === null)
  const [isTried, setTried] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [file, setFile] = useState<FileToSend | null>(null)
  const [stage, setStage] = useState<SendingStage>('open')
  const [importId, setImportId] = useState<number | null>(null)
  const [isAttaching, setAttaching] = useState(false)
  const [refusal, setRefusal] = useState<StoredRefusal | null>(null)

  // Once the guard has let go.
  useEffect(() => {
    if (isLeaving) void navigate(addressOf('PurchaseSheet'))
  }, [isLeaving, navigate])

  const savable = invoice.drafts.filter(({ refusal }) => refusal === null).length
  const isLong = invoice.drafts.length > mostLines
  const included = includedPurchases(invoice, choices, siret)
  const open = choices.filter((choice, index) => isOpen(choice, proposals[index])).length
  const mayAttach = isAttachable(invoiceFile, included.length)
  const sum = included.reduce((cents, { priceHt }) => cents + Math.round(Number(priceHt) * 100), 0) / 100

  const change = (index: number, next: LineChoice) => {
    setChoices(choices.map((choice, other) => (other === index ? next : choice)))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (siret !== '' && included.length > 0 && isTotalAccepted && choices.every(choice => problemOf(choice) === null)) {
      setRefusal(null)
      setFile(fileToSend(invoice, choices, siret))
      return
    }
    showProblems()
  }

  function showProblems(): void {
    setTried(true)
    // Once the problems are on the page.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }

  function toSheet(): void {
    if (!isTotalAccepted) {
      showProblems()
      return
    }
    const rows = isLong
      ? invoice.drafts.map(draft => ({
          description: draft.description ?? '',
          prix_ht: draft.priceHt,
          fournisseur: invoice.seller,
          date: invoice.date,
          siret,
        }))
      : included.map(purchase => ({
          siret,
          description: purchase.description ?? '',
          fournisseur: purchase.provider ?? '',
          date: purchase.date ?? '',
          prix_ht: purchase.priceHt ?? '',
          famille_produits: purchase.family ?? '',
          caracteristiques: purchase.characteristics.join(','),
          definition_local: purchase.localDefinition ?? '',
        }))
    openSheetWith(rows)
    setLeaving(true)
  }

  if (savable === 0) {
    const { message, advice } = draftRefusals(invoice.isCreditNote ? 'credit-note' : 'negative-line').in(locale)
    return (
      <>
        <Alert className="fr-mb-3w" severity="error" as="h3" title={message} description={advice} />
        <ul className="mc-invoice-lines">
          {invoice.drafts.slice(0, mostLines).map((draft, index) => (
            <InvoiceLine
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice do not move.
              key={index}
              draft={draft}
              choice={choices[index] as LineChoice}
              isTried={false}
            />
          ))}
        </ul>
        <ul className="fr-btns-group fr-btns-group--inline-md">
          <li>
            <Button linkProps={{ href: addressOf('PurchasesHome') }}>{words.toPurchases}</Button>
          </li>
          <li>
            <Button type="button" priority="secondary" onClick={onAnother}>
              {words.another}
            </Button>
          </li>
        </ul>
      </>
    )
  }

  if (canteens.length === 0) {
    return (
      <>
        <Alert className="fr-mb-3w" severity="warning" small description={words.noCanteen} />
        <Button linkProps={{ href: addressOf('ManagementPage') }}>{words.myCanteens}</Button>
      </>
    )
  }

  if (file) {
    return (
      <>
        {refusal && (
          <Alert
            className="fr-mb-2w"
            severity="error"
            as="h3"
            title={words.notSaved}
            description={refusal.errors.map(({ row, message, advice }) => (
              <span key={`${row} ${message}`} className="mc-invoice-refusal">
                {message} {advice}
              </span>
            ))}
          />
        )}
        <FileSending
          fileToSend={file}
          isEdited={false}
          similar={null}
          onAnother={onAnother}
          onState={state => setStage(state.stage)}
          onCompared={(_, refusal) => setRefusal(refusal)}
          onStored={setImportId}
        />
        {stage === 'open' && (
          <Button
            type="button"
            className="fr-mt-2w"
            priority="tertiary"
            iconId="fr-icon-arrow-left-line"
            onClick={() => setFile(null)}
          >
            {words.back}
          </Button>
        )}
        {importId !== null && mayAttach && (
          <InvoiceAttachment importId={importId} invoiceFile={invoiceFile} onUnderWay={setAttaching} />
        )}
        {importId !== null && !mayAttach && <p className="fr-mt-2w fr-text--sm">{words.notAttached}</p>}
        <LeaveGuard active={stage !== 'over' || isAttaching} text={isAttaching ? words.attach.leave : words.leave} />
      </>
    )
  }

  const canteenProblem = isTried && siret === '' ? words.problems.canteen : undefined
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="mc-invoice-canteen">
        <Select
          label={words.canteen}
          hint={isAddressed ? words.canteenFromInvoice : words.canteenHint}
          state={canteenProblem === undefined ? 'default' : 'error'}
          stateRelatedMessage={canteenProblem}
          nativeSelectProps={{
            value: siret,
            onChange: ({ target }) => onSiret(target.value),
            'aria-required': true,
            'aria-invalid': canteenProblem !== undefined,
          }}
        >
          <option value="" disabled hidden>
            {words.choose}
          </option>
          {canteens.map(({ siret, name }) => (
            <option key={siret} value={siret}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {otherSum && (
        <OtherTotal otherSum={otherSum} isAccepted={isTotalAccepted} isTried={isTried} onAccept={setTotalAccepted} />
      )}
      {isLong ? (
        <p>{words.long(invoice.drafts.length)}</p>
      ) : (
        <fieldset className="mc-invoice-products">
          <legend className="fr-h5 fr-mb-1v">{words.products}</legend>
          <p className="fr-text--sm fr-mb-0">{words.productsHint}</p>
          <ProposalCounts
            drafts={invoice.drafts}
            choices={choices}
            proposals={proposals}
            onAcceptSure={() => setChoices(acceptSure(invoice.drafts, choices, proposals))}
          />
          <ul className="mc-invoice-lines">
            {invoice.drafts.map((draft, index) => (
              <InvoiceLine
                // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an invoice do not move.
                key={index}
                draft={draft}
                choice={choices[index] as LineChoice}
                proposal={proposals[index]}
                isTried={isTried}
                onChange={next => change(index, next)}
              />
            ))}
          </ul>
        </fieldset>
      )}
      <div className={isLong ? '' : 'mc-invoice-save'}>
        {!isLong && (
          <p className="fr-mb-1v" role="status">
            <strong>{words.selected(included.length, formatEuros(sum, locale))}</strong>
            {open > 0 && <span className="mc-invoice-save__open">{words.proposals.open(open)}</span>}
          </p>
        )}
        {isTried && included.length === 0 && !isLong && (
          <p className="fr-error-text fr-mt-0" role="alert">
            {words.problems.nothing}
          </p>
        )}
        <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-2w">
          {!isLong && (
            <li>
              <Button type="submit">{words.continue(included.length)}</Button>
            </li>
          )}
          <li>
            <Button type="button" priority={isLong ? 'primary' : 'secondary'} onClick={toSheet}>
              {words.sheet}
            </Button>
          </li>
          <li>
            <Button type="button" priority="tertiary" onClick={onAnother}>
              {words.another}
            </Button>
          </li>
        </ul>
      </div>
      {!isLong && (
        <p className="fr-text--sm fr-mt-2w">{`${words.next} ${mayAttach ? words.attach.later : words.notAttached}`}</p>
      )}
      <LeaveGuard active={!isLeaving} text={words.leave} />
    </form>
  )
}
