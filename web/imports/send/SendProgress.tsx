import { Button } from '@codegouvfr/react-dsfr/Button'
import { useId } from 'react'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import type { Work } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface SendProgressProps {
  readonly work: Work
  /** Part of the file that is sent, from 0 to 1. */
  readonly progress: number | null
  readonly onCancel: () => void
}

/** Screen readers announce each quarter; more would be noise. */
const announcementSteps = 4

/** The step under way, its progress, and a button to stop it. */
export function SendProgress({ work, progress, onCancel }: SendProgressProps) {
  const words = useSendWords().progress
  const id = useId()
  const sending = progress !== null && progress < 1
  const text = sending ? words.sent(progress) : words.afterwards[work.kind]
  const announcement = sending ? words.sent(Math.floor(progress * announcementSteps) / announcementSteps) : text
  return (
    <>
      {work.kind === 'planning' ? (
        // It comes by itself, after each correction.
        <h3 className="fr-h5">{words.title[work.kind]}</h3>
      ) : (
        <FocusedHeading as="h3" className="fr-h5">
          {words.title[work.kind]}
        </FocusedHeading>
      )}
      <label className="fr-sr-only" htmlFor={id}>
        {words.label}
      </label>
      <progress id={id} className="mc-send__progress" {...(sending ? { value: progress } : {})} />
      <p className="fr-mb-1w" aria-hidden="true">
        {text}
      </p>
      <p className="fr-sr-only" role="status">
        {announcement}
      </p>
      {work.kind === 'sending' && <p className="fr-text--sm">{words.stay}</p>}
      {work.kind !== 'withdrawing' && (
        <Button type="button" priority="secondary" onClick={onCancel}>
          {work.kind === 'planning' ? words.cancelPlan : words.cancel}
        </Button>
      )}
    </>
  )
}
