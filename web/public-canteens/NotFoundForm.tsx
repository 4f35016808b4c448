import { CanteenNotFoundMessage, tellCanteenNotFound } from '@ma-cantine/lib/public-canteens/messages-api'
import { useState } from 'react'
import { trackEvent } from '../app/analytics.ts'
import { client } from '../app/client.ts'
import { ContentKeys } from '../app/idempotency-key.ts'
import { notify } from '../app/notices.ts'
import { useUser } from '../app/session.ts'
import { RobotTrap } from '../contact/RobotTrap.tsx'
import { senderOf } from '../contact/sender.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

/** Tells the team which canteen somebody did not find. The same text arrives once, however often it is sent. */
export function NotFoundForm({ onSent }: { readonly onSent: () => void }) {
  const words = usePublicCanteenWords().notFound
  const { email, name } = senderOf(useUser())
  const [keys] = useState(() => new ContentKeys())
  const form = useSiteForm({
    draft: CanteenNotFoundMessage,
    labels: words.labels,
    values: { from: email, name, message: '', website: '' },
    resumes: true,
    send: async body => {
      await client.call(tellCanteenNotFound, { body, idempotencyKey: keys.of(body) })
      trackEvent('message', 'send', 'canteen-not-found-email')
      form.reset({ ...form.getValues(), message: '' })
      notify({ status: 'success', title: words.sentTitle, message: words.sentText })
      onSent()
    },
  })
  return (
    <section className="mc-not-found" aria-labelledby="pas-trouvee">
      <h2 id="pas-trouvee" className="fr-h4">
        {words.title}
      </h2>
      <p>{words.text}</p>
      <FormBody form={form} action={words.action} busyLabel={words.busy}>
        <TextField form={form} name="from" type="email" autoComplete="email" hint={words.fromHint} />
        <TextField form={form} name="name" autoComplete="name" optional />
        <TextField form={form} name="message" autoComplete="off" rows={5} hint={words.messageHint} />
        <RobotTrap label={words.trap} field={form.register('website')} />
      </FormBody>
    </section>
  )
}
