import { Button } from '@codegouvfr/react-dsfr/Button'
import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { addSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import { client } from '../../app/client.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import type { SatellitePartProps } from './SatelliteList.tsx'
import { useSatelliteTexts } from './satellite-texts.ts'

interface FoundCanteenProps extends SatellitePartProps {
  readonly found: CanteenStatus
  readonly onBack: () => void
}

/** Asks whether the canteen of a SIRET is the one that was meant, before anything is linked or anybody asked. */
export function FoundCanteen({ kitchen, found, onBack, onDone }: FoundCanteenProps) {
  const words = useSatelliteTexts(kitchen)
  const { name, siret, city, postalCode, isManagedByUser, canBeClaimed } = found
  const town = [postalCode, city].filter(part => part !== null).join(' ')
  const hasOtherTeam = !isManagedByUser && !canBeClaimed
  async function add() {
    const added = await client.call(addSatellite, { params: { canteenId: kitchen.id }, body: { siret: siret ?? '' } })
    onDone('awaitsConsent' in added && added.awaitsConsent ? words.asked(name) : words.linked(name))
  }
  return (
    <>
      <FocusedHeading className="fr-h4">{words.foundTitle}</FocusedHeading>
      <p>
        <strong>{name}</strong>
        <br />
        {town || words.unknownTown}
        <br />
        {words.siret} {siret}
      </p>
      <p>{hasOtherTeam ? words.foundOfOthers : canteenText(words, isManagedByUser)}</p>
      <div className="mc-satellite-actions">
        <ActionButton
          action={hasOtherTeam ? words.askTeam : words.link}
          busyLabel={words.busy}
          priority="primary"
          work={add}
        />
        <Button type="button" priority="secondary" onClick={onBack}>
          {words.otherCanteen}
        </Button>
      </div>
    </>
  )
}

const canteenText = (words: ReturnType<typeof useSatelliteTexts>, isManagedByUser: boolean): string =>
  isManagedByUser ? words.foundOwn : words.foundWithoutTeam
