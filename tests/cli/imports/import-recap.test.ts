import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, createFile } from '../support/run-cli.ts'

let server: RunningServer
let siret: string
beforeAll(async () => {
  server = await startServer()
  siret = server.account.canteens[0]?.siret ?? ''
})
afterAll(() => server.stop())

const run = (...args: readonly string[]) =>
  cli(['import', ...args], { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token } })
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

test('a recap is planned, refused for what may be stored, stored with a choice, and adds nothing again', async () => {
  const bought = { siret, fournisseur: 'Primeurs du Port', caracteristiques: '' }
  const purchases = file('achats', [{ ...bought, description: 'Poireaux', date: '2024-04-02', prix_ht: '60' }])
  expect((await run(createFile(purchases, 'achats.csv'))).exitCode).toBe(0)
  const recap = createFile(
    file('recapitulatif_fournisseur', [
      { siret },
      { siret, article: 'Poireaux', categories_egalim: '', prix_ht: '80' },
    ]),
    'recapitulatif.csv',
  )

  const refused = await run(recap)
  expect(refused.exitCode).toBe(1)
  expect(plain(refused.stdout)).toContain('1 ligne nouvelle')
  expect(plain(refused.stdout)).toContain('1 ligne d’un autre montant')
  expect(plain(refused.stdout)).toContain('ligne 3 : Poireaux, 80,00 € ; vos achats : 60,00 €')
  expect(refused.stdout).toContain('--similar allow')

  const planned = await run('--dry-run', '--similar', 'skip', recap)
  expect(planned.exitCode).toBe(0)
  expect(plain(planned.stdout)).toContain('240,50 € HT')

  const stored = JSON.parse((await run('--json', '--similar', 'allow', recap)).stdout)
  expect(stored.files[0].answer).toMatchObject({ count: 2, verdictCounts: { new: 1, 'other-amount': 1 } })
  const again = JSON.parse((await run('--json', recap)).stdout)
  expect(again.files[0].answer).toMatchObject({ count: 0, errorCount: 0, verdictCounts: { stored: 2 } })
})
