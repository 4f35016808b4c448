import { Button } from '@codegouvfr/react-dsfr/Button'
import type { ReceivedRecap, RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import { RecapTotalsTable } from '../RecapTotalsTable.tsx'
import { useRecapLinkWords } from './words/recap-link-words.ts'

interface GivenRecapProps {
  readonly received: ReceivedRecap
  readonly canteens: readonly RequestedCanteen[]
  /** Chooses a file that takes the place of this one; null when it cannot. */
  readonly onReplace: (() => void) | null
}

/** The confirmation of what was given, which may be printed. */
export function GivenRecap({ received: { name, date, rowCount }, canteens, onReplace }: GivenRecapProps) {
  const { given: words } = useRecapLinkWords()
  return (
    <section className="mc-recap-given fr-mb-4w" aria-labelledby="recapitulatif-remis">
      <h2 id="recapitulatif-remis" className="fr-h4">
        {words.title}
      </h2>
      <p className="mc-recap-given__file">{words.file(name, rowCount, date)}</p>
      <RecapTotalsTable canteens={canteens} />
      {onReplace && <p className="fr-mt-2w">{words.replaceText}</p>}
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left fr-mt-2w mc-recap-given__acts">
        <li>
          <Button type="button" priority="secondary" iconId="fr-icon-printer-line" onClick={() => print()}>
            {words.print}
          </Button>
        </li>
        {onReplace && (
          <li>
            <Button type="button" priority="tertiary" onClick={onReplace}>
              {words.replace}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
