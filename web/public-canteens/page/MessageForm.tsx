import { CanteenMessage, writeToCanteen } from '@ma-cantine/lib/public-canteens/messages-api'
import type { PublicCanteen } from '@ma-cantine/lib/public-canteens/public-canteen'
import { useState } from 'react'
import { trackEvent } from '../../app/analytics.ts'
import { client } from '../../app/client.ts'
import { ContentKeys } from '../../app/idempotency-key.ts'
import { notify } from '../../app/notices.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { useUser } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { RobotTrap } from '../../contact/RobotTrap.tsx'
import { senderOf } from '../../contact/sender.ts'
import { FormBody } from '../../ui/FormBody.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { usePageWords } from './words/page-words.ts'

const MessageDraft = CanteenMessage.omit({ destinationCanteen: true })

export interface MessageFormProps {
  readonly canteen: Pick<PublicCanteen, 'id' | 'name'>
  readonly onSent: () => void
}

/** Writes to the managers of a canteen. The same text arrives once, however often it is sent. */
export function MessageForm({ canteen, onSent }: MessageFormProps) {
  const words = usePageWords().contact
  const titleOf = useTitles()
  const { email, name } = senderOf(useUser())
  const [keys] = useState(() => new ContentKeys())
  const values = { senderEmail: email, senderName: name, body: '', website: '' }
  const form = useSiteForm({
    draft: MessageDraft,
    labels: words.labels,
    resumes: true,
    values,
    send: async message => {
      const body = { ...message, destinationCanteen: canteen.id }
      await client.call(writeToCanteen, { body, idempotencyKey: keys.of(body) })
      trackEvent('message', 'send', 'canteen-email-contact')
      form.reset(values)
      notify({ status: 'success', title: words.sent, message: words.sentText(canteen.name) })
      onSent()
    },
  })
  return (
    <div className="mc-message">
      <div>
        <FormBody form={form} action={words.action} busyLabel={words.busy} guarded>
          <TextField form={form} name="senderEmail" type="email" autoComplete="email" hint={words.emailHint} />
          <TextField form={form} name="senderName" autoComplete="name" optional />
          <TextField form={form} name="body" autoComplete="off" rows={6} hint={words.note} />
          <RobotTrap label={words.trap} field={form.register('website')} />
        </FormBody>
      </div>
      <div className="mc-message__hints">
        <h3 className="fr-text--md fr-mb-1w fr-icon-check-line fr-icon--sm">{` ${words.welcome}`}</h3>
        <ul>
          {words.welcomeList.map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <h3 className="fr-text--md fr-mt-3w fr-mb-1w fr-icon-close-line fr-icon--sm">{` ${words.elsewhere}`}</h3>
        <ul>
          {words.elsewhereList.map(text => (
            <li key={text}>{text}</li>
          ))}
          <li>
            {words.suppliers}{' '}
            <SiteLink className="fr-link" href={addressOf('PartnersHome')}>
              {titleOf('PartnersHome')}
            </SiteLink>
            .
          </li>
        </ul>
      </div>
    </div>
  )
}
