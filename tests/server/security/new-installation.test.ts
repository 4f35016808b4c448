import { expect, test } from 'vitest'
import { startTestServer } from '../support/test-server.ts'

test('a new installation has no account, no token and no application', async () => {
  const server = await startTestServer()
  for (const table of ['users', 'accessTokens', 'oauthApplications', 'sessions']) {
    expect([table, await server.count(table)]).toEqual([table, 0])
  }
  await server.close()
})
