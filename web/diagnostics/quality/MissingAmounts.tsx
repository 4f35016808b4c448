import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { stepsAskingFor } from '@ma-cantine/lib/diagnostics/quality-steps'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { canteenUrlComponent } from '../../canteens/canteen-address.ts'
import { useQualityNames } from './quality-names.ts'
import { useQualityWords } from './words/quality-words.ts'

interface MissingAmountsProps {
  readonly canteen: Pick<Canteen, 'id' | 'name'>
  readonly diagnostic: Diagnostic
}

/** The amounts that a report lacks to be declared; nothing when it lacks none. */
export function MissingAmounts(props: MissingAmountsProps) {
  const { missing: words } = useQualityWords()
  if (missingAmounts(props.diagnostic).length === 0) return null
  return (
    <div className="mc-missing-amounts">
      <p className="fr-mb-1w">{words.text}</p>
      <MissingAmountSteps {...props} />
    </div>
  )
}

/** The steps of the form that ask for the missing amounts, each with their names. */
export function MissingAmountSteps({ canteen, diagnostic }: MissingAmountsProps) {
  const { nameInStep, titleOf } = useQualityNames()
  const { missing: words } = useQualityWords()
  const address = addressOf('DiagnosticTunnel', {
    canteenUrlComponent: canteenUrlComponent(canteen),
    year: diagnostic.year,
    measureId: 'qualite-des-produits',
  })
  return (
    <ul>
      {stepsAskingFor(missingAmounts(diagnostic), diagnostic.diagnosticType).map(({ step, asked }) => (
        <li key={step.slug}>
          <SiteLink className="fr-link" href={`${address}?${new URLSearchParams({ étape: step.slug })}`}>
            {titleOf(step)}
          </SiteLink>
          <span className="fr-hint-text">{words.names(asked.map(nameInStep))}</span>
        </li>
      ))}
    </ul>
  )
}
