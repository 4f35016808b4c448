import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { useLocale } from '../../app/locale.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
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
      <DialogButtons
        main={{ label: words.correct, onClick: onCorrect }}
        other={{ label: words.save, onClick: onSave }}
      />
    </Dialog>
  )
}
