import { Button } from '@codegouvfr/react-dsfr/Button'
import { chooseMonthPoint } from '@ma-cantine/lib/accounts/month-point-api'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { client } from '../app/client.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { refreshSession } from '../app/session.ts'
import { NarrowColumn } from '../ui/NarrowColumn.tsx'
import { SecondaryLink } from '../ui/SecondaryLink.tsx'
import { useAction } from '../ui/use-action.ts'
import { Outcome } from './Outcome.tsx'
import { useReminderWords } from './words/reminder-words.ts'

/** Where the link of each point of the month leads. It waits for a click, because mail scanners open links. */
export default function MonthPointChoiceScreen() {
  const { month: words, link } = useReminderWords()
  const titleOf = useTitles()
  // A link without its secret part gets the refusal of one that is not whole.
  const token = useSearchParams()[0].get('jeton') || 'absent'
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { state, run } = useAction(async () => {
    // First it stops, then it changes each time.
    const { wanted: chosen } = await client.call(chooseMonthPoint, { body: { token, wanted: wanted === false } })
    setWanted(chosen)
    // Who is signed in finds the choice on the page of the account.
    await refreshSession()
  })
  const busy = state.kind === 'busy'
  return (
    <NarrowColumn>
      <h1>{titleOf('MonthPointChoice')}</h1>
      {state.kind === 'failed' && <Outcome severity="error" title={link.failed} text={state.message} />}
      {state.kind !== 'failed' && wanted !== null && (
        <Outcome
          key={String(wanted)}
          severity="success"
          title={words.done[wanted ? 'yes' : 'no']}
          text={words.doneText[wanted ? 'yes' : 'no']}
        />
      )}
      {wanted === null && state.kind !== 'failed' && (
        <>
          <p className="fr-text--lead">{words.question}</p>
          <p>{words.questionText}</p>
        </>
      )}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-mt-3w">
        <li>
          <Button
            type="button"
            priority={wanted === null ? 'primary' : 'secondary'}
            nativeButtonProps={{ 'aria-disabled': busy }}
            onClick={() => {
              if (!busy) run()
            }}
          >
            {busy ? link.busy : wanted === false ? words.resume : words.stop}
          </Button>
        </li>
        {(wanted !== null || state.kind === 'failed') && (
          <li>
            <SecondaryLink href={addressOf('LandingPage')}>{link.home}</SecondaryLink>
          </li>
        )}
      </ul>
    </NarrowColumn>
  )
}
