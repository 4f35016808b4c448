import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { formatValue, getVisibleFields, type ValueContext } from './format-value.ts'
import { useSendWords } from './words/send-words.ts'

/** Fields shown in the first line of the card. */
const firstLineFields: ReadonlySet<string> = new Set(['description', 'priceHt'])

/** One purchase that would be created, in two lines because a file has many. */
export function PlannedPurchase({ change, context }: { change: PlannedChange; context: ValueContext }) {
  const words = useSendWords().changes
  const fields = getVisibleFields(change)
  const price = fields.find(({ field }) => field === 'priceHt')
  const others = fields.filter(({ field }) => !firstLineFields.has(field))
  return (
    <article className="mc-send__purchase">
      <h5 className="fr-text--md fr-text--bold fr-mb-0" tabIndex={-1}>
        {change.name ?? context.words.none}
      </h5>
      {price && <p className="fr-mb-0 mc-send__amount">{formatValue('priceHt', price.after, context)}</p>}
      <p className="fr-text--sm fr-mb-0 mc-send__mention">
        {[words.row(change.row), ...others.map(({ field, after }) => formatValue(field, after, context))].join(' · ')}
      </p>
    </article>
  )
}
