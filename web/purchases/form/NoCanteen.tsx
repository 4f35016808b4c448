import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { usePurchaseFormWords } from './words/purchase-form-words.ts'

/** Leads who has no canteen to add one, without which there is nothing to save. */
export function NoCanteen() {
  const { noCanteen: words } = usePurchaseFormWords()
  return (
    <div className="fr-callout">
      <h2 className="fr-callout__title fr-h5">{words.title}</h2>
      <p className="fr-callout__text fr-mb-2w">{words.text}</p>
      <SiteLink className="fr-btn" href={addressOf('CanteenCreation')}>
        {words.add}
      </SiteLink>
    </div>
  )
}
