import { type PartnerNeed, partnerNeedLabels, partnerNeeds } from '@ma-cantine/lib/partners/partner-needs'
import { useId } from 'react'
import { useLocale } from '../../app/locale.ts'
import { usePartnerWords } from '../words/partner-words.ts'
import { needIcons } from './need-icons.ts'

interface NeedTilesProps {
  readonly chosen: readonly PartnerNeed[]
  readonly onChange: (needs: PartnerNeed[]) => void
}

/** The nine needs as tiles that a press turns on and off; narrow windows have a list in their place. */
export function NeedTiles({ chosen, onChange }: NeedTilesProps) {
  const words = usePartnerWords()
  const locale = useLocale()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings the spacing of a form
    <div className="mc-needs" role="group" aria-labelledby={id}>
      <h2 className="fr-h5 fr-mb-2w" id={id}>
        {words.needs}
      </h2>
      <ul>
        {partnerNeeds.map(need => {
          const isChosen = chosen.includes(need)
          return (
            <li key={need}>
              <button
                type="button"
                className={`mc-need ${needIcons[need]}`}
                aria-pressed={isChosen}
                onClick={() =>
                  onChange(partnerNeeds.filter(each => (each === need ? !isChosen : chosen.includes(each))))
                }
              >
                {partnerNeedLabels[locale][need]}
                {isChosen && <span className="fr-icon-checkbox-circle-fill mc-need__mark" aria-hidden="true" />}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
