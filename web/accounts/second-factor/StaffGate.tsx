import { AnyCode, verifySecondFactor } from '@ma-cantine/lib/accounts/second-factor-api'
import type { ReactNode } from 'react'
import { client } from '../../app/client.ts'
import { queries } from '../../app/queries.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { FormBody } from '../../ui/FormBody.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { useSiteForm } from '../../ui/site-form.ts'
import { TextField } from '../../ui/TextField.tsx'
import { secondFactor } from '../account-queries.ts'
import { useSecondFactorWords } from './words/second-factor-words.ts'

/** Shows a screen of the staff once a code of their second factor was given in this session. */
export function StaffGate({ children }: { readonly children: ReactNode }) {
  const { gate: words } = useSecondFactorWords()
  return (
    <QueryView query={secondFactor}>
      {({ activationDate, isVerified }) => {
        if (isVerified) return children
        return (
          <>
            <h1>{words.title}</h1>
            {activationDate === null ? (
              <>
                <p>{words.missing}</p>
                <SiteLink className="fr-btn" href={addressOf('AccountSecondFactor')}>
                  {words.turnOn}
                </SiteLink>
              </>
            ) : (
              <Verification />
            )}
          </>
        )
      }}
    </QueryView>
  )
}

function Verification() {
  const { gate: words } = useSecondFactorWords()
  const form = useSiteForm({
    draft: AnyCode,
    labels: words.labels,
    values: { code: '' },
    send: async body => {
      await client.call(verifySecondFactor, { body })
      await queries.invalidateQueries({ queryKey: secondFactor.queryKey })
    },
  })
  return (
    <>
      <p>{words.text}</p>
      <FormBody form={form} action={words.action} busyLabel={words.busy} withHint={false}>
        <TextField form={form} name="code" autoComplete="one-time-code" hint={words.hint} />
      </FormBody>
    </>
  )
}
