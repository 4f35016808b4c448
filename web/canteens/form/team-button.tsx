import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { ClaimButton } from '../team/ClaimButton.tsx'
import { JoinButton } from '../team/JoinButton.tsx'

/** The button with which to manage a canteen that exists: at once when nobody does, by asking its team otherwise. */
export const renderTeamButton = (canteen: CanteenStatus) =>
  canteen.canBeClaimed ? <ClaimButton canteen={canteen} named /> : <JoinButton canteen={canteen} named />
