import { Button } from '@codegouvfr/react-dsfr/Button'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { useLocale } from '../../app/locale.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWasteWords } from '../words/waste-words.ts'

interface DoubtDialogProps {
  readonly doubts: readonly Message[]
  readonly onCorrect: () => void
  readonly onSave: () => void
}

/** Asks whether surprising figures are meant, before they are stored. */
export function DoubtDialog({ doubts, onCorrect, onSave }: DoubtDialogProps) {
  const words = useWasteWords().tunnel.doubts
  const locale = useLocale()
  return (
    <Dialog title={words.title} onClose={onCorrect}>
      <ul>
        {doubts.map(doubt => (
          <li key={doubt.code}>{doubt.in(locale)}</li>
        ))}
      </ul>
      <p>{words.text}</p>
      <ul className="fr-btns-group fr-btns-group--inline">
        <li>
          <Button type="button" onClick={onCorrect}>
            {words.correct}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" onClick={onSave}>
            {words.save}
          </Button>
        </li>
      </ul>
    </Dialog>
  )
}
