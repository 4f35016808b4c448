import { Button } from '@codegouvfr/react-dsfr/Button'
import { OutcomeView } from './OutcomeView.tsx'
import { useSendWords } from './words/send-words.ts'

/** The server confirmed that nothing is stored. */
export function CancelledView({ onAgain, onAnother }: { onAgain: () => void; onAnother: () => void }) {
  const { title, text, again } = useSendWords().cancelled
  return (
    <OutcomeView
      severity="info"
      title={title}
      onAnother={onAnother}
      action={
        <Button type="button" onClick={onAgain}>
          {again}
        </Button>
      }
    >
      <p>{text}</p>
    </OutcomeView>
  )
}
