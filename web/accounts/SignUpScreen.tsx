import { SignUp, signUp } from '@ma-cantine/lib/accounts/sign-up-api'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { localAddress } from '../app/local-address.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useGoTo } from '../app/use-go-to.ts'
import { CheckboxField } from '../ui/CheckboxField.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { TextField } from '../ui/TextField.tsx'
import { useWords } from '../words/site-words.ts'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'
import { useSuggestedName } from './use-suggested-name.ts'
import { useAccountWords } from './words/account-words.ts'
import './suggested-name.css'

const meterId = 'solidite'

/** Creates an account and opens its session. `?email=` fills the address in. */
export default function SignUpScreen() {
  const { signUp: words, password, phoneHint } = useAccountWords()
  const titleOf = useTitles()
  const { newTab } = useWords()
  const goTo = useGoTo()
  const [search] = useSearchParams()
  const next = localAddress(search.get('next'))
  const form = useSiteForm({
    draft: SignUp,
    labels: words.labels,
    values: {
      firstName: '',
      lastName: '',
      email: search.get('email') ?? '',
      phoneNumber: '',
      username: '',
      password1: '',
      password2: '',
      cguApproved: false,
      isDev: false,
      creationMtmSource: search.get('mtm_source'),
      creationMtmCampaign: search.get('mtm_campaign'),
      creationMtmMedium: search.get('mtm_medium'),
    },
    // Names that are taken and passwords that are weak are told with the other errors.
    sendRefused: values =>
      values.email.trim() || values.username.trim() ? client.call(signUp, { body: values }) : null,
    send: async account => {
      await client.call(signUp, { body: account })
      await refreshSession()
      goTo(`${addressOf('EmailConfirmationRequest')}${next === null ? '' : `?${new URLSearchParams({ next })}`}`)
    },
  })
  const { suggestedName, onBlur } = useSuggestedName(form)

  return (
    <NarrowColumn>
      <h1>{titleOf('SignUp')}</h1>
      <p className="fr-text--lead">{words.introduction}</p>
      <p>{words.invited}</p>
      <p>
        {words.haveAccount}{' '}
        <SiteLink
          className="fr-link"
          href={`${addressOf('SignIn')}${next === null ? '' : `?${new URLSearchParams({ next })}`}`}
        >
          {titleOf('SignIn')}
        </SiteLink>
      </p>
      <FormBody form={form} action={words.action} busyLabel={words.busy}>
        <FieldGroup legend={words.identity}>
          <TextField form={form} name="firstName" autoComplete="given-name" onBlur={onBlur} />
          <TextField form={form} name="lastName" autoComplete="family-name" onBlur={onBlur} />
          <TextField
            form={form}
            name="email"
            type="email"
            autoComplete="email"
            hint={words.emailHint}
            onBlur={onBlur}
          />
          <TextField form={form} name="phoneNumber" type="tel" autoComplete="tel" hint={phoneHint} optional />
        </FieldGroup>
        <FieldGroup legend={words.access}>
          <TextField form={form} name="username" autoComplete="username" hint={words.usernameHint} />
          <div className="mc-suggested-name fr-mb-3w" role="status">
            {suggestedName !== null && <p className="fr-message fr-message--info">{words.suggested(suggestedName)}</p>}
          </div>
          <PasswordField
            form={form}
            name="password1"
            autoComplete="new-password"
            hint={password.hint}
            describedBy={meterId}
          />
          <PasswordStrengthMeter id={meterId} password={form.watch('password1')} owner={form.getValues()} />
          <PasswordField form={form} name="password2" autoComplete="new-password" />
          <CheckboxField form={form} name="isDev" optional />
          <CheckboxField form={form} name="cguApproved" />
          <p>
            <a
              className="fr-link"
              href={addressOf('CGU')}
              target="_blank"
              rel="noopener"
              title={joinParts(words.readTerms, newTab)}
            >
              {words.readTerms}
            </a>
          </p>
        </FieldGroup>
      </FormBody>
    </NarrowColumn>
  )
}
