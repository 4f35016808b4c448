import { Button } from '@codegouvfr/react-dsfr/Button'
import type { InvoiceDraft } from '@ma-cantine/lib/invoices/electronic-invoice'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { useEffect, useRef, useState } from 'react'
import { isOpen, isSure, type LineChoice } from './line-choice.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface ProposalCountsProps {
  readonly drafts: readonly InvoiceDraft[]
  readonly choices: readonly LineChoice[]
  readonly proposals: readonly PurchaseProposal[]
  readonly onAcceptSure: () => void
}

/** How many lines have a proposal, sure or to check, and the act that accepts all sure ones. */
export function ProposalCounts({ drafts, choices, proposals, onAcceptSure }: ProposalCountsProps) {
  const { proposals: words } = useInvoiceWords()
  const status = useRef<HTMLParagraphElement>(null)
  const [accepted, setAccepted] = useState(0)
  // The button that was pressed is gone.
  useEffect(() => {
    if (accepted > 0) status.current?.focus()
  }, [accepted])
  const open = drafts.flatMap((draft, index) => (isOpen(choices[index], proposals[index]) ? [{ draft, index }] : []))
  const sure = open.filter(({ draft, index }) => isSure(draft, proposals[index])).length
  const without = choices.filter((choice, index) => choice.isIncluded && !proposals[index]?.basis).length
  if (proposals.every(({ basis }) => basis === null)) return null
  const counts = [
    ...(sure > 0 ? [words.sure(sure)] : []),
    ...(open.length > sure ? [words.toCheck(open.length - sure)] : []),
    ...(without > 0 ? [words.without(without)] : []),
  ]
  return (
    <div className="mc-proposal-counts fr-mt-2w">
      <p className="fr-text--bold fr-mb-1v">{words.title}</p>
      {counts.length > 0 && <p className="fr-mb-1v">{counts.join(' · ')}</p>}
      {sure > 0 && (
        <>
          <p className="fr-text--sm fr-mb-1w">{words.hint}</p>
          <Button
            type="button"
            onClick={() => {
              setAccepted(sure)
              onAcceptSure()
            }}
          >
            {words.acceptSure(sure)}
          </Button>
        </>
      )}
      <p ref={status} tabIndex={-1} role="status" className="fr-mb-0">
        {accepted > 0 && sure === 0 && words.accepted(accepted)}
      </p>
    </div>
  )
}
