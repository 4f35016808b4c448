import { Button } from '@codegouvfr/react-dsfr/Button'
import { FocusedNote } from '../ui/FocusedNote.tsx'
import { SupportAddress } from './SupportAddress.tsx'
import { useContactWords } from './words/contact-words.ts'

/** Why a message has not left. */
export type Unsent =
  /** The server does not take it now. */
  | { readonly kind: 'refused'; readonly title: string; readonly text: string }
  /** It was typed before the page was loaded, and perhaps sent. */
  | { readonly kind: 'restored'; readonly attempted: boolean }

export interface UnsentNoteProps {
  readonly unsent: Unsent | null
  readonly onClear: () => void
}

/** Says what happens to a message that has not left, and what else its writer can do. */
export function UnsentNote({ unsent, onClear }: UnsentNoteProps) {
  const { restored } = useContactWords()
  if (!unsent) return null
  if (unsent.kind === 'restored') {
    const text = unsent.attempted ? restored.attempted : restored.text
    return (
      <FocusedNote severity="info" title={restored.title} text={text}>
        <Button type="button" className="fr-mt-2w" priority="secondary" size="small" onClick={onClear}>
          {restored.clear}
        </Button>
      </FocusedNote>
    )
  }
  return (
    <FocusedNote severity="error" title={unsent.title} text={unsent.text} focused>
      <InsteadByEmail />
    </FocusedNote>
  )
}

/** The address of the team, for what the form cannot send. */
export function InsteadByEmail() {
  const { email } = useContactWords()
  return (
    <p className="fr-mt-1w">
      {email.instead} <SupportAddress />
    </p>
  )
}
