import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { hasTotal } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { useQuery } from '@tanstack/react-query'
import { MissingAmounts } from '../quality/MissingAmounts.tsx'
import { purchasesOfYear } from '../quality/purchases-of-year.ts'
import { useQualityWords } from '../quality/words/quality-words.ts'
import type { SummaryProps } from '../tunnel/measure-steps.ts'
import '../quality/quality.css'
import { Sources, Totals } from './AmountSources.tsx'
import { FamiliesChart } from './FamiliesChart.tsx'
import { GridTable } from './GridTable.tsx'
import { QualityFigures } from './QualityFigures.tsx'

/** The quality of the purchases of a year: shares and goals, then the amounts and where each comes from. */
export function QualitySummary({ canteen, diagnostic }: SummaryProps) {
  const words = useQualityWords().summary
  const { data: purchases = null } = useQuery(purchasesOfYear(canteen.id, diagnostic.year))
  const missing = <MissingAmounts canteen={canteen} diagnostic={diagnostic} />
  if (!hasTotal(diagnostic)) {
    return (
      <>
        <p>{words.empty}</p>
        {missing}
      </>
    )
  }
  return (
    <>
      {missing}
      <QualityFigures amounts={diagnostic} territory={canteen} year={diagnostic.year} />
      <Accordion label={words.details} titleAs="h3">
        <p>{words.mode(words.modes[diagnostic.diagnosticType ?? 'SIMPLE'])}</p>
        <Sources diagnostic={diagnostic} purchases={purchases} />
        <Totals diagnostic={diagnostic} purchases={purchases} />
        {diagnostic.diagnosticType === 'COMPLETE' && <GridTable amounts={diagnostic} />}
      </Accordion>
      {diagnostic.diagnosticType === 'COMPLETE' && <FamiliesChart amounts={diagnostic} />}
    </>
  )
}
