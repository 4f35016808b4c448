import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import { choiceOfPace, reminderPaceOf, reminderPaces } from '@ma-cantine/lib/accounts/reminder-pace'
import type { User } from '@ma-cantine/lib/accounts/user'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { refreshSession } from '../app/session.ts'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useReminderWords } from './words/reminder-words.ts'

const draft = z.object({ pace: z.enum(reminderPaces) })

/** How many reminders somebody gets, on the page of their account. */
export function ReminderSetting({ user }: { readonly user: User }) {
  const words = useReminderWords()
  const form = useSiteForm({
    draft,
    labels: words.labels,
    resumes: true,
    values: { pace: reminderPaceOf(user) },
    send: async ({ pace }) => {
      await client.call(updateUser, { params: { userId: user.id }, body: choiceOfPace(pace) })
      await refreshSession()
      notify({ status: 'success', title: words.saved, message: words.paces[pace] })
    },
  })
  return (
    <section className="fr-mt-6w" aria-labelledby="mes-rappels">
      <h2 className="fr-h4" id="mes-rappels">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {user.emailConfirmed !== true && <p>{words.unconfirmed}</p>}
      {user.isDev && <p>{words.developer}</p>}
      <FormBody form={form} action={words.action} busyLabel={words.busy} priority="secondary" withHint={false}>
        <RadioGroup
          form={form}
          name="pace"
          options={reminderPaces.map(pace => ({ value: pace, label: words.paces[pace], hint: words.hints[pace] }))}
        />
      </FormBody>
    </section>
  )
}
