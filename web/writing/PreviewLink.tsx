import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import type { PreviewLink as Link } from '@ma-cantine/lib/writing/writing-api'
import { useState } from 'react'
import { client } from '../app/client.ts'
import { useLocale } from '../app/locale.ts'
import { CopyField } from '../ui/CopyField.tsx'
import { useAction } from '../ui/use-action.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind } from './writing-kind.ts'

interface PreviewLinkProps {
  readonly kind: WritingKind
  readonly textId: number
  /** Whether the form holds more than what is saved, which the link shows. */
  readonly isChanged: boolean
}

/** Makes a link that shows the text to a colleague without an account. */
export function PreviewLink({ kind, textId, isChanged }: PreviewLinkProps) {
  const { preview: words, edition } = useWritingWords()
  const locale = useLocale()
  const [link, setLink] = useState<Link | null>(null)
  const { state, run } = useAction(async () => setLink(await client.call(kind.api.preview, { params: { textId } })))
  return (
    <div className="fr-mt-6w">
      {link === null ? (
        <>
          <Button
            type="button"
            priority="secondary"
            iconId="fr-icon-eye-line"
            nativeButtonProps={{ 'aria-disabled': state.kind === 'busy' }}
            onClick={run}
          >
            {state.kind === 'busy' ? words.busy : words.make}
          </Button>
          <div role="alert">
            {state.kind === 'failed' && <Alert severity="error" small description={state.message} />}
          </div>
        </>
      ) : (
        <>
          <CopyField label={words.label} text={`${location.origin}${link.address}`} focused />
          <p className="fr-hint-text">{words.text(formatDay(link.expiryDate, locale))}</p>
        </>
      )}
      {isChanged && <p className="fr-hint-text fr-mt-1w">{edition.unsavedPreview}</p>}
    </div>
  )
}
