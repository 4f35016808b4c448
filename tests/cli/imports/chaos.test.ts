/** @module-tag long */
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { chaosLine, type Trouble, troubles } from '../support/chaos-line.ts'
import { cli, createFile, folder, goodFile, startCli } from '../support/run-cli.ts'

/** More of them: CHAOS_IMPORTS=200. */
const imports = Number(process.env.CHAOS_IMPORTS ?? 21)
/** How many commands run at once. */
const atOnce = 6
/** A command gives up after four tries of a line that is cut, and is run again with its key. */
const mostRuns = 5

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** The troubles of each import, by its key: each comes first in turn, then others by chance, then the line is good. */
function troublesOf(index: number, random: () => number): Trouble[] {
  const others = Array.from({ length: Math.floor(random() * 4) }, () => Math.floor(random() * troubles.length))
  return [index % troubles.length, ...others].map(place => troubles[place] as Trouble)
}

test('over a line that cuts, drips, doubles and loses, each import ends with its rows stored once', async () => {
  const random = createRandom(20_261_130)
  const coming = new Map<string, Trouble[]>(
    Array.from({ length: imports }, (_, index) => [`chaos-${index}`, troublesOf(index, random)]),
  )
  const line = await chaosLine(server.url, ({ headers }) => {
    const key = headers['idempotency-key']?.toString().replaceAll('"', '') ?? ''
    return coming.get(key)?.shift() ?? null
  })
  const path = folder()
  const names = Array.from({ length: imports }, (_, index) => `Tempête ${String(index).padStart(3, '0')}`)

  async function importOne(index: number): Promise<void> {
    const name = names[index] ?? ''
    const file = createFile(goodFile.replace('Carottes', name), `${name}.csv`, path)
    for (let run = 0; run < mostRuns; run++) {
      const child = startCli(['import', file, '--json', '--idempotency-key', `chaos-${index}`, '--server', line.url], {
        env: { MA_CANTINE_TOKEN: server.account.token },
      })
      let output = ''
      child.stdout.on('data', chunk => {
        output += chunk
      })
      const [code] = await once(child, 'close')
      if (code === 0) return
      expect(code, output).toBe(5)
    }
    expect.fail(`${name} was never imported`)
  }

  const waiting = names.keys()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const index of waiting) await importOne(index)
    }),
  )
  await line.close()

  const search = ['purchases', 'list', '--all', '--json', '--fields', 'description', '--search', 'Tempête']
  const { stdout } = await cli([...search, '--server', server.url], { env: { MA_CANTINE_TOKEN: server.account.token } })
  const stored = stdout.split('\n').filter(Boolean)
  expect(stored.map(text => JSON.parse(text).description).sort()).toEqual(names)
  expect([...line.seen.keys()].sort()).toEqual([...troubles].sort())
})
