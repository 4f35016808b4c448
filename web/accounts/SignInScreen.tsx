import { Credentials, signIn } from '@ma-cantine/lib/accounts/session-api'
import { BadRequestError } from '@ma-cantine/lib/http/api-error'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'
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
import { CodeStep, type SignInValues } from './second-factor/CodeStep.tsx'
import { useSecondFactorWords } from './second-factor/words/second-factor-words.ts'
import { useAccountWords } from './words/account-words.ts'

/** The code is asked once the server says that the account has a second factor. */
const signInForm = z
  .custom<SignInValues>()
  .transform(({ code, ...credentials }) => (code.trim() === '' ? credentials : { ...credentials, code }))
  .pipe(Credentials)

/** After signing in, leads to the address of this site in `?next=`. */
export default function SignInScreen() {
  const words = useAccountWords().signIn
  const titleOf = useTitles()
  const user = useUser()
  const goTo = useGoTo()
  const [search] = useSearchParams()
  const next = localAddress(search.get('next')) ?? addressOf('Home')
  const { signIn: codeWords } = useSecondFactorWords()
  const [asksCode, setAsksCode] = useState(false)
  const form = useSiteForm<SignInValues, z.output<typeof Credentials>>({
    draft: signInForm,
    labels: { ...words.labels, code: codeWords.label },
    resumes: true,
    values: { username: '', password: '', code: '' },
    send: async credentials => {
      try {
        await client.call(signIn, { body: credentials })
      } catch (error) {
        if (asksCode || !(error instanceof BadRequestError) || error.fields.code === undefined) throw error
        setAsksCode(true)
        return
      }
      await refreshSession()
    },
  })
  const goBack = () => {
    form.setValue('code', '')
    form.clearErrors()
    setAsksCode(false)
  }
  const signedIn = user !== null

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, when the session is there
  useEffect(() => {
    if (signedIn) goTo(next)
  }, [signedIn])

  return (
    <NarrowColumn>
      <h1>{titleOf('SignIn')}</h1>
      {search.has('next') && <p className="fr-text--lead">{words.next}</p>}
      <FormBody form={form} action={words.action} busyLabel={words.busy} withHint={!asksCode}>
        {asksCode ? (
          <CodeStep form={form} onBack={goBack} />
        ) : (
          <>
            <TextField form={form} name="username" autoComplete="username" />
            <PasswordField form={form} name="password" autoComplete="current-password" />
            <p>
              <SiteLink className="fr-link" href={addressOf('PasswordResetRequest')}>
                {words.forgotten}
              </SiteLink>
            </p>
          </>
        )}
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
