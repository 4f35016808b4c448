import { Button } from '@codegouvfr/react-dsfr/Button'

export interface NothingFoundProps {
  readonly text: string
  /** Shows the whole list again; nothing where the list is not filtered. */
  readonly clear?: { readonly text: string; readonly onClick: () => void } | false
}

/** Said in place of a list that its filters leave empty. */
export const NothingFound = ({ text, clear }: NothingFoundProps) => (
  <div role="status">
    <p>{text}</p>
    {clear && (
      <Button type="button" priority="secondary" onClick={clear.onClick}>
        {clear.text}
      </Button>
    )}
  </div>
)
