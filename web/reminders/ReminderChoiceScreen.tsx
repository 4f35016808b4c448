import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReminderPace } from '@ma-cantine/lib/accounts/reminder-pace'
import { chooseReminders } from '@ma-cantine/lib/accounts/reminders-api'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useAction } from '../ui/use-action.ts'
import { Outcome } from './Outcome.tsx'
import { useReminderWords } from './words/reminder-words.ts'

/** Where the link of each reminder leads. It waits for a click, because mail scanners open links. */
export default function ReminderChoiceScreen() {
  const { link: words } = useReminderWords()
  const titleOf = useTitles()
  // A link without its secret part gets the refusal of one that is not whole.
  const token = useSearchParams()[0].get('jeton') || 'absent'
  const [chosen, setChosen] = useState<{ readonly pace: ReminderPace; readonly former: ReminderPace } | null>(null)
  const wanted = useRef<ReminderPace>('none')
  const { state, run } = useAction(async () => {
    setChosen(await client.call(chooseReminders, { body: { token, pace: wanted.current } }))
    // Who is signed in finds the choice on the page of the account.
    await refreshSession()
  })
  const busy = state.kind === 'busy'
  const button = (pace: ReminderPace, label: string, priority: 'primary' | 'secondary') => (
    <li>
      <Button
        type="button"
        priority={priority}
        nativeButtonProps={{ 'aria-disabled': busy }}
        onClick={() => {
          if (busy) return
          wanted.current = pace
          run()
        }}
      >
        {busy && wanted.current === pace ? words.busy : label}
      </Button>
    </li>
  )
  const before = chosen === null || chosen.former === 'none' ? 'all' : chosen.former
  return (
    <NarrowColumn>
      <h1>{titleOf('ReminderChoice')}</h1>
      {state.kind === 'failed' && <Outcome severity="error" title={words.failed} text={state.message} />}
      {state.kind !== 'failed' && chosen !== null && (
        <Outcome
          key={chosen.pace}
          severity="success"
          title={words.done[chosen.pace]}
          text={words.doneText[chosen.pace]}
        />
      )}
      {chosen === null && state.kind !== 'failed' && (
        <>
          <p className="fr-text--lead">{words.question}</p>
          <p>{words.text}</p>
        </>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
        {chosen?.pace !== 'none' && button('none', words.stop, chosen === null ? 'primary' : 'secondary')}
        {chosen === null && button('essential', words.essential, 'secondary')}
        {chosen !== null && chosen.pace !== before && button(before, words.resume, 'secondary')}
        {(chosen !== null || state.kind === 'failed') && (
          <li>
            <SecondaryLink href={addressOf('LandingPage')}>{words.home}</SecondaryLink>
          </li>
        )}
      </ul>
    </NarrowColumn>
  )
}
