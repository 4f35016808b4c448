import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { useState } from 'react'
import { Dialog } from '../ui/Dialog.tsx'
import { SanitizedHtml } from '../ui/SanitizedHtml.tsx'
import { useCommunityWords } from './words/community-words.ts'

/** What is said and shown in a video, to read in its place. */
export function Transcription({ html }: { readonly html: string }) {
  const { video: words } = useCommunityWords()
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <Accordion label={words.transcription} titleAs="h2">
        <Button
          type="button"
          className="fr-mb-3w"
          priority="secondary"
          size="small"
          iconId="fr-icon-fullscreen-line"
          onClick={() => setLarge(true)}
        >
          {words.enlarge}
        </Button>
        <SanitizedHtml html={html} lang="fr" />
      </Accordion>
      {isLarge && (
        <Dialog title={words.transcription} isDocument isWide onClose={() => setLarge(false)}>
          <SanitizedHtml html={html} lang="fr" />
        </Dialog>
      )}
    </>
  )
}
