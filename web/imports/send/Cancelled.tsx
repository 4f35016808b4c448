import { Button } from '@codegouvfr/react-dsfr/Button'
import { Ended } from './Ended.tsx'
import { useSendWords } from './words/send-words.ts'

/** The server said so: nothing is stored. */
export function Cancelled({ onAgain, onAnother }: { onAgain: () => void; onAnother: () => void }) {
  const { title, text, again } = useSendWords().cancelled
  return (
    <Ended severity="info" title={title} onAnother={onAnother} action={<Button onClick={onAgain}>{again}</Button>}>
      <p>{text}</p>
    </Ended>
  )
}
