import { Select } from '@codegouvfr/react-dsfr/Select'
import { formatNumber } from '@ma-cantine/lib/messages/numbers'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import { useLocale } from '../app/locale.ts'
import { QueryView } from '../ui/QueryView.tsx'
import { ScrollTable } from '../ui/ScrollTable.tsx'
import { type StatisticsAddress, type Territory, territoryOf } from './statistics-address.ts'
import { statisticsOf } from './statistics-queries.ts'
import { useTerritoryName } from './territory-names.ts'
import { useFigureTitles, useWrittenFigure } from './told-figure.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface BesideProps {
  readonly address: StatisticsAddress
  readonly statistics: TerritoryStatistics
  readonly onChange: (change: Pick<StatisticsAddress, 'beside'>) => void
}

const byName = Object.entries(regions).sort(([, one], [, other]) => one.localeCompare(other, 'fr'))

/** The figures of the territory beside those of another. */
export function Beside({ address, statistics, onChange }: BesideProps) {
  const { beside: words, places, filters } = useStatisticsWords()
  const other = territoryOf(address.beside)
  return (
    <>
      <Select
        className="mc-beside-choice"
        label={words.label}
        nativeSelectProps={{
          id: 'avec',
          value: address.beside,
          onChange: ({ target }) => onChange({ beside: target.value }),
        }}
      >
        <option value="">{words.nothing}</option>
        <option value="france">{places.country}</option>
        <optgroup label={filters.regions}>
          {byName.map(([code, name]) => (
            <option key={code} value={`region-${code}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={filters.departments}>
          {departments.map(({ code, name }) => (
            <option key={code} value={`departement-${code}`}>
              {`${name} (${code})`}
            </option>
          ))}
        </optgroup>
      </Select>
      {other && (
        <QueryView query={statisticsOf(other, address)} compact>
          {others => <SideBySide territories={[address, other]} figures={[statistics, others]} />}
        </QueryView>
      )}
    </>
  )
}

interface SideBySideProps {
  readonly territories: readonly [Territory, Territory]
  readonly figures: readonly [TerritoryStatistics, TerritoryStatistics]
}

function SideBySide({ territories: [one, other], figures }: SideBySideProps) {
  const { beside: words, map } = useStatisticsWords()
  const names = [useTerritoryName(one), useTerritoryName(other)]
  const write = useWrittenFigure()
  const locale = useLocale()
  const rows = useFigureTitles()
  return (
    <ScrollTable caption={words.table} className="fr-mt-3w">
      <thead>
        <tr>
          <th scope="col">{words.figure}</th>
          {names.map((name, index) => (
            <th key={index === 0 ? 'one' : 'other'} scope="col" className="fr-cell--right">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{map.canteens}</th>
          {figures.map(({ canteenCount }, index) => (
            <td key={index === 0 ? 'one' : 'other'} className="fr-cell--right">
              {formatNumber(canteenCount, locale)}
            </td>
          ))}
        </tr>
        {rows.map(([indicator, title]) => (
          <tr key={indicator}>
            <th scope="row">{title}</th>
            {figures.map((each, index) => (
              <td key={index === 0 ? 'one' : 'other'} className="fr-cell--right">
                {write(indicator, each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
