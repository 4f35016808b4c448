import { Button } from '@codegouvfr/react-dsfr/Button'
import { largestInvoice } from '@ma-cantine/lib/purchases/invoice-type'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { SiteForm } from '../../ui/site-form.ts'
import { InvoicePreview } from './InvoicePreview.tsx'
import { type ReadInvoice, readInvoiceFile } from './invoice-file.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'
import './invoice-field.css'
import { useFileDrop } from '../../ui/use-file-drop.ts'

export interface InvoiceFieldProps {
  readonly form: SiteForm<PurchaseFormValues>
  /** The version of the purchase that has the stored invoice; empty for a new one. */
  readonly version?: string
  /** Tells that a file is being read, and then that it is not: the form is sent with its invoice or not at all. */
  readonly onReading: (reading: Promise<void>) => void
  /**
   * Called with each file that is chosen or dropped, before it is judged. Who answers true deals with it: the field then
   * neither keeps it nor refuses it.
   */
  readonly onFile?: ((file: File) => boolean | Promise<boolean>) | undefined
  /** A data URI that may be attached again, as several purchases are on one sheet of paper; empty for none. */
  readonly lastInvoice?: string
  /** What can be done with the invoice, shown below it. */
  readonly children?: ReactNode
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly problem: string }

const accepted = 'application/pdf,image/jpeg,image/png,image/gif,image/webp,.pdf,.xml'

/** The invoice of a purchase: photographed, chosen or dropped, seen, replaced or removed. */
export function InvoiceField(props: InvoiceFieldProps) {
  const { form, version = '', onReading, onFile, lastInvoice = '', children } = props
  const { invoice: words, labels } = usePurchaseFormWords()
  const id = form.idOf('invoiceFile')
  const titleId = useId()
  const [state, setState] = useState<State>({ kind: 'idle' })
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const choose = useRef<HTMLButtonElement>(null)
  /** Counts the files, so that one that is slow to read does not take the place of a later one. */
  const round = useRef(0)
  const value = form.watch('invoiceFile')
  const problem = state.kind === 'refused' ? state.problem : form.problemOf('invoiceFile')

  function refusalOf({ reason, size }: ReadInvoice & { kind: 'refused' }): string {
    return reason === 'too-large' ? words.refused['too-large'](size, largestInvoice) : words.refused[reason]
  }

  async function read(file: File): Promise<void> {
    round.current += 1
    const own = round.current
    setState({ kind: 'reading' })
    const isTaken = (await onFile?.(file)) ?? false
    const invoice = isTaken ? null : await readInvoiceFile(file)
    if (own !== round.current) return
    if (invoice === null) return setState({ kind: 'idle' })
    if (invoice.kind === 'refused') return setState({ kind: 'refused', problem: refusalOf(invoice) })
    form.setValue('invoiceFile', invoice.dataUri)
    form.clearErrors('invoiceFile')
    setState({ kind: 'ready' })
  }

  function take(list: FileList | null | undefined): void {
    const [file, second] = list ?? []
    if (second) {
      round.current += 1
      setState({ kind: 'refused', problem: words.refused.several })
    } else if (file) onReading(read(file))
  }

  function takeChosen({ target }: ChangeEvent<HTMLInputElement>): void {
    take(target.files)
    // Without this, choosing the same file again would fire no event.
    target.value = ''
  }

  function remove(): void {
    round.current += 1
    form.setValue('invoiceFile', '')
    form.clearErrors('invoiceFile')
    setState({ kind: 'removed' })
    // The button that was pressed is gone.
    choose.current?.focus()
  }

  function attachLast(): void {
    round.current += 1
    form.setValue('invoiceFile', lastInvoice)
    form.clearErrors('invoiceFile')
    setState({ kind: 'ready' })
    // The button that was pressed is gone.
    choose.current?.focus()
  }

  const { isOver, drop } = useFileDrop(take)
  const hidden = { type: 'file', className: 'fr-hidden', tabIndex: -1, onChange: takeChosen } as const
  const status = { idle: '', reading: words.reading, ready: words.ready, removed: words.removed, refused: '' }

  return (
    <section
      className={`mc-invoice${isOver ? ' mc-invoice--over' : ''}${problem === undefined ? '' : ' mc-invoice--error'}`}
      aria-labelledby={titleId}
      {...drop}
    >
      <h2 id={titleId} className="fr-h6 fr-mb-1w">
        {labels.invoiceFile}
      </h2>
      <p className="fr-hint-text fr-mb-2w" id={`${id}-hint`}>
        {words.hint(largestInvoice)}
      </p>
      {value !== '' && (
        <InvoicePreview key={value.slice(0, 4096) + value.length} invoiceFile={value} version={version} />
      )}
      <input {...hidden} ref={files} accept={accepted} aria-label={words.choose} />
      <input {...hidden} ref={camera} accept="image/*" capture="environment" aria-label={words.photograph} />
      <ul className="mc-invoice__actions">
        {value === '' && lastInvoice !== '' && (
          <li>
            <Button type="button" priority="secondary" size="small" iconId="fr-icon-file-add-line" onClick={attachLast}>
              {words.attachLast}
            </Button>
          </li>
        )}
        <li className="mc-invoice__camera">
          <Button
            type="button"
            priority="secondary"
            size="small"
            iconId="fr-icon-camera-line"
            onClick={() => camera.current?.click()}
          >
            {words.photograph}
          </Button>
        </li>
        <li>
          <Button
            ref={choose}
            type="button"
            priority="secondary"
            size="small"
            iconId="fr-icon-attachment-line"
            nativeButtonProps={{
              id,
              'aria-describedby': `${id}-hint ${id}-messages`,
              'aria-disabled': state.kind === 'reading',
            }}
            onClick={() => files.current?.click()}
          >
            {value === '' ? words.choose : words.replace}
          </Button>
        </li>
        {value !== '' && (
          <li>
            <Button
              type="button"
              priority="tertiary no outline"
              size="small"
              iconId="fr-icon-delete-line"
              onClick={remove}
            >
              {words.remove}
            </Button>
          </li>
        )}
      </ul>
      {value === '' && <p className="mc-invoice__drop fr-hint-text fr-mb-0">{words.drop}</p>}
      <div className="fr-messages-group" id={`${id}-messages`} role="alert">
        {problem !== undefined && <p className="fr-message fr-message--error">{problem}</p>}
      </div>
      <p className="fr-text--sm fr-mb-0" role="status">
        {status[state.kind]}
      </p>
      {children}
    </section>
  )
}
