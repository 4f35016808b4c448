import { Select } from '@codegouvfr/react-dsfr/Select'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { isGivenByKitchen, kitchenReportOf, type ReportPart, reportYears } from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { KitchenReportLink } from '../progress/kitchen-reports/KitchenReportLink.tsx'
import { ProofLink } from '../teledeclaration/ProofLink.tsx'
import { StateBadge } from '../teledeclaration/StateBadge.tsx'
import { actionOf } from '../teledeclaration/teledeclaration-queries.ts'
import type { CanteenProps } from './DashboardScreen.tsx'
import { ReportCall } from './ReportCall.tsx'
import { ReportMeasures } from './ReportMeasures.tsx'
import { ReportPurchases } from './ReportPurchases.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'
import './report.css'

/** What the cards of the report of a year share. */
export interface ReportProps {
  readonly canteen: Canteen
  readonly year: number
  readonly own: Diagnostic | null
  /** The report of the kitchen of a satellite, if it gives something. */
  readonly kitchen: KitchenDiagnostic | null
  readonly addressOfPart: (part: ReportPart) => string
}

/** The report of a year, last year's unless the address names another: how far it is, and what is next. */
export function Report({ canteen }: CanteenProps) {
  const words = useDashboardWords().report
  const now = currentYear()
  const [search, setSearch] = useSearchParams()
  const years = reportYears(
    canteen.diagnostics.map(each => each.year),
    now,
  )
  const year = years.find(each => String(each) === search.get('year')) ?? now - 1
  const own = canteen.diagnostics.find(each => each.year === year) ?? null
  const ofKitchen = kitchenReportOf(canteen, year)
  const kitchen = isGivenByKitchen(canteen, ofKitchen, 'qualite-des-produits') ? ofKitchen : null
  const { data: { action, lateEndDate = null } = {} } = useQuery(actionOf(canteen.id, year))
  // The button that declares leaves the page once it is done.
  const heading = useRef<HTMLHeadingElement>(null)
  const props: ReportProps = {
    canteen,
    year,
    own,
    kitchen,
    addressOfPart: measureId =>
      addressOf('MyProgress', { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId }),
  }
  return (
    <section className="fr-mt-4w" aria-labelledby="bilan">
      <div className="mc-yearly">
        <div className="mc-yearly__side">
          <h2 className="fr-mb-0" id="bilan" ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <Select
            className="fr-mb-0"
            label={words.year}
            nativeSelectProps={{
              value: String(year),
              onChange: ({ target }) => setSearch({ year: target.value }, { preventScrollReset: true }),
            }}
          >
            {years.map(each => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
          <p className="fr-mb-0">
            <StateBadge action={action} isDeclared={own?.isTeledeclared === true} year={year} small={false} />
          </p>
          {own?.teledeclaration?.status === 'SUBMITTED' && (
            <p className="fr-mb-0">
              <ProofLink declaration={own.teledeclaration} />
            </p>
          )}
          {canteen.isSatellite && <KitchenReportLink canteen={canteen} year={year} />}
          <ReportPurchases key={year} {...props} />
        </div>
        <div className="mc-yearly__main">
          <ReportMeasures {...props} />
          <ReportCall
            {...props}
            action={action}
            lateEndDate={lateEndDate}
            onDeclared={() => {
              heading.current?.focus()
              heading.current?.scrollIntoView({ block: 'center' })
            }}
          />
        </div>
      </div>
    </section>
  )
}
