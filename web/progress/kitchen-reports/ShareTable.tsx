import { simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { percentageOf } from '@ma-cantine/lib/diagnostics/diagnostic-percentages'
import { diagnosticOfKitchen, type KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatShare } from '@ma-cantine/lib/messages/percentages'
import type { KitchenReport } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { useLocale } from '../../app/locale.ts'
import { useDeclaredWords } from '../../teledeclaration/words/declared-words.ts'
import { Table } from '../../ui/Table.tsx'
import { useKitchenReportWords } from './words/kitchen-report-words.ts'
import '../../ui/cards.css'

interface ShareTableProps {
  readonly report: KitchenReport
  readonly diagnostic: KitchenDiagnostic
}

/** The purchases of a kitchen, in the share of the satellite, and how they are shared. */
export function ShareTable({ report: { meals, share }, diagnostic }: ShareTableProps) {
  const words = useKitchenReportWords().share
  const { totals } = useDeclaredWords()
  const locale = useLocale()
  // Parts of a total of 1.
  const parts = diagnosticOfKitchen(diagnostic)
  const given = simpleProperties.filter(
    property => share?.[property] != null || diagnostic[percentageOf(property)] !== undefined,
  )
  return (
    <section aria-labelledby="part">
      <h2 className="fr-h4" id="part">
        {words.title}
      </h2>
      <p>
        {meals.own !== null && meals.total !== null
          ? words.method(meals.own, meals.total, meals.canteens)
          : words.lacking(meals.lacking)}
      </p>
      <Table
        className="mc-cards fr-mb-4w"
        caption={words.table}
        columns={[words.label, share !== null && words.amount, words.percentage]}
      >
        {given.map(property => {
          const [amount, part] = [share?.[property] ?? null, parts[property]]
          return (
            <tr key={property}>
              <th scope="row">{totals[property]}</th>
              {share !== null && (
                <td data-label={words.amount}>{amount === null ? words.nothing : formatEuros(amount, locale)}</td>
              )}
              <td data-label={words.percentage}>{part === null ? '—' : formatShare(part, locale)}</td>
            </tr>
          )
        })}
      </Table>
    </section>
  )
}
