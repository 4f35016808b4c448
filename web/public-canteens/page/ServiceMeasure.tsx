import type { BadgeId } from '@ma-cantine/lib/measures/catalogue'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { badgeWords } from '@ma-cantine/lib/public-canteens/badge-labels'
import { serviceBadgeOf, shownBadgeOf } from '@ma-cantine/lib/public-canteens/public-badges'
import { useLocale } from '../../app/locale.ts'
import { ActionCards } from '../../waste-actions/list/ActionCards.tsx'
import { useWords } from '../../words/site-words.ts'
import type { CanteenProps } from './CanteenPage.tsx'
import { useDoneSentences } from './done-sentences.ts'
import { KitchenNote } from './KitchenNote.tsx'
import { usePageWords } from './words/page-words.ts'
import '../../waste-actions/waste-actions.css'

type ServiceBadge = Exclude<BadgeId, 'appro'>

interface ServiceMeasureProps extends CanteenProps {
  readonly badge: ServiceBadge
}

/** What a canteen does of a measure besides purchases: its state in words, then what it answered, year by year. */
export function ServiceMeasure({ canteen, badge }: ServiceMeasureProps) {
  const words = usePageWords().measures
  const { texts, states, unknown } = badgeWords[useLocale()]
  const state = shownBadgeOf(badge, canteen)
  const sentences = useDoneSentences(badge)
  const [latest, ...others] = canteen.serviceDiagnostics
  const done = latest ? sentences(latest) : []
  const past = others.flatMap(diagnostic => {
    const state = serviceBadgeOf(badge, canteen, diagnostic)
    return state === null ? [] : [{ year: diagnostic.year, state }]
  })
  return (
    <>
      {latest && <KitchenNote canteen={canteen} diagnostic={latest} />}
      <p>
        <strong>{state === null ? unknown : texts[badge][state ? 'earned' : 'missed']}</strong>
      </p>
      {latest && done.length > 0 && (
        <>
          <h4 className="fr-h6 fr-mb-1w">{`${words.does} (${words.ofYear(latest.year)})`}</h4>
          <ul className="mc-done">
            {done.map(sentence => (
              <li key={sentence} className="fr-icon-check-line fr-icon--sm">
                {` ${sentence}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {badge === 'info' && latest && <InformationLink address={latest.communicationSupportUrl} />}
      {badge === 'waste' && canteen.resourceActions.length > 0 && (
        <>
          <h4 className="fr-h6 fr-mt-4w fr-mb-2w">{words.actions}</h4>
          <ActionCards actions={canteen.resourceActions.map(({ resource }) => resource)} titleAs="h5" />
        </>
      )}
      {past.length > 0 && (
        <>
          <h4 className="fr-h6 fr-mt-4w fr-mb-1w">{words.otherYears}</h4>
          <ul>
            {past.map(({ year, state }) => (
              <li key={year}>{words.yearState(year, state ? states.earned : states.missed)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** The page that the canteen names; an address that is not one of the web is left out. */
function InformationLink({ address }: { readonly address: string | null }) {
  const words = usePageWords().measures
  const { newTab } = useWords()
  if (!address || !/^https?:\/\//i.test(address)) return null
  return (
    <p className="fr-mt-2w">
      <a
        className="fr-link"
        href={address}
        target="_blank"
        rel="noopener external nofollow ugc"
        title={joinParts(words.page, newTab)}
      >
        {words.page}
      </a>
    </p>
  )
}
