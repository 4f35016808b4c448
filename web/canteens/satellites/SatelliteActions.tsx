import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { type Satellite, unlinkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { JoinButton } from '../team/JoinButton.tsx'
import { useSatelliteTexts } from './satellite-texts.ts'

interface SatelliteActionsProps {
  readonly kitchen: Canteen
  readonly satellite: Satellite
  /** Called with the sentence that tells what was done. */
  readonly onDone: (text: string) => void
}

/** What can be done with a satellite: change or join it, and take it off the list. */
export function SatelliteActions({ kitchen, satellite, onDone }: SatelliteActionsProps) {
  const words = useSatelliteTexts(kitchen)
  const { id, name, userCanView, hasAskedToJoin } = satellite
  return (
    <div className="mc-satellite-actions">
      {userCanView ? (
        <Button
          priority="secondary"
          size="small"
          linkProps={{
            href: addressOf('CanteenModification', { canteenUrlComponent: canteenUrlComponent(satellite) }),
            'aria-label': words.updateNamed(name),
          }}
        >
          {words.update}
        </Button>
      ) : (
        <JoinButton canteen={satellite} hasAsked={hasAskedToJoin} named withMessage size="small" />
      )}
      <ConfirmButton
        action={words.unlink}
        accessibleName={words.unlinkNamed(name)}
        question={words.unlinkQuestion(name)}
        keep={words.unlinkKeep}
        text={words.unlinkText}
        work={() => client.call(unlinkSatellite, { params: { canteenId: kitchen.id, satelliteId: id } })}
        onDone={() => onDone(words.unlinked(name))}
      />
    </div>
  )
}
