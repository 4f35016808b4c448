import { addressOf } from '../app/screen-list.ts'
import { canteenUrlComponent } from '../canteens/canteen-address.ts'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import type { CanteenProps } from './DashboardScreen.tsx'
import { useDashboardWords } from './words/dashboard-words.ts'

/** The way to what the canteen measured of its food waste. */
export function Waste({ canteen }: CanteenProps) {
  const words = useDashboardWords().waste
  return (
    <section className="mc-widget" aria-labelledby="gaspillage">
      <h3 className="fr-h5" id="gaspillage">
        {words.title}
      </h3>
      <p>{words.text}</p>
      <SecondaryLink href={addressOf('WasteMeasurements', { canteenUrlComponent: canteenUrlComponent(canteen) })}>
        {words.link}
      </SecondaryLink>
    </section>
  )
}
