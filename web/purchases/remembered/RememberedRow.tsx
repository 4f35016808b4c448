import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import { decisionAuthor } from '@ma-cantine/lib/purchases/decision-author'
import {
  followPurchases,
  forgetLabels,
  type RememberedLabels,
  recallLabels,
} from '@ma-cantine/lib/purchases/remembered-labels-api'
import { lazy, Suspense, useRef, useState } from 'react'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { useAction } from '../../ui/use-action.ts'
import { onCurrentList } from './on-current-list.ts'
import { useRememberedWords } from './words/remembered-words.ts'

const CorrectionDialog = lazy(() => import('./CorrectionDialog.tsx'))

interface RememberedRowProps {
  readonly remembered: RememberedLabels
  /** The canteen whose memory is shown, where it is kept apart. */
  readonly memory: { readonly canteen?: number }
}

/** What is remembered of a product of a supplier, with the acts that correct it, forget it and take these back. */
export function RememberedRow({ remembered, memory }: RememberedRowProps) {
  const words = useRememberedWords()
  const locale = useLocale()
  const [isCorrecting, setCorrecting] = useState(false)
  const correctButton = useRef<HTMLSpanElement>(null)
  const { description, provider, decision, isForgotten, version, purchaseCount, lastPurchaseDate } = remembered
  const body = { ...memory, description, provider }
  const forgetting = useAction(() =>
    onCurrentList(() => client.call(isForgotten ? recallLabels : forgetLabels, { body })),
  )
  const following = useAction(async () => {
    await onCurrentList(() => client.call(followPurchases, { body, version }))
    // The button that was pressed is gone.
    correctButton.current?.closest('button')?.focus()
  })
  const acts = [forgetting, following]
  return (
    <tr>
      <th scope="row">{description}</th>
      <td data-label={words.columns.provider}>{provider ?? words.noProvider}</td>
      <td data-label={words.columns.proposed}>
        <Proposed remembered={remembered} />
      </td>
      <td data-label={words.columns.purchases}>{words.count(purchaseCount)}</td>
      <td data-label={words.columns.lastPurchase} className="mc-remembered__day">
        {lastPurchaseDate === null ? '—' : formatDay(lastPurchaseDate, locale)}
      </td>
      <td>
        {acts.map(
          ({ state }, index) =>
            state.kind === 'failed' && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two acts, always in this order
              <Alert key={index} className="fr-mb-1w" small severity="error" description={state.message} />
            ),
        )}
        <ul className="fr-btns-group fr-btns-group--sm fr-btns-group--inline mc-remembered__acts">
          <li>
            <Button type="button" priority="secondary" onClick={() => setCorrecting(true)}>
              <span ref={correctButton}>{words.correct}</span>
              <span className="fr-sr-only"> {words.of(description)}</span>
            </Button>
          </li>
          {decision && (
            <li>
              <Button type="button" priority="tertiary" onClick={() => following.run()}>
                {words.follow}
                <span className="fr-sr-only"> {words.of(description)}</span>
              </Button>
            </li>
          )}
          <li>
            <Button type="button" priority="tertiary" onClick={() => forgetting.run()}>
              {isForgotten ? words.recall : words.forget}
              <span className="fr-sr-only"> {words.of(description)}</span>
            </Button>
          </li>
        </ul>
        {isCorrecting && (
          <Suspense>
            <CorrectionDialog remembered={remembered} memory={memory} onClose={() => setCorrecting(false)} />
          </Suspense>
        )}
      </td>
    </tr>
  )
}

/** What is proposed, where that comes from, and what else was chosen. */
function Proposed({ remembered }: { readonly remembered: RememberedLabels }) {
  const words = useRememberedWords()
  const locale = useLocale()
  const { count, lastDate, decision, contradictions, isForgotten } = remembered
  const isProposed = decision !== null || count > 0
  return (
    <>
      <div role="status">
        {isForgotten && (
          <p className="fr-mb-1v">
            <Badge as="span" small severity="warning" className="fr-mr-1w">
              {words.forgotten}
            </Badge>
            {!isProposed && words.forgottenText}
          </p>
        )}
        {decision && (
          <p className="fr-mb-1v">
            <Badge as="span" small severity="info" className="fr-mr-1w">
              {words.decided}
            </Badge>
            {words.decidedBy(formatDay(decision.date.slice(0, 10), locale), decisionAuthor(decision))}
          </p>
        )}
      </div>
      {isProposed && <p className="fr-mb-1v">{choiceLabels(remembered, locale)}</p>}
      {count > 0 && lastDate !== null && (
        <p className="fr-text--sm fr-mb-0">{words.origin(count, formatDay(lastDate, locale))}</p>
      )}
      {!isProposed && !isForgotten && <p className="fr-mb-0">{words.gone}</p>}
      {contradictions.length > 0 && (
        <>
          <p className="fr-text--sm fr-mt-1v fr-mb-0">{decision ? words.since : words.others}</p>
          <ul className="fr-text--sm fr-mt-0 fr-mb-0">
            {contradictions.map(other => (
              <li key={JSON.stringify(other)}>
                {words.other(
                  choiceLabels(other, locale),
                  other.count,
                  other.lastDate === null ? '' : formatDay(other.lastDate, locale),
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
