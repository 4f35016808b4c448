import { type NoticeAction as Action, notify } from '../app/notices.ts'
import { ActionButton } from '../ui/ActionButton.tsx'

interface NoticeActionProps {
  readonly message: string
  readonly action: Action
  readonly onDone: () => void
}

/** The message of a notice, and the button of what can be done about it; its confirmation takes the place of the notice. */
export default function NoticeAction({ message, action: { label, busyLabel, run }, onDone }: NoticeActionProps) {
  async function work(): Promise<void> {
    const confirmation = await run()
    onDone()
    notify({ status: 'success', ...confirmation })
  }
  return (
    <>
      <p className="fr-mb-1w">{message}</p>
      <ActionButton action={label} busyLabel={busyLabel} work={work} />
    </>
  )
}
