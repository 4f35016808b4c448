import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { keyMeasures } from '@ma-cantine/lib/measures/catalogue'
import { shownBadgeOf } from '@ma-cantine/lib/public-canteens/public-badges'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { MeasureIcon } from '../../measures/MeasureIcon.tsx'
import { useWords } from '../../words/site-words.ts'
import type { CanteenProps } from './CanteenPage.tsx'
import { QualityMeasure } from './QualityMeasure.tsx'
import { ServiceMeasure } from './ServiceMeasure.tsx'
import { StateBadge } from './StateBadge.tsx'
import { usePageWords } from './words/page-words.ts'

/** The texts of the managers, by measure. */
const comments = {
  appro: 'qualityComments',
  waste: 'wasteComments',
  diversification: 'diversificationComments',
  plastic: 'plasticsComments',
  info: 'informationComments',
} as const

/** What the canteen does of the five measures; the quality of products, first and open. */
export function Measures({ canteen }: CanteenProps) {
  const words = usePageWords().measures
  const { keyMeasures: names } = useWords()
  return (
    <section className="mc-measures fr-mt-6w" aria-labelledby="transition">
      <h2 id="transition">{words.title}</h2>
      <p>{words.intro}</p>
      {keyMeasures.map(({ id, badgeId }) => {
        const comment = canteen[comments[badgeId]]
        return (
          <Accordion
            key={id}
            defaultExpanded={badgeId === 'appro'}
            label={
              <span className="mc-measure-label">
                <MeasureIcon id={id} />
                <span>{names[id]}</span>
                <StateBadge state={shownBadgeOf(badgeId, canteen)} />
              </span>
            }
          >
            {badgeId === 'appro' ? (
              <QualityMeasure canteen={canteen} />
            ) : (
              <ServiceMeasure canteen={canteen} badge={badgeId} />
            )}
            {comment && (
              <>
                <h4 className="fr-h6 fr-mt-4w fr-mb-1w">{words.comment}</h4>
                <p className="mc-public-text">{comment}</p>
              </>
            )}
            <p className="fr-mt-4w fr-mb-0">
              <SiteLink className="fr-link" href={addressOf('KeyMeasurePage', { id })}>
                {words.more(names[id])}
              </SiteLink>
            </p>
          </Accordion>
        )
      })}
    </section>
  )
}
