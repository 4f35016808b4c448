import type { User } from '@ma-cantine/lib/accounts/user'
import { useState } from 'react'
import { queries } from '../../app/queries.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { secondFactor } from '../account-queries.ts'
import { ActiveFactor } from './ActiveFactor.tsx'
import { NewFactor } from './NewFactor.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { useSecondFactorWords } from './words/second-factor-words.ts'

type State =
  | { readonly kind: 'overview'; readonly note: string | null }
  | { readonly kind: 'codes'; readonly codes: readonly string[]; readonly note: string }

export default function SecondFactorScreen() {
  return <AccountFrame name="AccountSecondFactor">{user => <SecondFactor user={user} />}</AccountFrame>
}

function SecondFactor({ user }: { readonly user: User }) {
  const words = useSecondFactorWords()
  const [state, setState] = useState<State>({ kind: 'overview', note: null })
  const overview = async (note: string | null) => {
    await queries.invalidateQueries({ queryKey: secondFactor.queryKey })
    setState({ kind: 'overview', note })
  }

  if (state.kind === 'codes') {
    const { codes, note } = state
    return <RecoveryCodes codes={codes} note={note} onKept={() => void overview(null)} />
  }
  return (
    <>
      {state.note !== null && <SuccessNote text={state.note} />}
      <QueryView query={secondFactor}>
        {factor =>
          factor.activationDate === null ? (
            <NewFactor user={user} onActivated={codes => setState({ kind: 'codes', codes, note: words.activated })} />
          ) : (
            <ActiveFactor
              factor={{ ...factor, activationDate: factor.activationDate }}
              user={user}
              onRenewed={codes => setState({ kind: 'codes', codes, note: words.renewed })}
              onRemoved={() => overview(words.removed)}
            />
          )
        }
      </QueryView>
    </>
  )
}
