import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { isGroup } from '@ma-cantine/lib/canteens/production'
import { areSatellitesEntered } from '@ma-cantine/lib/canteens/yearly-report'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { KitchenReportLink } from '../progress/kitchen-reports/KitchenReportLink.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** Number of satellites that the widget names. */
const shown = 3

/** The canteens that a kitchen delivers to, or that belong to a group: how many, and whether the kitchen announces as many. */
export function Satellites({ canteen }: CanteenProps) {
  const words = useDashboardWords().satellites
  const { satellites, satelliteCanteensCount, productionType } = canteen
  const isConsistent = areSatellitesEntered(canteen)
  return (
    <section className="mc-widget" aria-labelledby="satellites">
      <h3 className="fr-h5" id="satellites">
        {words.title}
      </h3>
      <p>
        <Badge as="span" severity={isConsistent ? 'success' : 'warning'}>
          {words.entered(satellites.length, satelliteCanteensCount)}
        </Badge>
      </p>
      {satellites.length === 0 && <p>{isGroup(productionType) ? words.noneInGroup : words.none}</p>}
      <ul>
        {satellites.slice(0, shown).map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {satellites.length > shown && <p>{words.others(satellites.length - shown)}</p>}
      {satellites.length > 0 && <KitchenReportLink canteen={canteen} year={currentYear() - 1} />}
      <SecondaryLink href={addressOf('SatelliteManagement', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
        {satellites.length === 0 ? words.add : words.manage}
      </SecondaryLink>
    </section>
  )
}
