import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import type { Work } from './sending.ts'

export interface PauseNoticeProps {
  readonly work: Work
  readonly title: string
  readonly text: string
}

/** Says why sending is paused; a comparison has nothing at stake. Its heading takes the focus, so that screen readers say it too. */
export function PauseNotice({ work, title, text }: PauseNoticeProps) {
  return (
    <>
      <FocusedHeading as="h3" className="fr-h5">
        {title}
      </FocusedHeading>
      <Alert severity={work.kind === 'planning' ? 'info' : 'warning'} small className="fr-mb-3w" description={text} />
    </>
  )
}
