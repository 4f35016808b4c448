import { type ChangeCardProps, placeOf } from './ChangeCard.tsx'
import { formatValue, getVisibleFields } from './format-value.ts'
import { useSendWords } from './words/send-words.ts'

/** Fields shown in the first line of the card. */
const firstLineFields: ReadonlySet<string> = new Set(['description', 'priceHt'])

/** One purchase that an import creates, in few lines because a file has many. */
export function PurchaseCard({ change, texts, titleAs: Title = 'h5' }: ChangeCardProps) {
  const words = useSendWords().changes
  const fields = getVisibleFields(change)
  const price = fields.find(({ field }) => field === 'priceHt')
  const others = fields.filter(({ field }) => !firstLineFields.has(field))
  return (
    <article className="mc-send__purchase">
      <Title className="fr-text--md fr-text--bold fr-mb-0" tabIndex={-1}>
        {change.name ?? texts.words.none}
      </Title>
      {price && <p className="fr-mb-0 mc-send__amount">{formatValue('priceHt', price.after, texts)}</p>}
      <p className="fr-text--sm fr-mb-0 mc-send__mention">
        {[...(change.canteen ? [change.canteen.name] : []), ...placeOf(change, words)].join(' · ')}
      </p>
      <p className="fr-text--sm fr-mb-0 mc-send__mention">
        {others
          .map(({ field, after }) => words.labelled(texts.labelOf(field), formatValue(field, after, texts)))
          .join(' · ')}
      </p>
    </article>
  )
}
