import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { openParts, partState, type ReportPart } from '@ma-cantine/lib/canteens/yearly-report'
import { isDiagnosticFinished } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { useLocale } from '../app/locale.ts'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { currentYear } from '../canteens/current-year.ts'
import { stateSeverities } from '../canteens/state-severities.ts'
import { useCanteenWords } from '../canteens/words/canteen-words.ts'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** How far the report of last year is, which is the one to declare, with the way to each of its parts. */
export function Report({ canteen }: CanteenProps) {
  const words = useDashboardWords().report
  const { reportStates, establishment } = useCanteenWords()
  const titles = measureShortTitles[useLocale()]
  const year = currentYear() - 1
  const own = canteen.diagnostics.find(each => each.year === year) ?? null
  const kitchen = canteen.centralKitchenDiagnostics?.find(each => each.year === year) ?? null
  const parts = openParts(canteen, own?.centralKitchenDiagnosticMode ?? null).map(part => ({
    part,
    state: partState(part, canteen, own, kitchen),
  }))
  // What can be done here comes before what is done, or done elsewhere.
  const next = parts.find(({ state }) => state === 'not-started' || state === 'in-progress') ?? parts[0]
  const to = (measureId: ReportPart) =>
    addressOf('MyProgress', { canteenUrlComponent: canteenUrlComponent(canteen), year, measureId })
  return (
    <section className="mc-widget fr-mt-4w" aria-labelledby="bilan">
      <h2 className="fr-h5" id="bilan">
        {words.title(year)}
      </h2>
      <ul className="mc-report">
        {parts.map(({ part, state }) => (
          <li key={part} className="mc-report__part">
            <SiteLink className="fr-link" href={to(part)}>
              {part === 'etablissement' ? establishment : titles[part]}
            </SiteLink>
            <Badge as="span" small noIcon severity={stateSeverities[state]}>
              {reportStates[state]}
            </Badge>
          </li>
        ))}
      </ul>
      {next && (
        <SiteLink className="fr-btn" href={to(next.part)}>
          {own === null ? words.start : isDiagnosticFinished(own) ? words.review : words.open}
        </SiteLink>
      )}
    </section>
  )
}
