import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { recapLinkHeader } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { makeSiret } from '../../server/support/sirets.ts'
import { file } from '../../support/files.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, type RunOptions } from '../support/run-cli.ts'

let server: RunningServer
let canteen: { readonly id: number; readonly siret: string }
beforeAll(async () => {
  server = await startServer()
  const [first] = server.account.canteens
  if (!first) throw new Error('The account should have a canteen')
  canteen = first
})
afterAll(() => server.stop())

const supplier = 'ventes@primeurs.example'
const run = (args: readonly string[], options: RunOptions = {}) =>
  cli(['requests', ...args], {
    ...options,
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...options.env },
  })
const json = async (...args: readonly string[]) => JSON.parse((await run([...args, '--json'])).stdout)
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const send = (...more: readonly string[]) => [
  ...['send', supplier, '--provider', 'Primeurs du Port', '--canteen', canteen.siret, '--year', '2024'],
  ...more,
]

/** The token of the link in the last message. */
async function lastToken(): Promise<string> {
  const database = await openDatabase(server.database.location)
  const [{ body }] = await database.writer('outgoingEmails').where({ recipient: supplier }).orderBy('id', 'desc')
  await database.close()
  return /recapitulatif-demande#(\S+)/.exec(body)?.[1] ?? ''
}

test('a request is tried, sent, answered, downloaded, imported and proved', async () => {
  const tried = await run(send('--dry-run'))
  expect([tried.exitCode, plain(tried.stdout)]).toEqual([0, expect.stringContaining(`Serait envoyé à ${supplier}`)])
  expect(plain(tried.stdout)).toContain('du 1er janvier au 31 décembre 2024')
  expect(await json('list')).toMatchObject({ ok: true, count: 0, requests: [] })

  const { ok, request, message } = await json(...send('--note', 'Merci.', '--remind-every', '14'))
  expect([ok, request.state, request.reminderDays, message.text]).toMatchObject([
    true,
    'sent',
    14,
    expect.stringContaining('> Merci.'),
  ])
  const number = String(request.id)
  const tooSoon = await run(['remind', number])
  expect([tooSoon.exitCode, plain(tooSoon.stderr)]).toEqual([1, expect.stringContaining('moins d’une semaine')])
  expect((await run(['download', number])).exitCode).toBe(2)

  const form = new FormData()
  const rows = [{ siret: canteen.siret, article: 'Carottes bio', prix_ht: '240.50' }]
  form.set('file', new Blob([file('recapitulatif_fournisseur', rows)], { type: 'text/csv' }), 'releve.csv')
  const given = await fetch(`${server.url}/api/v1/recapLink/file/`, {
    method: 'POST',
    headers: { [recapLinkHeader]: await lastToken() },
    body: form,
  })
  expect(await given.json()).toMatchObject({ isStored: true })

  const shown = await run(['show', number])
  expect(plain(shown.stdout)).toContain('1 ligne, 240,50 €, dont 240,50 € avec un label')
  expect(plain(shown.stdout)).toContain('Récapitulatif remis : « releve.csv », 1 ligne.')
  expect((await json('list', '--state', 'received')).requests).toMatchObject([{ id: request.id }])

  const place = join(folder(), 'recap.csv')
  expect((await run(['download', number, '--output', place])).exitCode).toBe(0)
  const imported = await cli(['import', place, '--json'], {
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token },
  })
  expect(JSON.parse(imported.stdout).files[0].answer).toMatchObject({ created: 1 })
  expect((await json('show', number)).request.state).toBe('stored')

  const proof = join(folder(), 'preuve.pdf')
  expect((await json('proof', number, '--output', proof)).bytes).toBe(readFileSync(proof).length)
  expect(readFileSync(proof, 'latin1').slice(0, 5)).toBe('%PDF-')
  expect((await run(['close', number])).exitCode).toBe(1)
})

test('a request that is sent again under its key is the same one', async () => {
  const again = () => json(...send('--from', '2023-03-01', '--to', '2023-05-31', '--idempotency-key', 'nuit-du-12'))
  const { request } = await again()
  expect(await again()).toMatchObject({ ok: true, request: { id: request.id } })
})

test('a request is closed, or not by a trial', async () => {
  const { request } = await json(...send('--from', '2024-03-01', '--to', '2024-05-31', '--contractor'))
  expect([request.kind, request.firstDay, request.lastDay]).toEqual(['contractor', '2024-03-01', '2024-05-31'])
  const number = String(request.id)
  expect(await json('close', number, '--dry-run')).toMatchObject({ dryRun: true, request: { state: 'closed' } })
  expect((await json('show', number)).request.state).toBe('sent')
  expect(await json('close', number)).toMatchObject({ ok: true, request: { state: 'closed' } })
})

test.each([
  ['a number that is none', ['show', 'douze'], 2, 'bad-request'],
  ['a request of nobody', ['close', '999999'], 2, 'unknown-request'],
  [
    'a canteen of nobody',
    ['send', supplier, '--provider', 'P', '--canteen', makeSiret(7_777_777)],
    2,
    'unknown-canteen',
  ],
  ['an address that is none', ['send', 'ventes', '--provider', 'P', '--canteen', '1'], 1, 'bad-request'],
] as const)('%s is refused', async (_, args, exitCode, code) => {
  const refused = await run([...args, '--json'])
  expect([refused.exitCode, JSON.parse(refused.stdout).error.code]).toEqual([exitCode, code])
})

test('a file that is there already is not replaced without --force', async () => {
  const { request } = await json(...send('--from', '2024-06-01', '--to', '2024-06-30'))
  const place = join(folder(), 'taken.pdf')
  writeFileSync(place, 'ours')
  const refused = await run(['proof', String(request.id), '--output', place])
  expect([refused.exitCode, readFileSync(place, 'utf8')]).toEqual([2, 'ours'])
  expect((await run(['proof', String(request.id), '--output', place, '--force'])).exitCode).toBe(0)
  expect(existsSync(place) && readFileSync(place, 'latin1').startsWith('%PDF-')).toBe(true)
})
