import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { sectorName, writtenSector } from '@ma-cantine/lib/canteens/sectors'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePageTitle } from '../app/page-title.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { Beside } from './Beside.tsx'
import { Choropleth } from './Choropleth.tsx'
import { FilterTags } from './FilterTags.tsx'
import { Goals } from './Goals.tsx'
import { RegisteredCanteens } from './RegisteredCanteens.tsx'
import { StatisticsFilters } from './StatisticsFilters.tsx'
import { firstYear, latestYear, type StatisticsAddress, statisticsFormat } from './statistics-address.ts'
import { statisticsOf } from './statistics-queries.ts'
import { useTerritoryName } from './territory-names.ts'
import { useStatisticsAddress } from './use-statistics-address.ts'
import { statisticsWords, useStatisticsWords } from './words/statistics-words.ts'
import { Years } from './Years.tsx'
import '../ui/list/filters.css'
import './statistics.css'

export const preparePage: PreparePage = async ({ search, locale, read }) => {
  const address = statisticsFormat.read(search)
  await read(statisticsOf(address, address))
  const { intro: description } = await statisticsWords(locale)
  const isWhole = statisticsFormat.write(address) === ''
  return isWhole
    ? { description, canonical: addressOf('PublicCanteenStatisticsPage') }
    : { description, isUnlisted: true }
}

/** The figures of a territory: who is registered, who has declared, what canteens buy. */
export default function StatisticsScreen() {
  const words = useStatisticsWords()
  const titleOf = useTitles()
  const { address, change } = useStatisticsAddress()
  const query = statisticsOf(address, address)
  const { data, isPlaceholderData } = useQuery(query)
  const name = useTerritoryName(address)
  const title = titleOf('PublicCanteenStatisticsPage')
  const isCountry = name === words.places.country
  usePageTitle(isCountry ? title : `${name} - ${title}`)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = address.region.length + address.department.length + address.epci.length + address.sectors.length

  function remove(filters: Partial<StatisticsAddress>): void {
    change(filters)
    // The button that was pressed disappears.
    toggle.current?.focus()
  }

  return (
    <>
      <h1 className="fr-mb-1w">{title}</h1>
      <p className="fr-text--lead fr-mb-3w">{words.intro}</p>
      <section aria-label={words.filters.title}>
        <Button
          type="button"
          ref={toggle}
          priority="secondary"
          iconId="fr-icon-filter-line"
          nativeButtonProps={{ 'aria-expanded': isOpen, 'aria-controls': 'filtres' }}
          onClick={() => setOpen(!isOpen)}
        >
          {words.filters.toggle(count)}
        </Button>
        <div id="filtres" className="mc-filters" hidden={!isOpen}>
          {isOpen && <StatisticsFilters address={address} statistics={data} onChange={change} />}
        </div>
        <FilterTags address={address} onRemove={remove} />
      </section>
      <div aria-busy={isPlaceholderData}>
        <QueryView query={query}>
          {statistics => <Figures address={address} statistics={statistics} name={name} onChange={change} />}
        </QueryView>
      </div>
    </>
  )
}

interface FiguresProps {
  readonly address: StatisticsAddress
  readonly statistics: TerritoryStatistics
  /** Of the territory. */
  readonly name: string
  readonly onChange: (change: Partial<StatisticsAddress>) => void
}

function Figures({ address, statistics, name, onChange }: FiguresProps) {
  const words = useStatisticsWords()
  const years = Array.from({ length: latestYear() - firstYear + 1 }, (_, index) => latestYear() - index)
  const where = (
    <ul className="mc-where fr-raw-list">
      <li>
        <span className="fr-icon-map-pin-2-line fr-icon--sm" aria-hidden="true" /> {name}
      </li>
      {address.sectors.length > 0 && (
        <li>
          <span className="fr-icon-building-line fr-icon--sm" aria-hidden="true" />{' '}
          {address.sectors.map(id => writtenSector(sectorName(id))).join(', ')}
        </li>
      )}
    </ul>
  )
  return (
    <>
      <section className="fr-mt-4w" aria-labelledby="inscrites">
        <h2 id="inscrites" className="fr-h4 fr-mb-1w">
          {words.registered.title}
        </h2>
        {where}
        <RegisteredCanteens statistics={statistics} />
      </section>
      <section className="fr-mt-6w" aria-labelledby="objectifs">
        <h2 id="objectifs" className="fr-h4 fr-mb-1w">
          {words.goals.title}
        </h2>
        {where}
        <Select
          className="mc-statistics-year"
          label={words.year.label}
          nativeSelectProps={{
            id: 'annee',
            value: address.year,
            onChange: ({ target }) => onChange({ year: Number(target.value) }),
          }}
        >
          {years.map(year => (
            <option key={year} value={year}>
              {words.year.option(year)}
            </option>
          ))}
        </Select>
        <Goals statistics={statistics} />
      </section>
      <section className="fr-mt-6w" aria-labelledby="qui-manque">
        <h2 id="qui-manque" className="fr-h4 fr-mb-1w">
          {words.missing.title}
        </h2>
        <p className="fr-mb-1w">
          {words.missing.text(statistics.canteenCount, statistics.teledeclarationsCount, statistics.year)}
        </p>
        {statistics.expected && (
          <p className="fr-mb-1w">
            {words.missing.expected(statistics.expected, statistics.canteenCount)}{' '}
            <span lang="fr">{words.missing.sources(statistics.expected.sources)}</span>
          </p>
        )}
        <p className="fr-text--sm fr-mb-0">{words.missing.why}</p>
      </section>
      <section className="fr-mt-6w" aria-labelledby="annees">
        <h2 id="annees" className="fr-h4 fr-mb-1w">
          {words.years.title}
        </h2>
        <Years years={statistics.years} />
      </section>
      <section className="fr-mt-6w" aria-labelledby="carte-de-france">
        <h2 id="carte-de-france" className="fr-h4 fr-mb-2w">
          {words.map.title}
        </h2>
        <Choropleth address={address} statistics={statistics} onChange={onChange} />
      </section>
      <section className="fr-mt-6w fr-mb-4w" aria-labelledby="comparer">
        <h2 id="comparer" className="fr-h4 fr-mb-2w">
          {words.beside.title}
        </h2>
        <Beside address={address} statistics={statistics} onChange={onChange} />
      </section>
      <p className="fr-mb-6w">
        <SiteLink className="fr-link" href={addressOf('OpenDataPage')}>
          {words.openData}
        </SiteLink>
      </p>
    </>
  )
}
