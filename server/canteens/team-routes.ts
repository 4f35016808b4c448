import {
  acceptDeliveryRequest,
  declineDeliveryRequest,
  listDeliveryRequests,
} from '@ma-cantine/lib/canteens/delivery-requests-api'
import {
  acceptJoinRequest,
  declineJoinRequest,
  listJoinRequests,
  requestToJoinTeam,
} from '@ma-cantine/lib/canteens/join-requests-api'
import { addManager, claimCanteen, removeManager, undoCanteenClaim } from '@ma-cantine/lib/canteens/team-api'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../http/caller.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { listOpenDeliveryRequests } from '../teams/delivery-requests.ts'
import { listOpenRequests } from '../teams/join-requests.ts'
import { loadTeam } from '../teams/load-team.ts'
import { answerDeliveryRequest } from './answer-delivery.ts'
import { addToTeam, leaveTeam, type TeamChange } from './change-team.ts'
import { claim, undoClaim } from './claim-canteen.ts'
import { answerJoinRequest, requestToJoin } from './join-team.ts'

export function teamRoutes(app: FastifyInstance, { database, settings, mail }: Services): void {
  /** Changes a team in one transaction; the messages leave once it is committed. */
  async function change<Result>(
    caller: Caller,
    canteenId: number,
    work: (change: TeamChange) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.transaction(transaction => work({ transaction, settings, caller, canteenId }))
    mail.drain()
    return result
  }

  route(app, addManager, ({ caller, body: { canteenId, email } }) =>
    change(caller, canteenId, change => addToTeam(change, email)),
  )

  route(app, removeManager, ({ caller, body: { canteenId, email } }) =>
    change(caller, canteenId, change => leaveTeam(change, email)),
  )

  route(app, claimCanteen, ({ caller, params }) => change(caller, params.canteenId, claim))

  route(app, undoCanteenClaim, async ({ caller, params }) => {
    await change(caller, params.canteenId, undoClaim)
    return {}
  })

  route(app, requestToJoinTeam, async ({ caller, params, body }) => {
    await change(caller, params.canteenId, change => requestToJoin(change, body))
    return {}
  })

  route(app, listJoinRequests, ({ params }) => listOpenRequests(database.reader, params.canteenId))

  for (const [endpoint, answer] of [
    [acceptJoinRequest, 'accepted'],
    [declineJoinRequest, 'declined'],
  ] as const) {
    route(app, endpoint, ({ caller, params: { canteenId, requestId } }) =>
      change(caller, canteenId, async change => {
        await answerJoinRequest(change, requestId, answer)
        return loadTeam(change.transaction, canteenId)
      }),
    )
  }

  route(app, listDeliveryRequests, ({ params }) => listOpenDeliveryRequests(database.reader, params.canteenId))

  for (const [endpoint, answer] of [
    [acceptDeliveryRequest, 'accepted'],
    [declineDeliveryRequest, 'declined'],
  ] as const) {
    route(app, endpoint, async ({ caller, params: { canteenId, requestId } }) => {
      await change(caller, canteenId, change => answerDeliveryRequest(change, requestId, answer))
      return {}
    })
  }
}
