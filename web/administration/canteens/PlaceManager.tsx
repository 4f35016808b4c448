import type { AdministeredCanteen } from '@ma-cantine/lib/administration/administered-canteen'
import { PlacedManager, placeManager } from '@ma-cantine/lib/administration/administered-canteens-api'
import { client } from '../../app/client.ts'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { ActButton } from '../ActButton.tsx'
import { ActForm } from '../ActForm.tsx'
import { oneCanteen } from '../administration-queries.ts'
import { afterAct } from '../after-act.ts'
import { useAdministrationWords } from '../words/administration-words.ts'

interface PlaceManagerProps {
  readonly canteen: AdministeredCanteen
}

/** Gives a manager to a canteen that nobody can manage. */
export function PlaceManager({ canteen }: PlaceManagerProps) {
  const words = useAdministrationWords().canteen.place
  return <ActButton label={words.action}>{close => <PlaceManagerDialog canteen={canteen} onClose={close} />}</ActButton>
}

function PlaceManagerDialog({ canteen, onClose }: PlaceManagerProps & { readonly onClose: () => void }) {
  const words = useAdministrationWords()
  const { place } = words.canteen
  const { id: canteenId, name } = canteen
  const form = useSiteForm({
    draft: PlacedManager,
    labels: { email: place.email, reason: words.act.reason },
    values: { email: '', reason: '' },
    send: async body => {
      const answer = await client.call(placeManager, { params: { canteenId }, body })
      afterAct(oneCanteen(canteenId).queryKey, answer, onClose, words.act.done, place.done(body.email, name))
    },
  })
  return (
    <ActForm
      title={place.title(name)}
      effects={place.effects}
      told={place.told}
      form={form}
      action={place.action}
      onClose={onClose}
    >
      <TextField form={form} name="email" type="email" autoComplete="off" hint={place.hint} />
    </ActForm>
  )
}
