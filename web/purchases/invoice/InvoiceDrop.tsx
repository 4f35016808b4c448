import { Upload } from '@codegouvfr/react-dsfr/Upload'
import { useEffect, useRef } from 'react'
import { useInvoiceWords } from './words/invoice-words.ts'

interface InvoiceDropProps {
  readonly problem: string | null
  /** Takes the focus, when the person came back to choose another file. */
  readonly takesFocus: boolean
  readonly onFile: (file: File) => void
}

/** The field to choose an invoice; the page around it takes dropped ones. */
export function InvoiceDrop({ problem, takesFocus, onFile }: InvoiceDropProps) {
  const { drop } = useInvoiceWords()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  return (
    <div className="mc-invoice-drop fr-p-3w fr-p-md-4w">
      <Upload
        label={<strong>{drop.label}</strong>}
        hint={drop.hint}
        multiple={false}
        state={problem === null ? 'default' : 'error'}
        {...(problem === null ? {} : { stateRelatedMessage: problem })}
        nativeInputProps={{
          ref: input,
          accept: '.pdf,.xml,application/pdf,application/xml,text/xml',
          onChange: ({ target }) => {
            const [file] = target.files ?? []
            if (file) onFile(file)
            // Without this, choosing the same file again would fire no event.
            target.value = ''
          },
        }}
      />
      <p className="mc-invoice-drop__here fr-text--sm fr-mt-2w fr-mb-0">{drop.here}</p>
      <p className="fr-text--sm fr-mt-2w fr-mb-0">
        <span className="fr-icon-lock-line fr-icon--sm fr-mr-1v" aria-hidden="true" />
        {drop.private}
      </p>
    </div>
  )
}
