import { Select } from '@codegouvfr/react-dsfr/Select'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import { isRegion } from '@ma-cantine/lib/territories/regions'
import { Areas } from './Areas.tsx'
import { figureClasses } from './figure-classes.ts'
import { Legend } from './Legend.tsx'
import { PlacesTable } from './PlacesTable.tsx'
import { type Indicator, indicators, type StatisticsAddress } from './statistics-address.ts'
import { departmentName, regionName } from './territory-names.ts'
import { useWrittenFigure } from './told-figure.ts'
import { useStatisticsWords } from './words/statistics-words.ts'

interface ChoroplethProps {
  readonly address: StatisticsAddress
  readonly statistics: TerritoryStatistics
  readonly onChange: (change: Partial<StatisticsAddress>) => void
}

/** Regions or departments, darker where the figure is higher, with the table of the same figures. */
export function Choropleth({ address, statistics, onChange }: ChoroplethProps) {
  const { map: words } = useStatisticsWords()
  const { indicator, level } = address
  const places = level === 'regions' ? statistics.regions : statistics.departments
  const nameOf = level === 'regions' ? regionName : departmentName
  const classes = figureClasses(places, indicator)
  const write = useWrittenFigure()

  function choose(code: string): void {
    if (level === 'departements') onChange({ region: [], department: [code], epci: [] })
    else if (isRegion(code)) onChange({ region: [code], department: [], epci: [] })
  }

  return (
    <>
      <div className="mc-choropleth__choices">
        <Choice
          id="carte"
          label={words.indicator}
          value={indicator}
          options={indicators.map(code => [code, words.indicators[code]])}
          onChange={value => onChange({ indicator: value as Indicator })}
        />
        <Choice
          id="niveau"
          label={words.level}
          value={level}
          options={Object.entries(words.levels)}
          onChange={value => onChange({ level: value as StatisticsAddress['level'] })}
        />
      </div>
      <div className="mc-choropleth">
        <div role="img" aria-label={words.picture}>
          <Areas
            level={level}
            classOf={code => classes.classOf(places.find(place => place.code === code))}
            titleOf={code => {
              const place = places.find(each => each.code === code)
              return words.choose(nameOf(code), place ? write(indicator, place) : words.untold)
            }}
            onChoose={choose}
          />
        </div>
        <Legend indicator={indicator} bounds={classes.bounds} />
      </div>
      <PlacesTable places={places} nameOf={nameOf} caption={words.table} />
    </>
  )
}

interface ChoiceProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [string, string])[]
  readonly onChange: (value: string) => void
}

const Choice = ({ id, label, value, options, onChange }: ChoiceProps) => (
  <Select label={label} nativeSelectProps={{ id, value, onChange: ({ target }) => onChange(target.value) }}>
    {options.map(([code, text]) => (
      <option key={code} value={code}>
        {text}
      </option>
    ))}
  </Select>
)
