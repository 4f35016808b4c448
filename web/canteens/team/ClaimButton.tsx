import type { CanteenPreview } from '@ma-cantine/lib/accounts/canteen-preview'
import { claimCanteen } from '@ma-cantine/lib/canteens/team-api'
import { client } from '../../app/client.ts'
import { addressOf } from '../../app/screen-list.ts'
import { refreshSession } from '../../app/session.ts'
import { useGoTo } from '../../app/use-go-to.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useTeamWords } from './words/team-words.ts'

export interface ClaimButtonProps {
  readonly canteen: CanteenPreview
  /** Whether the screen has several such buttons: each then names its canteen. */
  readonly named?: boolean
}

/** Makes the person the manager of a canteen that has none, and leads to its dashboard. */
export function ClaimButton({ canteen, named = false }: ClaimButtonProps) {
  const words = useTeamWords().claim
  const goTo = useGoTo()
  return (
    <ActionButton
      action={words.action}
      busyLabel={words.sending}
      {...(named ? { accessibleName: words.actionNamed(canteen.name) } : {})}
      work={async () => {
        const { id, name } = await client.call(claimCanteen, { params: { canteenId: canteen.id } })
        await refreshSession()
        goTo(addressOf('DashboardManager', { canteenUrlComponent: `${id}--${name}` }), {
          status: 'success',
          title: words.done,
          message: words.doneText(name),
        })
      }}
    />
  )
}
