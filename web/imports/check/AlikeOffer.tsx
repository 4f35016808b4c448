import { Button } from '@codegouvfr/react-dsfr/Button'
import { useCheckWords } from './words/check-words.ts'

/** An edit that other cells need as well. */
export interface AlikeEdit {
  readonly row: number
  readonly position: number
  readonly label: string
  readonly from: string
  readonly to: string
  /** Number of the other cells. */
  readonly others: number
}

export interface AlikeOfferProps {
  readonly edit: AlikeEdit
  readonly onAccept: () => void
  readonly onLeave: () => void
}

/** Once a wrong cell is mended, offers the same edit to those that hold the same value. */
export function AlikeOffer({ edit: { others, label, from, to }, onAccept, onLeave }: AlikeOfferProps) {
  const { grid } = useCheckWords()
  return (
    <div className="mc-check-offer fr-p-2w fr-my-1w">
      <p className="fr-text--sm fr-mb-1w mc-check-breakable">{grid.alike(others, label, from)}</p>
      <div className="mc-check-actions">
        <Button type="button" size="small" priority="secondary" onClick={onAccept}>
          {grid.replaceOthers(others, to)}
        </Button>
        <Button type="button" size="small" priority="tertiary" onClick={onLeave}>
          {grid.leaveOthers}
        </Button>
      </div>
    </div>
  )
}
