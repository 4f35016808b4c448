/** @module-tag long */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, createFile, folder, goodFile, startCli } from '../support/run-cli.ts'

/** More of them: SUDDEN_DEATHS=100. */
const deaths = Number(process.env.SUDDEN_DEATHS ?? 24)
const moments = [
  'by chance',
  'before the server hears',
  'before the answer comes',
  'as the answer comes',
  'as it is told',
] as const
type Moment = (typeof moments)[number]

let server: RunningServer
let address: string
/** Called with what the line between the watch and the server sees. */
let onMoment: (moment: Moment) => void = () => {}
const line = createServer((incoming, outgoing) => {
  onMoment('before the server hears')
  const { method, url = '/', headers } = incoming
  const onward = request(new URL(url, server.url), { method, headers }, answer => {
    onMoment('before the answer comes')
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing).on('finish', () => onMoment('as the answer comes'))
  })
  onward.on('error', () => outgoing.destroy())
  // The server sees that its client is gone.
  incoming.on('close', () => {
    if (!incoming.complete) onward.destroy()
  })
  incoming.pipe(onward)
})
beforeAll(async () => {
  server = await startServer()
  await once(line.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(line.address() as AddressInfo).port}`
})
afterAll(async () => {
  line.close()
  line.closeAllConnections()
  await server.stop()
})

test('a watch killed at any moment stores each file once, and files it once with its report', async () => {
  const path = folder()
  const env = { MA_CANTINE_TOKEN: server.account.token }
  const watch = ['watch', path, '--import', '--settle', '0.1', '--interval', '0.2']
  const names: string[] = []
  for (let death = 0; death < deaths; death++) {
    const moment = moments[death % moments.length] as Moment
    const name = `Mort ${String(names.length).padStart(3, '0')}`
    // A name that comes back, with another content each time, unless one waits under it.
    const isFree = death % 3 === 0 && !tables(path).includes('export.csv')
    createFile(goodFile.replace('Carottes', name), isFree ? 'export.csv' : `${name}.csv`, path)
    names.push(name)
    const child = startCli([...watch, '--json', '--server', address], { env })
    const ended = once(child, 'close')
    onMoment = seen => {
      if (seen === moment) child.kill('SIGKILL')
    }
    child.stdout.on('data', chunk => {
      if (moment === 'as it is told' && String(chunk).includes('accepted')) child.kill('SIGKILL')
    })
    if (moment === 'by chance') {
      await once(child.stdout, 'data')
      await pause((death / deaths) * 800)
      child.kill('SIGKILL')
    }
    await ended
  }
  expect((await cli([...watch, '--once', '--server', server.url], { env })).exitCode).toBe(0)

  const { stdout } = await cli(['purchases', 'list', '--all', '--json', '--search', 'Mort', '--server', server.url], {
    env,
  })
  const stored = stdout.split('\n').filter(Boolean)
  expect(stored.map(text => JSON.parse(text).description).sort()).toEqual(names)
  const done = join(path, 'traités')
  const filed = tables(done)
  const contents = filed.map(file => readFileSync(join(done, file), 'utf8'))
  expect(contents.sort()).toEqual(names.map(name => goodFile.replace('Carottes', name)))
  expect(readdirSync(done).sort()).toEqual([...filed, ...filed.map(file => `${file}.rapport.txt`)].sort())
  expect(readdirSync(path).sort()).toEqual(['refusés', 'traités'])
})

const tables = (path: string): string[] => readdirSync(path).filter(name => name.endsWith('.csv'))
