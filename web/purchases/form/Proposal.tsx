import { Button } from '@codegouvfr/react-dsfr/Button'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'
import type { PurchaseFormValues } from '@ma-cantine/lib/purchases/purchase-form'
import {
  characteristicLabels,
  familyLabels,
  type StoredCharacteristic,
} from '@ma-cantine/lib/purchases/purchase-labels'
import { listPurchases } from '@ma-cantine/lib/purchases/purchases-api'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import type { SiteForm } from '../../ui/site-form.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { usePaused } from './use-suggestions.ts'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** The family and the characteristics that a past purchase of the same product has. */
export type PastChoice = Pick<Purchase, 'family' | 'characteristics' | 'localDefinition'>

/** Purchases among which the same product is looked for: a search also finds longer names. */
const examined = 20

const isSameText = (one: string | null, other: string): boolean =>
  searchKey(one ?? '').trim() === searchKey(other).trim()

const pastChoice = (description: string, provider: string) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'past choice', description, provider],
    queryFn: async ({ signal }): Promise<PastChoice | null> => {
      const query = { search: `${description} ${provider}`.trim(), ordering: '-date', limit: examined }
      const { results } = await client.call(listPurchases, { query, signal })
      const same = results.find(
        purchase =>
          purchase.family !== null &&
          isSameText(purchase.description, description) &&
          (provider === '' || isSameText(purchase.provider, provider)),
      )
      return same ?? null
    },
    enabled: description !== '',
    retry: false,
  })

interface ProposalProps {
  readonly form: SiteForm<PurchaseFormValues>
  readonly onTake: (choice: PastChoice) => void
}

/**
 * Offers the family and the characteristics that were chosen before for the same product, and supplier where one is
 * given; nothing is filled in before the person says so.
 */
export function Proposal({ form, onTake }: ProposalProps) {
  const { proposal: words } = usePurchaseFormWords()
  const locale = useLocale()
  const [isTaken, setTaken] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const description = usePaused(form.watch('description').trim())
  const provider = usePaused(form.watch('provider').trim())
  const isAnswered = form.watch('family') !== '' || form.watch('characteristics').length > 0
  const { data } = useQuery({ ...pastChoice(description, provider), enabled: description !== '' && !isAnswered })
  const choice = isAnswered || description === '' ? null : (data ?? null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isTaken) status.current?.focus()
  }, [isTaken])

  const names = choice && [
    ...(choice.family ? [familyLabels[locale][choice.family]] : []),
    ...(choice.characteristics ?? []).map((code: StoredCharacteristic) => characteristicLabels[locale][code]),
  ]
  return (
    <div className="mc-proposal">
      <div aria-live="polite">
        {names && (
          <div className="fr-alert fr-alert--info fr-alert--sm">
            <p>
              <strong>{words.title}</strong> {words.text(names.join(', '))}
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
