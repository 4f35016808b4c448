import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { decisionAuthor } from '@ma-cantine/lib/purchases/decision-author'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form-values'
import { characteristicLabels, familyLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { type PurchaseProposal, proposePurchases } from '@ma-cantine/lib/purchases/purchase-proposals-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { usePaused } from './use-suggestions.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

const proposalFor = (description: string, provider: string, canteen: string) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'proposal', description, provider, canteen],
    queryFn: async ({ signal }): Promise<PurchaseProposal | null> => {
      const body = { purchases: [{ description, provider }], ...(canteen === '' ? {} : { canteen: Number(canteen) }) }
      const [proposal] = (await client.call(proposePurchases, { body, signal })).results
      return proposal?.basis ? proposal : null
    },
    retry: false,
  })

interface ProposalProps {
  readonly form: SiteForm<PurchaseFormValues>
  readonly onTake: (proposal: PurchaseProposal) => void
}

/**
 * Offers the family and the characteristics that were chosen before for the same product, of the same supplier if there
 * is one; nothing is filled in before the person says so.
 */
export function Proposal({ form, onTake }: ProposalProps) {
  const { proposal: words } = usePurchaseFormWords()
  const locale = useLocale()
  const [isTaken, setTaken] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const description = usePaused(form.watch('description').trim())
  const provider = usePaused(form.watch('provider').trim())
  const canteen = form.watch('canteen')
  const isAnswered = form.watch('family') !== '' || form.watch('characteristics').length > 0
  const { data } = useQuery({
    ...proposalFor(description, provider, canteen),
    enabled: description !== '' && !isAnswered,
  })
  const choice = isAnswered || description === '' ? null : (data ?? null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isTaken) status.current?.focus()
  }, [isTaken])

  const names = choice && [
    ...(choice.family ? [familyLabels[locale][choice.family]] : []),
    ...choice.characteristics.map(code => characteristicLabels[locale][code]),
  ]
  return (
    <div className="mc-proposal">
      <div aria-live="polite">
        {names && (
          <div className="fr-alert fr-alert--info fr-alert--sm">
            <p>
              <strong>{choice.decision ? words.decidedTitle : words.title}</strong>{' '}
              {choice.decision
                ? words.decided(
                    names.join(', '),
                    formatDay(choice.decision.date.slice(0, 10), locale),
                    decisionAuthor(choice.decision),
                  )
                : words.text(names.join(', '))}
            </p>
          </div>
        )}
      </div>
      {choice && (
        <Button
          type="button"
          priority="secondary"
          size="small"
          className="fr-mt-1w"
          onClick={() => {
            onTake(choice)
            setTaken(true)
          }}
        >
          {words.take}
        </Button>
      )}
      <p ref={status} tabIndex={-1} role="status" className="fr-text--sm fr-mb-0">
        {isTaken && isAnswered && words.taken}
      </p>
    </div>
  )
}
