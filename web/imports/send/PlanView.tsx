import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import { isRecapAnswer } from '@ma-cantine/lib/imports/is-recap-answer'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { ComparedRows } from './ComparedRows.tsx'
import { CountList } from './CountList.tsx'
import { dataFamilyOf } from './data-family.ts'
import { PlannedChanges } from './PlannedChanges.tsx'
import { PlanTotalsView } from './PlanTotalsView.tsx'
import type { Sending } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface PlanViewProps {
  readonly state: Extract<Sending, { kind: 'planned' }>
  readonly kind: FileKind
  /** The total that the file itself gives. */
  readonly fileTotal: FileTotal | null
  readonly onSend: () => void
  /** Plans again, which also asks again what to do with similar purchases. */
  readonly onRestart: () => void
}

/** The changes that the import would make, for the user to approve. */
export default function PlanView({ state, kind, fileTotal, onSend, onRestart }: PlanViewProps) {
  const { plan: words, recap } = useSendWords()
  const { answer, plan, renewal } = state
  const { created, updated, counts, similarPurchaseCount } = answer
  return (
    <>
      <FocusedHeading as="h3" className="fr-h5">
        {words.title}
      </FocusedHeading>
      {renewal && <Alert severity="info" small className="fr-mb-3w" description={words.renewal[renewal]} />}
      <CountList counts={counts} planned emails={words.emails} />
      {plan.totals && <PlanTotalsView totals={plan.totals} fileTotal={fileTotal} />}
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button type="button" onClick={onSend}>
            {words.send(dataFamilyOf(kind), created + updated)}
          </Button>
        </li>
        {similarPurchaseCount > 0 && (
          <li>
            <Button type="button" priority="secondary" onClick={onRestart}>
              {words.changeChoice}
            </Button>
          </li>
        )}
      </ul>
      <p className="fr-text--sm mc-send__mention">{words.undoable}</p>
      <PlannedChanges plan={plan} kind={kind} />
      {isRecapAnswer(answer) && answer.comparedRows.length > 0 && (
        <section className="fr-mt-4w">
          <h4 className="fr-h5">{recap.left}</h4>
          <ComparedRows answer={answer} />
        </section>
      )}
    </>
  )
}
