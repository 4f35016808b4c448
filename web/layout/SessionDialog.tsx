import { Credentials, signIn } from '@ma-cantine/lib/accounts/session-api'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { client } from '../app/client.ts'
import { settleDevice } from '../app/device/device.ts'
import { renewalMinutes } from '../app/device/owner.ts'
import { notify } from '../app/notices.ts'
import { addressOf } from '../app/screen-list.ts'
import { announceSessionChange, type EndedSession, endRenewal } from '../app/session-renewal.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { useWords } from '../words/site-words.ts'
import { useLayoutWords } from './words/layout-words.ts'

/** Lets the user sign in again over the page, which stays as it is. */
export default function SessionDialog({ session }: { session: EndedSession }) {
  const { newTab } = useWords()
  const { sessionDialog: words } = useLayoutWords()
  const form = useSiteForm({
    draft: Credentials,
    labels: { password: words.password(session.username) },
    resumes: true,
    values: { username: session.username, password: '' },
    async send(credentials) {
      await client.call(signIn, { body: credentials })
      if (await settleDevice(session.id)) announceSessionChange()
      endRenewal(true)
      notify({ status: 'success', title: words.renewed, message: words.goOn })
    },
  })
  return (
    <Dialog title={words.title} isCovering onClose={() => endRenewal(false)}>
      <p>{words.keep}</p>
      <p>{session.isSignedOut ? words.signedOut : words.delay(renewalMinutes)}</p>
      <FormBody
        form={form}
        action={words.signIn}
        busyLabel={words.signingIn}
        withHint={false}
        secondaryAction={
          <a
            className="fr-btn fr-btn--tertiary"
            href={addressOf('SignIn')}
            target="_blank"
            rel="noopener"
            title={joinParts(words.elsewhere, newTab)}
          >
            {words.elsewhere}
          </a>
        }
      >
        <input {...form.register('username')} type="text" autoComplete="username" readOnly hidden />
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormBody>
    </Dialog>
  )
}
