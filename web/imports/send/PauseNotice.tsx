import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'

/** Says why sending is paused. Its heading takes the focus, so that screen readers say it too. */
export function PauseNotice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <FocusedHeading as="h3" className="fr-h5">
        {title}
      </FocusedHeading>
      <Alert severity="warning" small className="fr-mb-3w" description={text} />
    </>
  )
}
