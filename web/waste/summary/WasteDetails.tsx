import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { wasteSources } from '@ma-cantine/lib/waste/waste-fields'
import { gapOfSources } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { useLocale } from '../../app/locale.ts'
import { useWasteWords } from '../words/waste-words.ts'

interface Detail {
  readonly label: string
  readonly value: string
  readonly help?: string
}

/** All the figures of a measurement. */
export function WasteDetails({ measurement }: { readonly measurement: WasteMeasurement }) {
  const { details: words, sourceChart, gap } = useWasteWords()
  const written = (value: number | null, write: (value: number) => string): string =>
    value === null ? '—' : write(value)
  const locale = useLocale()
  const mass = (value: number | null) => written(value, kilograms => formatKilograms(kilograms, locale))
  const yearly = measurement.totalYearlyWasteEstimation
  const difference = gapOfSources(measurement)
  return (
    <>
      <Details
        details={[
          { label: words.totalMass, value: mass(measurement.totalMass) },
          { label: words.daysInPeriod, value: words.days(measurement.daysInPeriod) },
          { label: words.mealCount, value: written(measurement.mealCount, words.meals) },
          { label: words.yearly, value: mass(yearly === null ? null : Math.round(yearly)), help: words.yearlyHelp },
        ]}
      />
      {difference !== null && Math.abs(difference) > 0.01 && <p className="fr-info-text fr-mb-2w">{gap(difference)}</p>}
      <div className="mc-waste-sources">
        {wasteSources.map(source => (
          <section key={source}>
            <h4 className="fr-h6 fr-mb-1w">{sourceChart.parts[source]}</h4>
            <Details
              details={[
                { label: words.total, value: mass(measurement[`${source}TotalMass`]) },
                { label: words.edible, value: mass(measurement[`${source}EdibleMass`]) },
                { label: words.inedible, value: mass(measurement[`${source}InedibleMass`]) },
              ]}
            />
          </section>
        ))}
      </div>
    </>
  )
}

const Details = ({ details }: { readonly details: readonly Detail[] }) => (
  <dl className="mc-waste-details">
    {details.map(({ label, value, help }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value}
          {help !== undefined && <span className="fr-hint-text">{help}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
