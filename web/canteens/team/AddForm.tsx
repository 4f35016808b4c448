import { Email } from '@ma-cantine/lib/accounts/account-fields'
import { addManager } from '@ma-cantine/lib/canteens/team-api'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
import { client } from '../../app/client.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { reloadingTeam } from './reloading-team.ts'
import type { TeamPartProps } from './TeamScreen.tsx'
import { useTeamWords } from './words/team-words.ts'

const draft = z.object({ email: Email })

/** Adds a person by e-mail; messages about requests to join give it in the address (`?email=`). */
export function AddForm({ canteen, onDone }: TeamPartProps) {
  const words = useTeamWords().team
  const [search] = useSearchParams()
  const form = useSiteForm({
    draft,
    labels: { email: words.email },
    resumes: true,
    values: { email: search.get('email') ?? '' },
    send: async ({ email }) => {
      const body = { canteenId: canteen.id, email }
      const { outcome } = await reloadingTeam(() => client.call(addManager, { body }))()
      form.reset({ email: '' })
      if (outcome === 'unchanged') onDone({ text: words.present(email), severity: 'info' })
      else onDone({ text: words[outcome](email) })
    },
  })
  return (
    <section className="fr-mt-4w">
      <h2 className="fr-h4">{words.add}</h2>
      <p>{words.addText}</p>
      <FormBody form={form} action={words.addAction} busyLabel={words.adding} priority="secondary">
        <TextField form={form} name="email" type="email" autoComplete="off" />
      </FormBody>
    </section>
  )
}
