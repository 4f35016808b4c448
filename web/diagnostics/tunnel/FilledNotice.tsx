import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { ActionButton } from '../../ui/ActionButton.tsx'
import type { FillNotice } from './measure-steps.ts'

interface FilledNoticeProps {
  readonly notice: FillNotice
  readonly onUndo: () => Promise<void>
}

/** Says that a measure was filled, and offers to undo it. */
export const FilledNotice = ({ notice: { title, message, undo }, onUndo }: FilledNoticeProps) => (
  <div className="fr-mb-3w">
    <div role="status">
      <Alert className="fr-mb-2w" severity="success" title={title} description={message} as="h2" />
    </div>
    {undo && <ActionButton action={undo.label} busyLabel={undo.busyLabel} work={onUndo} />}
  </div>
)
