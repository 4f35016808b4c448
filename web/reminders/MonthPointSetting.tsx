import { updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import { z } from 'zod'
import { client } from '../app/client.ts'
import { notify } from '../app/notices.ts'
import { refreshSession } from '../app/session.ts'
import { RadioGroup } from '../ui/ChoiceGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useReminderWords } from './words/reminder-words.ts'

const choices = ['yes', 'no'] as const
const draft = z.object({ wanted: z.enum(choices) })

/** Whether somebody gets the point of the month, on the page of their account. */
export function MonthPointSetting({ user }: { readonly user: User }) {
  const { month: words, busy, saved, unconfirmed } = useReminderWords()
  const form = useSiteForm({
    draft,
    labels: { wanted: words.label },
    resumes: true,
    values: { wanted: user.wantsMonthPoint ? 'yes' : 'no' },
    send: async ({ wanted }) => {
      await client.call(updateUser, { params: { userId: user.id }, body: { wantsMonthPoint: wanted === 'yes' } })
      await refreshSession()
      notify({ status: 'success', title: saved, message: words.choices[wanted] })
    },
  })
  return (
    <section className="fr-mt-6w" aria-labelledby="mon-point-du-mois">
      <h2 className="fr-h4" id="mon-point-du-mois">
        {words.title}
      </h2>
      <p>{words.text}</p>
      {user.emailConfirmed !== true && <p>{unconfirmed}</p>}
      <FormBody form={form} action={words.action} busyLabel={busy} priority="secondary" withHint={false}>
        <RadioGroup
          form={form}
          name="wanted"
          options={choices.map(value => ({ value, label: words.choices[value], hint: words.hints[value] }))}
        />
      </FormBody>
    </section>
  )
}
