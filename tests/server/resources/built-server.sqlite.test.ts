import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

// Its programs are in another folder than the sources, and the templates stay with these.
test.each(['docx', 'odt'])(
  'a server that was built finds the templates of documents to fill in: %s',
  async extension => {
    const answer = await fetch(`${server.url}/static/documents/convention-de-don.${extension}`)
    expect([answer.status, (await answer.arrayBuffer()).byteLength > 5_000]).toEqual([200, true])
  },
)
