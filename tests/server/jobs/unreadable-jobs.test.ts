/** @module-tag long */
import { afterEach, expect, test } from 'vitest'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

test('jobs that could not be read are checked again, without a new job', async () => {
  server = await startTestServer()
  const { app, log } = server
  const { writer } = app.services.database
  // Before the table is back: a round that finds no job waits for long.
  const date = new Date(0).toISOString()
  await writer('jobs').insert({ name: 'job-pruning', creationDate: date, dueDate: date })
  await writer.schema.renameTable('jobs', 'away')
  await app.jobs.runDue()
  await eventually(() => log.some(line => line.includes('the jobs cannot be read')) || undefined)
  await writer.schema.renameTable('away', 'jobs')
  await expect.poll(async () => (await server?.rows<{ endDate: string | null }>('jobs'))?.[0]?.endDate).toBeTruthy()
})
