import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { reportYears } from '@ma-cantine/lib/canteens/yearly-report'
import { isYearInRange } from '@ma-cantine/lib/diagnostics/diagnostic-years'
import { currentYear } from '@ma-cantine/lib/messages/today'
import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'

interface YearOfReportProps {
  readonly canteen: Canteen
  readonly screen: 'KitchenReport' | 'SatelliteAnswers'
  /** The years that have a report. */
  readonly years: readonly number[]
  readonly children: (year: number, choice: ReactNode) => ReactNode
}

/** The year of the address, and the way to another. */
export function YearOfReport({ canteen, screen, years, children }: YearOfReportProps) {
  const { year: text = '' } = useParams()
  const words = useKitchenReportWords()
  const titleOf = useTitles()
  const navigate = useNavigate()
  const now = currentYear()
  const year = /^\d{4}$/.test(text) ? Number(text) : 0
  const addressIn = (year: number) => addressOf(screen, { canteenUrlComponent: canteenUrlComponent(canteen), year })
  if (!isYearInRange(year)) {
    return (
      <>
        <h1>{titleOf(screen)}</h1>
        <p>{words.unknownYear}</p>
        <SiteLink className="fr-btn" href={addressIn(now - 1)}>
          {words.toYear(now - 1)}
        </SiteLink>
      </>
    )
  }
  const choice = (
    <Select
      label={words.year}
      nativeSelectProps={{
        value: String(year),
        onChange: ({ target }) => void navigate(addressIn(Number(target.value))),
      }}
    >
      {reportYears([year, ...years], now).map(each => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </Select>
  )
  return children(year, choice)
}
