import { Button } from '@codegouvfr/react-dsfr/Button'
import { useSendWords } from './words/send-words.ts'

/** Compares again what the check shows as errors, once something changed elsewhere: a canteen, a team. */
export function RefusedView({ onAgain }: { readonly onAgain: () => void }) {
  const { again, text } = useSendWords().refused
  return (
    <>
      <p className="fr-mb-1w">{text}</p>
      <Button type="button" priority="secondary" size="small" iconId="fr-icon-refresh-line" onClick={onAgain}>
        {again}
      </Button>
    </>
  )
}
