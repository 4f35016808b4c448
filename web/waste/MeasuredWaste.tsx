import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { wasteTrend } from '@ma-cantine/lib/waste/waste-figures'
import { useSearchParams } from 'react-router'
import { SiteLink } from '../app/site-link.tsx'
import { MeasurementDeletion } from './MeasurementDeletion.tsx'
import { usePeriodWords } from './summary/period-words.ts'
import { TrendLine } from './summary/TrendLine.tsx'
import { WasteSummary } from './summary/WasteSummary.tsx'
import { WasteTrend } from './summary/WasteTrend.tsx'
import { tunnelAddress } from './tunnel-address.ts'
import { WasteExports } from './WasteExports.tsx'
import type { MeasurementsPage } from './waste-queries.ts'
import { useWasteWords } from './words/waste-words.ts'

interface MeasuredWasteProps {
  readonly canteen: Canteen
  /** One measurement at least. */
  readonly page: MeasurementsPage
}

/** The parameter of the address that names the measurement shown. */
const shownName = 'evaluation'

export function MeasuredWaste({ canteen, page: { page, results: measurements, earlier } }: MeasuredWasteProps) {
  const words = useWasteWords()
  const periodOf = usePeriodWords()
  const [parameters, setParameters] = useSearchParams()
  const shown = measurements.find(({ id }) => String(id) === parameters.get(shownName)) ?? measurements[0]
  if (!shown) return null
  const trend = wasteTrend(earlier ? [...measurements, earlier] : measurements)
  const position = trend.findIndex(({ measurement }) => measurement.id === shown.id)
  const [before, point] = [trend[position - 1], trend[position]]
  return (
    <>
      <WasteSummary
        measurement={shown}
        head={
          <Select
            label={words.date}
            nativeSelectProps={{
              value: String(shown.id),
              onChange: ({ target }) =>
                setParameters(
                  parameters => {
                    parameters.set(shownName, target.value)
                    return parameters
                  },
                  { replace: true },
                ),
            }}
          >
            {measurements.map(measurement => (
              <option key={measurement.id} value={measurement.id}>
                {periodOf(measurement).label}
              </option>
            ))}
          </Select>
        }
      >
        {point && before && <TrendLine point={point} before={before} />}
        <ul className="fr-btns-group fr-btns-group--sm">
          <li>
            <SiteLink
              className="fr-btn fr-btn--secondary"
              href={tunnelAddress(canteen, shown.id)}
              aria-label={words.editOf(periodOf(shown).afterNoun)}
            >
              {words.edit}
            </SiteLink>
          </li>
          <li>
            <SiteLink className="fr-btn" href={tunnelAddress(canteen)}>
              {words.enterAnother}
            </SiteLink>
          </li>
        </ul>
      </WasteSummary>
      <WasteTrend canteen={canteen} trend={trend} earlier={earlier} isLatest={page === 1} />
      <div className="fr-mt-4w">
        <WasteExports canteenId={canteen.id} />
        <div className="fr-mt-3w">
          <MeasurementDeletion key={shown.id} canteen={canteen} measurement={shown} />
        </div>
      </div>
    </>
  )
}
