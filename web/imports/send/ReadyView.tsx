import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileSender } from './file-sender.ts'
import { useSendWords } from './words/send-words.ts'

export interface ReadyViewProps {
  /** Whether the page was closed while it sent the same file. */
  readonly interrupted: boolean
  readonly sender: FileSender
}

/** The state before anything is sent. */
export function ReadyView({ interrupted, sender }: ReadyViewProps) {
  const words = useSendWords().ready
  return (
    <>
      <h3 className="fr-h5">{interrupted ? words.interruptedTitle : words.title}</h3>
      <p>{interrupted ? words.interruptedText : words.text}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {interrupted && (
          <li>
            <Button type="button" onClick={sender.resume}>
              {words.resume}
            </Button>
          </li>
        )}
        <li>
          <Button type="button" priority={interrupted ? 'secondary' : 'primary'} onClick={sender.plan}>
            {words.start}
          </Button>
        </li>
      </ul>
    </>
  )
}
