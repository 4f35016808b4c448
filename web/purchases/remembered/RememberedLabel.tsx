import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { choiceLabels } from '@ma-cantine/lib/purchases/choice-labels'
import { forgetLabels, type RememberedLabels, recallLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { queries } from '../../app/queries.ts'
import { useAction } from '../../ui/use-action.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import { useRememberedWords } from './words/remembered-words.ts'

/** What is remembered of a product of a supplier, with the act that forgets it, or the one that takes this back. */
export function RememberedLabel({ remembered }: { readonly remembered: RememberedLabels }) {
  const words = useRememberedWords()
  const locale = useLocale()
  const { description, provider, count, lastDate, contradictions, isForgotten } = remembered
  const { state, run } = useAction(async () => {
    await client.call(isForgotten ? recallLabels : forgetLabels, { body: { description, provider } })
    await queries.invalidateQueries({ queryKey: purchasesQueryKey })
  })
  const isProposed = count > 0 && lastDate !== null
  return (
    <li className="mc-remembered__product">
      <h3 className="fr-h6 fr-mb-1v">
        {description}{' '}
        <span className="mc-remembered__provider">{provider ? words.from(provider) : words.noProvider}</span>
      </h3>
      <div role="status">
        {isForgotten && (
          <p className="fr-mb-1v">
            <Badge as="span" small severity="warning" className="fr-mr-1w">
              {words.forgotten}
            </Badge>
            {!isProposed && words.forgottenText}
          </p>
        )}
      </div>
      {isProposed && (
        <>
          <p className="fr-mb-1v">{choiceLabels(remembered, locale)}</p>
          <p className="fr-text--sm fr-mb-0">{words.origin(count, formatDay(lastDate, locale))}</p>
        </>
      )}
      {!isProposed && !isForgotten && <p className="fr-mb-0">{words.gone}</p>}
      {contradictions.length > 0 && (
        <>
          <p className="fr-text--sm fr-mt-1v fr-mb-0">{words.others}</p>
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
      {state.kind === 'failed' && <Alert className="fr-mt-1w" small severity="error" description={state.message} />}
      <Button type="button" priority="secondary" size="small" className="fr-mt-1w" onClick={() => run()}>
        {isForgotten ? words.recall : words.forget}
        <span className="fr-sr-only"> {words.of(description)}</span>
      </Button>
    </li>
  )
}
