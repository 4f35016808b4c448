import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Figure } from './Figure.tsx'
import { useStatisticsWords } from './words/statistics-words.ts'

interface GoalsProps {
  readonly statistics: TerritoryStatistics
}

/** What was declared for the year, and how far it is from the goals of the law. */
export function Goals({ statistics }: GoalsProps) {
  const { goals: words, registered } = useStatisticsWords()
  const locale = useLocale()
  const { year, canteenCount, teledeclarationsCount, approPercent, bioPercent, sustainablePercent } = statistics
  const definition = (
    <SiteLink className="fr-link fr-text--sm" href={addressOf('KeyMeasurePage', { id: 'qualite-des-produits' })}>
      {words.measure}
    </SiteLink>
  )
  return (
    <>
      <div className="mc-statistics">
        <Figure value={formatNumber(canteenCount, locale)} label={registered.count(canteenCount)}>
          {registered.today}
        </Figure>
        <Figure value={formatNumber(teledeclarationsCount, locale)} label={words.declared(teledeclarationsCount)} />
        {approPercent !== null && (
          <Figure value={formatPercent(approPercent, locale)} label={words.reached}>
            {words.among(teledeclarationsCount)}
            <br />
            {definition}
          </Figure>
        )}
        {bioPercent !== null && (
          <Figure value={formatPercent(bioPercent, locale)} label={words.organic}>
            {words.among(teledeclarationsCount)}
          </Figure>
        )}
        {sustainablePercent !== null && (
          <Figure value={formatPercent(sustainablePercent, locale)} label={words.sustainable}>
            {words.among(teledeclarationsCount)}
          </Figure>
        )}
      </div>
      <Untold {...statistics} year={year} />
    </>
  )
}

function Untold({ withheld, year }: Pick<TerritoryStatistics, 'withheld' | 'year'>) {
  const { goals: words } = useStatisticsWords()
  if (withheld === 'none') return <p className="fr-mt-3w fr-mb-0">{words.none(year)}</p>
  if (withheld === 'reserved')
    return (
      <CallOut className="fr-mt-3w fr-mb-0" title={words.reserved.title(year)} titleAs="h3">
        {words.reserved.text}
      </CallOut>
    )
  if (withheld === 'secret')
    return (
      <Alert className="fr-mt-3w" severity="info" as="h3" title={words.secret.title} description={words.secret.text} />
    )
  return null
}
