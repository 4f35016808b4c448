import type { NoticeAction as Action } from '../app/notices.ts'
import { ActionButton } from '../ui/ActionButton.tsx'

interface NoticeActionProps {
  readonly message: string
  readonly action: Action
  readonly onDone: () => void
}

/** The message of a notice, and the button of what can be done about it. */
export default function NoticeAction({ message, action: { label, busyLabel, run }, onDone }: NoticeActionProps) {
  return (
    <>
      <p className="fr-mb-1w">{message}</p>
      <ActionButton action={label} busyLabel={busyLabel} work={() => run().then(onDone)} />
    </>
  )
}
