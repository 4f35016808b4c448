import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { formatGrams } from '@ma-cantine/lib/messages/numbers'
import { edibleShares, gramsPerMeal, sourceShares } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import type { ReactNode } from 'react'
import { useLocale } from '../../app/locale.ts'
import { useWasteWords } from '../words/waste-words.ts'
import { ShareFigure } from './ShareFigure.tsx'
import { WasteDetails } from './WasteDetails.tsx'
import './waste-summary.css'

interface WasteSummaryProps {
  readonly measurement: WasteMeasurement
  /** Names the measurement, or chooses it. */
  readonly head: ReactNode
  /** What stands under the grams: how they changed, what to do. */
  readonly children?: ReactNode
}

/** One measurement: its grams per meal, its parts, its figures. */
export function WasteSummary({ measurement, head, children }: WasteSummaryProps) {
  const words = useWasteWords()
  return (
    <>
      <div className="mc-waste-summary">
        <div>
          {head}
          <Grams grams={gramsPerMeal(measurement)} />
          {children}
        </div>
        {measurement.isSortedBySource ? (
          <div className="mc-waste-shares">
            <ShareFigure shares={edibleShares(measurement)} words={words.edibleChart} />
            <ShareFigure shares={sourceShares(measurement)} words={words.sourceChart} />
          </div>
        ) : (
          <Alert
            className="mc-waste-advice"
            as="h3"
            severity="info"
            title={words.sortAdvice.title}
            description={words.sortAdvice.text}
          />
        )}
      </div>
      <div className="fr-accordions-group fr-mt-4w">
        <Accordion titleAs="h3" label={words.details.title}>
          <WasteDetails key={measurement.id} measurement={measurement} />
        </Accordion>
      </div>
    </>
  )
}

/** The grams for one meal of one diner, a dash while they are not known. */
export function Grams({ grams }: { readonly grams: number | null }) {
  const words = useWasteWords()
  const locale = useLocale()
  return (
    <p className="mc-waste-grams">
      <strong>{grams === null ? '— g' : formatGrams(grams, locale)}</strong>
      {words.perMeal}
    </p>
  )
}
