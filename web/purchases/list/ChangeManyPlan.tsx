import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { characteristicLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { useState } from 'react'
import { createIdempotencyKey } from '../../app/idempotency-key.ts'
import { useLocale } from '../../app/locale.ts'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { useAction } from '../../ui/use-action.ts'
import type { PlannedMany } from './ChangeManyForm.tsx'
import { useChangePurchases } from './use-change-purchases.ts'
import { usePurchaseListWords } from './words/purchase-list-words.ts'

interface ChangeManyPlanProps {
  readonly planned: PlannedMany
  readonly ids: readonly number[]
  readonly onBack: () => void
  readonly onDone: () => void
}

/** What the change does, in sentences, for the person to confirm. */
export function ChangeManyPlan({ planned, ids, onBack, onDone }: ChangeManyPlanProps) {
  const { changeMany: words } = usePurchaseListWords()
  const labels = characteristicLabels[useLocale()]
  const [key] = useState(createIdempotencyKey)
  const changePurchases = useChangePurchases()
  const { state, run } = useAction(async () => {
    await changePurchases(ids, planned, key)
    onDone()
  })
  const { subject, text, plan } = planned
  const isBusy = state.kind === 'busy'
  return (
    <>
      <FocusedHeading as="h3" className="fr-h6">
        {words.plan.title}
      </FocusedHeading>
      <p>{plan.count === 0 ? words.plan.nothing : words.plan[subject](plan.count, text)}</p>
      {plan.count > 0 && plan.unchanged > 0 && <p>{words.plan.unchanged(plan.unchanged)}</p>}
      {plan.impossible.map(({ code, count }) => (
        <p key={code}>{words.plan.impossible(labels[code], count)}</p>
      ))}
      <div role="alert">
        {state.kind === 'failed' && <Alert severity="error" small className="fr-mb-2w" description={state.message} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {plan.count > 0 && (
          <li>
            <Button type="button" nativeButtonProps={{ 'aria-disabled': isBusy }} onClick={run}>
              {isBusy ? words.saving : words.save(plan.count)}
            </Button>
          </li>
        )}
        <li>
          <Button type="button" priority="secondary" onClick={onBack}>
            {words.back}
          </Button>
        </li>
      </ul>
    </>
  )
}
