import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import type { PlanTotals } from '@ma-cantine/lib/imports/plan-totals'
import { describeTotals } from '@ma-cantine/lib/imports/plan-totals-words'
import { useLocale } from '../../app/locale.ts'

/** Beyond, the list says how many others there are: the detail below has their rows. */
const shownCanteens = 20

export interface PlanTotalsViewProps {
  readonly totals: PlanTotals
  readonly fileTotal: FileTotal | null
}

/** What an import of purchases would store, in euros, by canteen, beside the total of the file. */
export function PlanTotalsView({ totals, fileTotal }: PlanTotalsViewProps) {
  const { amounts, canteens, others, compared } = describeTotals(totals, fileTotal, useLocale(), shownCanteens)
  return (
    <>
      <dl className="mc-import-counts">
        {amounts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {canteens.map(({ siret, name, text }) => (
          <div key={siret ?? name}>
            <dt>
              {name}
              {siret !== null && <span className="fr-text--xs"> {siret}</span>}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {others !== null && <p>{others}</p>}
      {compared && (
        <Alert
          small
          severity={compared.agrees ? 'success' : 'warning'}
          className="fr-mb-3w"
          description={compared.text}
        />
      )}
    </>
  )
}
