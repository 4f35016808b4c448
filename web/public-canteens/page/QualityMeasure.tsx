import { Tag } from '@codegouvfr/react-dsfr/Tag'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import type { CanteenProps } from './CanteenPage.tsx'
import { provisionalShares } from './public-page-queries.ts'
import { QualityComparison } from './QualityComparison.tsx'
import { QualityFigures } from './QualityFigures.tsx'
import { qualityYears } from './quality-years.ts'
import { usePageWords } from './words/page-words.ts'

/** The name of the choice in the address: a year, or this word. */
const choiceName = 'annee'
const comparison = 'comparaison'

/** The shares of organic and quality products, one year at a time or all years side by side. */
export function QualityMeasure({ canteen }: CanteenProps) {
  const words = usePageWords().quality
  const legend = useId()
  const [search, setSearch] = useSearchParams()
  const thisYear = currentYear()
  // A failure only hides the year under way: the years that are over are the page.
  const { data: provisional = null } = useQuery(provisionalShares(canteen.id, thisYear))
  const goals = goalsOf(canteen)
  const years = qualityYears(canteen.id, canteen.approDiagnostics, { year: thisYear, shares: provisional })
  const asked = search.get(choiceName)
  // The newest year that is over says more than one that has just begun.
  const shown =
    years.find(({ year }) => String(year) === asked) ?? years.find(({ state }) => state !== 'provisional') ?? years[0]
  const isComparing = asked === comparison && years.length > 1
  const choose = (choice: string) =>
    setSearch(
      before => {
        before.set(choiceName, choice)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  const toggle = (choice: string, label: string, isPressed: boolean) => (
    <li key={choice}>
      <Tag pressed={isPressed} nativeButtonProps={{ type: 'button', onClick: () => choose(choice) }}>
        {label}
      </Tag>
    </li>
  )
  return (
    <>
      <p>
        {words.goals(goals.organic, goals.quality)}{' '}
        <SiteLink className="fr-link" href={`${addressOf('KeyMeasurePage', { id: 'qualite-des-produits' })}#seuils`}>
          {words.overseas}
        </SiteLink>
      </p>
      {shown === undefined ? (
        <p>
          <strong>{words.none}</strong>
        </p>
      ) : (
        <>
          {years.length > 1 && (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset brings the spacing of a form
            <div role="group" aria-labelledby={legend} className="fr-mb-3w">
              <p className="fr-label fr-mb-1w" id={legend}>
                {words.years}
              </p>
              <ul className="fr-tags-group fr-mb-0">
                {years.map(({ year, state }) =>
                  toggle(
                    String(year),
                    state === 'provisional' ? words.provisional(year) : String(year),
                    !isComparing && year === shown.year,
                  ),
                )}
                {toggle(comparison, words.compare, isComparing)}
              </ul>
            </div>
          )}
          {isComparing ? (
            <QualityComparison years={years} goals={goals} />
          ) : (
            <QualityFigures canteen={canteen} year={shown} goals={goals} />
          )}
        </>
      )}
    </>
  )
}
