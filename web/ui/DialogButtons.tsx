import { Button } from '@codegouvfr/react-dsfr/Button'

interface DialogButton {
  readonly label: string
  readonly onClick: () => void
}

interface DialogButtonsProps {
  /** The one that does no harm, where the other may. */
  readonly main: DialogButton
  readonly other: DialogButton
}

/** The two answers to the question of a dialog. */
export const DialogButtons = ({ main, other }: DialogButtonsProps) => (
  <ul className="fr-btns-group fr-btns-group--inline-md">
    <li>
      <Button type="button" onClick={main.onClick}>
        {main.label}
      </Button>
    </li>
    <li>
      <Button type="button" priority="secondary" onClick={other.onClick}>
        {other.label}
      </Button>
    </li>
  </ul>
)
