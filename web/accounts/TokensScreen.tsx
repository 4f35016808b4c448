import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { type AccessToken, revokeToken } from '@ma-cantine/lib/accounts/tokens-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { queries } from '../app/queries.ts'
import { ConfirmButton } from '../ui/ConfirmButton.tsx'
import { CopyField } from '../ui/CopyField.tsx'
import { FocusedHeading } from '../ui/FocusedHeading.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { SuccessNote } from '../ui/SuccessNote.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { accessQueryKey, tokens } from './account-queries.ts'
import { ScopeList } from './ScopeList.tsx'
import { TokenForm } from './TokenForm.tsx'
import { useAccountWords } from './words/account-words.ts'
import './card.css'

type TokensState =
  | { readonly kind: 'list'; readonly revoked: string | null; readonly isBack?: true }
  | { readonly kind: 'form' }
  | { readonly kind: 'created'; readonly name: string; readonly secret: string }

export default function TokensScreen() {
  return (
    <AccountFrame name="AccountTokens">
      {() => <QueryView query={tokens}>{list => <Tokens tokens={list} />}</QueryView>}
    </AccountFrame>
  )
}

function Tokens({ tokens }: { tokens: readonly AccessToken[] }) {
  const words = useAccountWords().tokens
  const [state, setState] = useState<TokensState>({ kind: 'list', revoked: null })
  const backToList = () => setState({ kind: 'list', revoked: null, isBack: true })

  if (state.kind === 'form') {
    return (
      <>
        <FocusedHeading>{words.formTitle}</FocusedHeading>
        <TokenForm
          onCancel={backToList}
          onCreated={async ({ name, token }) => {
            setState({ kind: 'created', name, secret: token })
            await queries.invalidateQueries({ queryKey: accessQueryKey })
          }}
        />
      </>
    )
  }
  if (state.kind === 'created') {
    return (
      <>
        <h2>{words.secretTitle(state.name)}</h2>
        <Alert className="fr-mb-3w" severity="warning" small description={words.secretText} />
        <CopyField label={words.secret} text={state.secret} focused />
        <Button type="button" onClick={backToList}>
          {words.done}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="fr-text--lead">{words.introduction}</p>
      {state.revoked !== null && <SuccessNote text={words.revoked(state.revoked)} />}
      <Button type="button" iconId="fr-icon-add-line" onClick={() => setState({ kind: 'form' })}>
        {words.create}
      </Button>
      {state.isBack ? (
        <FocusedHeading className="fr-h4 fr-mt-4w">{words.list}</FocusedHeading>
      ) : (
        <h2 className="fr-h4 fr-mt-4w">{words.list}</h2>
      )}
      {tokens.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className="fr-raw-list">
          {tokens.map(token => (
            <li key={token.id}>
              <TokenCard
                token={token}
                onRevoked={async () => {
                  setState({ kind: 'list', revoked: token.name })
                  await queries.invalidateQueries({ queryKey: accessQueryKey })
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function TokenCard({ token, onRevoked }: { token: AccessToken; onRevoked: () => Promise<void> }) {
  const { tokens: words, never } = useAccountWords()
  const locale = useLocale()
  const { id, name, scopes, canteens, creationDate, expiryDate, lastUseDate } = token
  const expired = Date.parse(expiryDate) <= Date.now()
  return (
    <article className="mc-card">
      <h3 className="fr-h5">{name}</h3>
      <p className="fr-mb-1w">{words.rights}</p>
      <ScopeList scopes={scopes} />
      <p className="fr-text--sm">
        {canteens === null ? words.everyCanteen : words.canteens(canteens.map(({ name }) => name).join(', ') || '—')}
        <br />
        {words.created(formatDay(creationDate, locale))}
        <br />
        {(expired ? words.expired : words.expires)(formatDay(expiryDate, locale))}
        <br />
        {words.lastUse(lastUseDate === null ? never : formatDay(lastUseDate, locale))}
      </p>
      <ConfirmButton
        action={words.revoke}
        accessibleName={words.revokeNamed(name)}
        question={words.revokeQuestion(name)}
        keep={words.revokeKeep}
        text={words.revokeText}
        work={() => client.call(revokeToken, { params: { tokenId: id } })}
        onDone={() => void onRevoked()}
      />
    </article>
  )
}
