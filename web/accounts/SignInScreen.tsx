import { Credentials, signIn } from '@ma-cantine/lib/accounts/session-api'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { localAddress } from '../app/local-address.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession, useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useGoTo } from '../app/use-go-to.ts'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useAccountWords } from './words/account-words.ts'

/** After signing in, leads to the address of this site in `?next=`. */
export default function SignInScreen() {
  const words = useAccountWords().signIn
  const titleOf = useTitles()
  const user = useUser()
  const goTo = useGoTo()
  const [search] = useSearchParams()
  const next = localAddress(search.get('next')) ?? addressOf('Home')
  const form = useSiteForm({
    draft: Credentials,
    labels: words.labels,
    resumes: true,
    values: { username: '', password: '' },
    send: async credentials => {
      await client.call(signIn, { body: credentials })
      await refreshSession()
    },
  })
  const signedIn = user !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when the session is there
  useEffect(() => {
    if (signedIn) goTo(next)
  }, [signedIn])

  return (
    <NarrowColumn>
      <h1>{titleOf('SignIn')}</h1>
      {search.has('next') && <p className="fr-text--lead">{words.next}</p>}
      <FormBody form={form} action={words.action} busyLabel={words.busy}>
        <TextField form={form} name="username" autoComplete="username" />
        <PasswordField form={form} name="password" autoComplete="current-password" />
        <p>
          <SiteLink className="fr-link" href={addressOf('PasswordResetRequest')}>
            {words.forgotten}
          </SiteLink>
        </p>
      </FormBody>
      <hr className="fr-mt-6w" />
      <h2 className="fr-h5">{words.noAccount}</h2>
      <SiteLink
        className="fr-btn fr-btn--secondary"
        href={`${addressOf('SignUp')}${search.has('next') ? `?${new URLSearchParams({ next })}` : ''}`}
      >
        {titleOf('SignUp')}
      </SiteLink>
    </NarrowColumn>
  )
}
