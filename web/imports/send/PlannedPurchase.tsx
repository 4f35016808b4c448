import type { PlannedChange } from '@ma-cantine/lib/imports/import-plan'
import { shownFields, type ValueContext, valueText } from './value-text.ts'
import { useSendWords } from './words/send-words.ts'

/** Told by themselves: what it is, and for how much. */
const headline: ReadonlySet<string> = new Set(['description', 'priceHt'])

/** One purchase that would be created, in two lines: a file has many. */
export function PlannedPurchase({ change, context }: { change: PlannedChange; context: ValueContext }) {
  const words = useSendWords().changes
  const fields = shownFields(change)
  const price = fields.find(({ field }) => field === 'priceHt')
  const others = fields.filter(({ field }) => !headline.has(field))
  return (
    <article className="mc-send__purchase">
      <h5 className="fr-text--md fr-text--bold fr-mb-0" tabIndex={-1}>
        {change.name ?? context.words.none}
      </h5>
      {price && <p className="fr-mb-0 mc-send__amount">{valueText('priceHt', price.after, context)}</p>}
      <p className="fr-text--sm fr-mb-0 mc-send__mention">
        {[words.row(change.row), ...others.map(({ field, after }) => valueText(field, after, context))].join(' · ')}
      </p>
    </article>
  )
}
