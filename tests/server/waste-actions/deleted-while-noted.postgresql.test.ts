import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reachOfUser } from '../../../server/teams/managed-canteens.ts'
import { noteAction } from '../../../server/waste-actions/note-action.ts'
import { waitForBlockedConnection } from '../support/postgresql-activity.ts'
import { tilleuls } from '../support/sirets.ts'
import { addStaff } from '../support/staff.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { writtenTexts } from '../support/written-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an action is not deleted while a canteen is noting it', async () => {
  const editor = (await addStaff(server)).browser
  const manager = await server.addPerson()
  const canteenId = await server.addCanteen(tilleuls, [manager])
  const writing = '/api/v1/writing/wasteActions/'
  const { id } = (await editor.request('POST', writing, { payload: writtenTexts.WasteAction.body })).json()
  const edition = {
    origin: { userId: manager.id, through: 'session', throughId: null } as const,
    reach: reachOfUser(manager.id),
  }
  const removal = await server.app.services.database.transaction(async transaction => {
    await noteAction(transaction, edition, id, { canteenId, isDone: true }, () => true)
    const removed = editor
      .request('PATCH', `${writing}${id}/`, { payload: { published: false } })
      .then(() => editor.request('DELETE', `${writing}${id}/`))
    await waitForBlockedConnection(server)
    return { removed }
  })
  const refused = await removal.removed
  expect([refused.statusCode, refused.json().detail]).toEqual([409, wasteActionRefusals('noted-action', 1).in('fr')])
})
