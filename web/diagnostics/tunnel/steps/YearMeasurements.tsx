import { formatKilograms } from '@ma-cantine/lib/messages/numbers'
import { useLocation } from 'react-router'
import { useLocale } from '../../../app/locale.ts'
import { addressOf } from '../../../app/screen-list.ts'
import { SiteLink } from '../../../app/site-link.tsx'
import { canteenUrlComponent } from '../../../canteens/canteen-address.ts'
import { QueryView } from '../../../ui/QueryView.tsx'
import { SecondaryLink } from '../../../ui/SecondaryLink.tsx'
import { usePeriodWords } from '../../../waste/summary/period-words.ts'
import { measurementsOfYear } from '../../../waste/waste-queries.ts'
import { useDiagnosticWords } from '../../words/diagnostic-words.ts'
import type { StepProps } from '../measure-steps.ts'

/** The waste measured in the year, with the way to measure again and back here. */
export function YearMeasurements({ canteen, diagnostic: { year } }: StepProps) {
  const words = useDiagnosticWords().measurements
  const locale = useLocale()
  const periodOf = usePeriodWords()
  const { pathname, search } = useLocation()
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  const back = `?${new URLSearchParams({ return: `${pathname}${search}` })}`
  return (
    <>
      <p>{words.text}</p>
      <QueryView query={measurementsOfYear(canteen.id, year)} compact>
        {measurements =>
          measurements.length === 0 ? (
            <p>{words.none(year)}</p>
          ) : (
            <>
              <h2 className="fr-h6">{words.listOf(year)}</h2>
              <ul>
                {measurements.map(measurement => {
                  const mass = formatKilograms(Number(measurement.totalMass), locale)
                  return (
                    <li key={measurement.id}>
                      <SiteLink
                        className="fr-link"
                        href={`${addressOf('WasteMeasurementTunnel', { ...params, id: measurement.id })}${back}`}
                      >
                        {words.measurement(periodOf(measurement).label, mass)}
                      </SiteLink>
                    </li>
                  )
                })}
              </ul>
            </>
          )
        }
      </QueryView>
      <SecondaryLink href={`${addressOf('WasteMeasurementTunnel', params)}${back}`}>{words.add}</SecondaryLink>
    </>
  )
}
