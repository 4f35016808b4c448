import { Button } from '@codegouvfr/react-dsfr/Button'
import {
  AccountDeletion,
  type AccountDeletionPreview,
  deleteAccount,
} from '@ma-cantine/lib/accounts/account-deletion-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { forgetDeletedAccount } from '../app/device/device.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession, useUser } from '../app/session.ts'
import { announceSignOut } from '../app/session-renewal.ts'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { FormBody } from '../ui/FormBody.tsx'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useSiteForm } from '../ui/site-form.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { accountDeletion } from './account-queries.ts'
import { useAccountWords } from './words/account-words.ts'

export default function AccountDeletionScreen() {
  const words = useAccountWords().deletion
  const titleOf = useTitles()
  const [done, setDone] = useState(false)
  if (!done) {
    return (
      <AccountFrame name="AccountDeletion">
        {() => (
          <QueryView query={accountDeletion}>
            {preview => <DeletionForm preview={preview} onDone={() => setDone(true)} />}
          </QueryView>
        )}
      </AccountFrame>
    )
  }
  return (
    <NarrowColumn>
      <h1>{titleOf('AccountDeletion')}</h1>
      <FocusedHeading>{words.done}</FocusedHeading>
      <p>{words.doneText}</p>
      {/* A plain link loads the page again, so that nothing of the person stays in memory. */}
      <a className="fr-btn" href={addressOf('Home')}>
        {words.home}
      </a>
    </NarrowColumn>
  )
}

function DeletionForm({ preview, onDone }: { preview: AccountDeletionPreview; onDone: () => void }) {
  const account = useUser()?.id
  const words = useAccountWords().deletion
  const form = useSiteForm({
    draft: AccountDeletion,
    labels: words.labels,
    values: { password: '' },
    send: async confirmation => {
      await client.call(deleteAccount, { body: confirmation })
      onDone()
      if (account !== undefined) await forgetDeletedAccount(account)
      announceSignOut()
      await refreshSession()
    },
  })
  return (
    <>
      <h2 className="fr-h4">{words.consequences}</h2>
      <ul>
        <li>{words.immediate}</li>
        <li>{words.kept}</li>
        <NamedList text={words.alone} items={preview.canteensLeftWithoutManager} />
        <NamedList text={words.shared} items={preview.otherCanteens} />
        <NamedList text={words.tokens} items={preview.accessTokens} />
        <li>{words.applications}</li>
      </ul>
      {preview.canteensLeftWithoutManager.length > 0 && <p>{words.advice}</p>}
      <FormBody
        form={form}
        action={words.action}
        busyLabel={words.busy}
        safeAction={<Button linkProps={{ href: addressOf('AccountSummaryPage') }}>{words.keep}</Button>}
      >
        <PasswordField form={form} name="password" autoComplete="current-password" />
      </FormBody>
    </>
  )
}

function NamedList({
  text,
  items,
}: {
  text: string
  items: readonly { readonly id: number; readonly name: string }[]
}) {
  if (items.length === 0) return null
  return (
    <li>
      {text}
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </li>
  )
}
