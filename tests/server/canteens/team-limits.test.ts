import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { afterEach, describe, expect, test } from 'vitest'
import { messagesTo } from '../support/mailbox.ts'
import { makeSiret } from '../support/sirets.ts'
import { teamsOf } from '../support/teams.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
afterEach(() => server.close())

async function start(rules: string) {
  server = await startTestServer({ RATE_LIMITS: rules })
  const [manager, asker] = [await server.addPerson(), await server.addPerson()]
  const sirets = [1, 2, 3].map(makeSiret)
  const canteenIds = await Promise.all(sirets.map(siret => server.addCanteen(siret, [manager])))
  return { manager, asker, canteenIds: canteenIds as [number, number, number], teams: teamsOf(server) }
}

const day = 86_400

describe('the messages that people make us send to teams', () => {
  test.each([
    ['invitationsBySender', teamRefusals('too-many-invitations-of-sender', day)],
    ['invitationsInAll', teamRefusals('too-many-invitations-of-everyone', day)],
  ])('invite so many people a day (%s): the next one is refused, and nothing of it is kept', async (rule, refusal) => {
    const { manager, canteenIds, teams } = await start(`${rule}=1/${day}`)
    await teams.add(manager, canteenIds[0], 'un@exemple.fr')
    const refused = await teams.post(manager, 'addManager/', { canteenId: canteenIds[0], email: 'deux@exemple.fr' })
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      String(day),
      { detail: refusal.in('fr') },
    ])
    expect(await server.rows('managerInvitations')).toHaveLength(1)
    expect(await messagesTo(server, 'deux@exemple.fr')).toEqual([])
  })

  test.each([
    ['joinRequestsBySender', teamRefusals('too-many-requests-of-sender', day)],
    ['joinRequestsInAll', teamRefusals('too-many-requests-of-everyone', day)],
  ])('ask so many teams a day (%s): the next request is refused, and not stored', async (rule, refusal) => {
    const { manager, asker, canteenIds, teams } = await start(`${rule}=1/${day}`)
    expect((await teams.ask(asker, canteenIds[0])).statusCode).toBe(200)
    const refused = await teams.ask(asker, canteenIds[1])
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      String(day),
      { detail: refusal.in('fr') },
    ])
    expect(await teams.requestsOf(manager, canteenIds[1])).toEqual([])
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
  })

  test('do not flood a manager: a request past the limit stands on the screen, without a message', async () => {
    const { manager, asker, canteenIds, teams } = await start(`joinRequestsByRecipient=1/${day}`)
    for (const canteenId of canteenIds) expect((await teams.ask(asker, canteenId)).statusCode).toBe(200)
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
    for (const canteenId of canteenIds) expect(await teams.requestsOf(manager, canteenId)).toHaveLength(1)
  })
})
