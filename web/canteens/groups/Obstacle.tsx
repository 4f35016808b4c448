import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { ConversionObstacle, GroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { addressOf } from '../../app/screen-list.ts'
import { SecondaryLink } from '../../ui/SecondaryLink.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { useGroupWords } from './words/group-words.ts'

interface ObstacleProps {
  readonly canteen: Canteen
  readonly title: string
  readonly obstacle: NonNullable<GroupConversion['obstacle']>
}

/** Why the conversion, or its end, is not possible now, and where to go about it. */
export function Obstacle({ canteen, title, obstacle: { code, message } }: ObstacleProps) {
  const { waysOut } = useGroupWords()
  const params = { canteenUrlComponent: canteenUrlComponent(canteen) }
  const addresses: Readonly<Record<ConversionObstacle, string>> = {
    'not-a-kitchen': addressOf('CanteenModification', params),
    'without-siret': addressOf('CanteenModification', params),
    declared: addressOf('DashboardManager', params),
    'not-converted': addressOf('SatelliteManagement', params),
    'too-late-to-undo': addressOf('ContactPage'),
    'siret-taken': addressOf('ContactPage'),
    'joined-since': addressOf('SatelliteManagement', params),
    'site-in-use': addressOf('ContactPage'),
  }
  return (
    <>
      <Alert as="h2" className="fr-mb-3w" severity="info" title={title} description={message} />
      <SecondaryLink href={addresses[code]}>{waysOut[code]}</SecondaryLink>
    </>
  )
}
