import { Button } from '@codegouvfr/react-dsfr/Button'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { addressOf } from '../../app/screen-list.ts'
import { useWords } from '../../words/site-words.ts'
import { PauseNotice } from './PauseNotice.tsx'
import type { Work } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface SignedOutViewProps {
  readonly work: Work
  readonly onResume: () => void
  readonly onCancel: () => void
}

/** Keeps the file here while the user signs in again. */
export function SignedOutView({ work, onResume, onCancel }: SignedOutViewProps) {
  const words = useSendWords()
  const { newTab } = useWords()
  const { title, text, how, signIn, resume } = words.signedOut
  return (
    <>
      <PauseNotice work={work} title={title} text={`${text[work.kind]} ${how}`} />
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" onClick={onResume}>
            {resume}
          </Button>
        </li>
        <li>
          <Button
            priority="secondary"
            linkProps={{ href: addressOf('SignIn'), target: '_blank', title: joinParts(signIn, newTab) }}
          >
            {signIn}
          </Button>
        </li>
        {work.kind !== 'withdrawing' && (
          <li>
            <Button type="button" priority="tertiary" onClick={onCancel}>
              {words.progress.cancel}
            </Button>
          </li>
        )}
      </ul>
    </>
  )
}
