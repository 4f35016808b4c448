import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import { decisionAuthor } from '@ma-cantine/lib/purchases/decision-author'
import type { PurchaseProposal } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { LineChoice } from './line-choice.ts'
import { useInvoiceWords } from './words/invoice-words.ts'

interface LineProposalProps {
  /** The product, as the invoice names it. */
  readonly name: string
  readonly proposal: PurchaseProposal
  readonly isSure: boolean
  readonly answer: LineChoice['answer']
  readonly onAccept: () => void
}

/** What was chosen before for the product of a line, where that comes from, and what else was chosen. */
export function LineProposal({ name, proposal, isSure, answer, onAccept }: LineProposalProps) {
  const { proposals: words } = useInvoiceWords()
  const locale = useLocale()
  const labels = useRef<HTMLParagraphElement>(null)
  const [isPressed, setPressed] = useState(false)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isPressed && answer === 'accepted') labels.current?.focus()
  }, [isPressed, answer])
  const { source, decision, certainty, contradictions } = proposal
  const namedAs = (decision ?? source)?.description
  const isTold = namedAs && searchKey(namedAs) !== searchKey(name)
  const state = answer === 'accepted' ? 'accepted' : isSure ? 'sure' : 'to-check'
  return (
    <div className="mc-line-proposal" data-state={answer === 'own' ? 'own' : state}>
      <p ref={labels} tabIndex={-1} className="fr-mb-1v">
        {answer !== 'own' && (
          <Badge as="span" small severity={severities[state]} className="fr-mr-1w">
            {words.states[state]}
          </Badge>
        )}
        {choiceLabels(proposal, locale)}
      </p>
      <p className="fr-text--sm fr-mb-0">
        <Origin proposal={proposal} /> {isTold && words.named(namedAs)}
      </p>
      {certainty === 'sure' && !isSure && <p className="fr-text--sm fr-mb-0">{words.invoiceSays}</p>}
      {contradictions.length > 0 && (
        <>
          <p className="fr-text--sm fr-mt-1v fr-mb-0">{decision ? words.since : words.contradictions}</p>
          <ul className="fr-text--sm fr-mt-0 fr-mb-0">
            {contradictions.map(other => (
              <li key={JSON.stringify(other)}>
                {words.contradiction(
                  choiceLabels(other, locale),
                  other.lastDate === null ? '' : formatDay(other.lastDate, locale),
                  other.count,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {answer !== 'accepted' && (
        <Button
          type="button"
          priority="secondary"
          size="small"
          className="fr-mt-1w"
          onClick={() => {
            onAccept()
            setPressed(true)
          }}
        >
          {words.accept}
          <span className="fr-sr-only"> {words.acceptFor(name)}</span>
        </Button>
      )}
    </div>
  )
}

const severities = { sure: 'info', 'to-check': 'warning', accepted: 'success' } as const

function Origin({ proposal: { basis, source, decision } }: Pick<LineProposalProps, 'proposal'>) {
  const { proposals: words } = useInvoiceWords()
  const locale = useLocale()
  if (basis === null) return null
  if (decision) {
    const decided = words.decided(formatDay(decision.date.slice(0, 10), locale), decisionAuthor(decision))
    return words.decidedFor[basis](decided, decision.provider ?? words.unknownProvider)
  }
  if (source === null) return null
  const day = formatDay(source.lastDate, locale)
  return words.origins[basis](day, source.count, source.provider ?? words.unknownProvider)
}
