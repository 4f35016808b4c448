import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { purchaseListFormat } from '../list/list-address.ts'
import type { FiguresProps } from './SummaryScreen.tsx'
import { useSummaryWords } from './words/summary-words.ts'

/** The purchases that lack what the summary counts by; nothing when all are complete. */
export function Undeclared({ overview, year }: FiguresProps) {
  const { undeclared } = useSummaryWords()
  const { withoutFamily, withoutCharacteristics, summary, purchaseCount, canteens } = overview
  if (withoutFamily.count === 0 && withoutCharacteristics.count === 0) return null
  const shareOf = ({ count, valueTotalHt }: typeof withoutFamily) =>
    summary.valueTotalHt > 0 ? valueTotalHt / summary.valueTotalHt : count / purchaseCount
  const list = purchaseListFormat.write({
    after: `${year}-01-01`,
    before: `${year}-12-31`,
    canteens: canteens === 'all' ? [] : [canteens],
  })
  return (
    <section className="mc-undeclared" aria-labelledby="incomplets">
      <h3 id="incomplets" className="fr-h6">
        {undeclared.title}
      </h3>
      <ul>
        {withoutFamily.count > 0 && (
          <li>{undeclared.family(shareOf(withoutFamily), withoutFamily.count, withoutFamily.valueTotalHt)}</li>
        )}
        {withoutCharacteristics.count > 0 && (
          <li>
            {undeclared.characteristics(
              shareOf(withoutCharacteristics),
              withoutCharacteristics.count,
              withoutCharacteristics.valueTotalHt,
            )}
          </li>
        )}
      </ul>
      <SiteLink className="fr-link" href={`${addressOf('PurchasesHome')}${list}`}>
        {undeclared.complete}
      </SiteLink>
    </section>
  )
}
