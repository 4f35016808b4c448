import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { dataFamilyOf } from './data-family.ts'
import { PlannedChanges } from './PlannedChanges.tsx'
import type { Sending } from './sending.ts'
import { useSendWords } from './words/send-words.ts'

export interface PlanViewProps {
  readonly state: Extract<Sending, { kind: 'planned' }>
  readonly kind: FileKind
  readonly onSend: () => void
  /** Plans again, which also asks again what to do with similar purchases. */
  readonly onRestart: () => void
}

/** The changes that the import would make, for the user to approve. */
export default function PlanView({ state, kind, onSend, onRestart }: PlanViewProps) {
  const words = useSendWords().plan
  const { answer, plan, similar, renewal } = state
  const { created, updated, unchanged, similarPurchaseCount } = answer
  const skipped = similar === 'skip' ? similarPurchaseCount : 0
  const counts = [
    { icon: 'fr-icon-add-circle-line', text: words.created(created), count: created },
    { icon: 'fr-icon-edit-line', text: words.updated(updated), count: updated },
    { icon: 'fr-icon-check-line', text: words.unchanged(unchanged - skipped), count: unchanged - skipped },
  ].filter(({ count }) => count > 0)
  return (
    <>
      <FocusedHeading as="h3" className="fr-h5">
        {words.title}
      </FocusedHeading>
      {renewal && <Alert severity="warning" small className="fr-mb-3w" description={words.renewal[renewal]} />}
      <ul className="mc-send__counts fr-raw-list fr-mb-2w">
        {counts.map(({ icon, text }) => (
          <li key={icon} className="fr-text--lead fr-mb-0">
            <span className={`${icon} fr-mr-1w`} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {skipped > 0 && <p>{words.skipped(skipped)}</p>}
      {plan.emailCount > 0 && <p>{words.emails(plan.emailCount)}</p>}
      <p className="fr-text--sm">{words.undoable}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button onClick={onSend}>{words.send(dataFamilyOf(kind), created + updated)}</Button>
        </li>
        {similarPurchaseCount > 0 && (
          <li>
            <Button priority="secondary" onClick={onRestart}>
              {words.changeChoice}
            </Button>
          </li>
        )}
      </ul>
      <PlannedChanges plan={plan} kind={kind} />
    </>
  )
}
