import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCampaign, campaignYear as year } from '../../server/support/open-campaign.ts'
import { changeArchive } from '../../support/change-archive.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder } from '../support/run-cli.ts'

const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7\n').toString('base64')}`

let server: RunningServer
let canteen: string
/** A declared canteen, of which the tests take the archive. */
let siret: string
beforeAll(async () => {
  server = await startServer(openCampaign)
  const [first] = server.account.canteens
  canteen = String(first?.id)
  siret = first?.siret ?? ''
})
afterAll(() => server.stop())

const run = (args: readonly string[], cwd = folder()) =>
  cli(['inspection', ...args], {
    cwd,
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token },
  })
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const post = async (path: string, body: object) => {
  const response = await fetch(`${server.url}/api/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
  return (await response.json()) as { id: number }
}
const ofYear = ['--year', String(year)]

test('an inspection is prepared, downloaded and checked; an altered archive is refused', async () => {
  const none = await run(['show', canteen, ...ofYear])
  expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining(`n’a pas de bilan ${year}`)])
  expect((await run(['show', 'Tilleuls'])).exitCode).toBe(2)

  const report = { year, diagnosticType: 'SIMPLE', ...nothingElse, valueTotalHt: 100 }
  const { id: diagnosticId } = await post(`canteens/${canteen}/diagnostics/`, report)
  const purchase = { canteen: Number(canteen), date: `${year}-03-01`, family: 'AUTRES', characteristics: [] }
  await post('purchases/', { ...purchase, description: 'Riz', priceHt: 75, invoiceFile })
  await post('purchases/', { ...purchase, description: 'Sel', priceHt: 25 })
  const early = await run(['download', canteen, ...ofYear])
  expect([early.exitCode, early.stderr]).toEqual([2, expect.stringContaining('ma-cantine declare')])
  await post('teledeclaration/', { diagnosticId, honourStatement: true })

  const shown = await run(['show', siret, ...ofYear])
  expect(shown.exitCode).toBe(0)
  const text = plain(shown.stdout)
  expect(text).toContain('Des factures sont jointes pour 75,00 € sur 100,00 €, soit 75 %.')
  expect(text).toMatch(/n° \d+, Sel, .*, 25,00 € : facture/)
  expect(JSON.parse((await run(['show', canteen, ...ofYear, '--json'])).stdout)).toMatchObject({
    ok: true,
    canteenId: Number(canteen),
    inspection: { count: 1, archive: { purchases: 2, invoices: 1 } },
  })

  // A dry run writes nothing.
  const cwd = folder()
  const place = join(cwd, 'dossier.zip')
  const dry = await run(['download', canteen, ...ofYear, '--output', 'dossier.zip', '--dry-run'], cwd)
  expect([dry.exitCode, plain(dry.stdout)]).toEqual([0, expect.stringContaining('1 facture (9 octets)')])
  expect(existsSync(place)).toBe(false)
  expect((await run(['download', canteen, ...ofYear, '--output', 'dossier.zip'], cwd)).exitCode).toBe(0)
  expect((await run(['download', canteen, ...ofYear, '--output', 'dossier.zip'], cwd)).exitCode).toBe(2)

  const right = await run(['check', 'dossier.zip'], cwd)
  expect([right.exitCode, right.stdout]).toEqual([0, expect.stringContaining('tout concorde')])
  const bytes = readFileSync(place)
  const altered = await changeArchive(new Blob([bytes]), 'montants.csv', csv => csv.replace('75,00', '95,00'))
  writeFileSync(place, Buffer.from(await altered.arrayBuffer()))
  const wrong = await run(['check', 'dossier.zip'], cwd)
  expect([wrong.exitCode, plain(wrong.stdout)]).toEqual([
    1,
    expect.stringContaining('montants.csv, valueTotalHt.proved : écrit « 95 », recalculé « 75 ».'),
  ])
  expect(wrong.stdout).toContain('montants.csv a changé depuis que le dossier a été fait.')
  writeFileSync(place, bytes.subarray(0, bytes.length - 30))
  const cut = await run(['check', 'dossier.zip', '--json'], cwd)
  expect([cut.exitCode, JSON.parse(cut.stdout)]).toMatchObject([1, { ok: false, faults: [{ code: 'not-an-archive' }] }])
  for (const absent of ['absent.zip', '.']) expect((await run(['check', absent], cwd)).exitCode).toBe(2)
})
