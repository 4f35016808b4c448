import { Button } from '@codegouvfr/react-dsfr/Button'

interface RestoredNoticeProps {
  readonly text: string
  readonly action: string
  readonly onClear: () => void
}

/** Says that the form holds what was typed before the page was left, with the way to drop it. */
export function RestoredNotice({ text, action, onClear }: RestoredNoticeProps) {
  return (
    <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-3w" role="status">
      <p>{text}</p>
      <Button type="button" priority="tertiary" size="small" className="fr-mt-1w" onClick={onClear}>
        {action}
      </Button>
    </div>
  )
}
