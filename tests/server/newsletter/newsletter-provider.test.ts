import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'
import { newsletterToken } from '../support/valid-inputs.ts'

let outside: OutsideStandIn
let server: TestServer
beforeAll(async () => {
  outside = await startOutsideStandIn()
  server = await startTestServer({ ...outside.environment, OUTSIDE_TIMEOUT: '1500', OUTSIDE_PAUSE: '1' })
})
beforeEach(async () => {
  outside.behaviour = 'right'
  for (const table of ['newsletterSubscriptions', 'newsletterDepartures', 'jobs']) await writer()(table).delete()
})
afterAll(async () => {
  await server.close()
  await outside.close()
})

const writer = () => server.app.services.database.writer
const post = (path: string, token: string) =>
  server.app.inject({ method: 'POST', url: `/api/v1/${path}/`, payload: { token } })
const confirm = (token: string) => post('newsletterConfirmation', token)
const leave = (token: string) => post('newsletterDeparture', token)
const runJobs = () => server.app.jobs.runDue()
/** Makes a job that waits for another attempt due now. */
const waitForRetry = () =>
  writer()('jobs')
    .whereNull('endDate')
    .update({ dueDate: new Date(0).toISOString() })

async function subscribe(email: string): Promise<string> {
  const token = await newsletterToken(server, email)
  await confirm(token)
  return token
}

test('the provider gets an address once it is confirmed, and forgets it when its holder leaves', async () => {
  const token = await newsletterToken(server, 'camille@exemple.fr')
  await runJobs()
  expect(outside.subscribers).not.toContain('camille@exemple.fr')
  await confirm(token)
  await runJobs()
  expect(outside.subscribers).toContain('camille@exemple.fr')
  await leave(token)
  await runJobs()
  expect(outside.subscribers).not.toContain('camille@exemple.fr')
  expect(await writer()('newsletterDepartures')).toEqual([])
})

test('a provider that is down delays both, and loses neither', async () => {
  const leaving = await subscribe('depart@exemple.fr')
  await runJobs()
  outside.behaviour = 'error'
  await leave(leaving)
  await subscribe('arrivee@exemple.fr')
  await runJobs()
  // The provider may have done what it does not confirm: it is asked again.
  expect(await writer()('newsletterDepartures')).toMatchObject([{ email: 'depart@exemple.fr' }])
  expect(await writer()('jobs').whereNull('endDate')).toMatchObject([{ attempts: 1 }])
  outside.behaviour = 'right'
  await waitForRetry()
  await runJobs()
  expect(outside.subscribers).not.toContain('depart@exemple.fr')
  expect(outside.subscribers).toContain('arrivee@exemple.fr')
})

test('an address that the provider refuses does not hold up the others', async () => {
  await subscribe('refuse@exemple.fr')
  await subscribe('suivante@exemple.fr')
  await runJobs()
  expect(outside.subscribers).toContain('suivante@exemple.fr')
  expect(await server.rows('newsletterSubscriptions')).toMatchObject([
    { email: 'refuse@exemple.fr', providerDate: null, providerAttempts: 1 },
    { email: 'suivante@exemple.fr', providerDate: expect.any(String), providerAttempts: 0 },
  ])
})

test('somebody who leaves and comes back before the provider knows stays on its list', async () => {
  const token = await subscribe('fidele@exemple.fr')
  await runJobs()
  await leave(token)
  await subscribe('fidele@exemple.fr')
  await runJobs()
  expect(outside.subscribers).toContain('fidele@exemple.fr')
  expect(await writer()('newsletterDepartures')).toEqual([])
})

test('the key of the account stays out of the log', async () => {
  outside.behaviour = 'error'
  await subscribe('journal@exemple.fr')
  await runJobs()
  expect(server.log.join('')).not.toContain(outside.environment.NEWSLETTER_API_KEY)
  expect(server.log.join('')).not.toContain('journal@exemple.fr')
})
