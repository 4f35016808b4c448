import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { answerCli, cli } from '../support/run-cli.ts'

let server: RunningServer
let env: Record<string, string>
let kitchen: string
let satellite: string
beforeAll(async () => {
  server = await startServer()
  env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
  const [first, second] = server.account.canteens
  kitchen = String(first?.id)
  satellite = String(second?.id)
  await change(kitchen, { productionType: 'central_serving', satelliteCanteensCount: 1 })
  await change(satellite, { productionType: 'site_cooked_elsewhere', centralProducerSiret: first?.siret })
})
afterAll(() => server.stop())

async function change(id: string, values: object): Promise<void> {
  const headers = { authorization: `Bearer ${server.account.token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/api/v1/canteens/${id}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(values),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const run = async (...args: string[]) => {
  const { exitCode, stdout, stderr } = await cli(['canteens', ...args], { env })
  return { exitCode, stdout: plain(stdout), stderr: plain(stderr) }
}
const runJson = async (...args: string[]) => JSON.parse((await run(...args, '--json')).stdout)

test('a kitchen becomes a group once it was looked at and confirmed, and a kitchen again', async () => {
  const { name } = server.account.canteens[0] ?? { name: '' }
  // Nobody is there to confirm.
  expect(await run('convert-to-group', kitchen)).toMatchObject({ exitCode: 2, stdout: '' })
  const looked = await run('convert-to-group', kitchen, '--dry-run')
  expect(looked.exitCode).toBe(0)
  expect(looked.stdout).toContain('1 cantine rejoint le groupe :')
  expect(looked.stdout).toContain(server.account.canteens[1]?.name)
  expect(await runJson('convert-to-group', kitchen, '--dry-run')).toMatchObject({
    ok: true,
    dryRun: true,
    conversion: { obstacle: null, satellites: [{ id: Number(satellite) }] },
  })
  const args = ['canteens', 'convert-to-group', kitchen, '--site-name', 'Salle des fêtes', '--site-meals', '9000']
  const kept = await answerCli(args, { question: '[o/N]', answer: 'non' }, { env })
  expect(kept.exitCode).toBe(1)
  expect((await runJson('show', kitchen)).canteen.productionType).toBe('central_serving')

  const converted = await answerCli(args, { question: '[o/N]', answer: 'oui' }, { env })
  expect(converted.exitCode).toBe(0)
  expect(plain(converted.shown)).toContain(`« ${name} » est maintenant un groupe.`)
  const shown = await run('show', kitchen)
  expect(shown.stdout).toContain('Cantines du groupe : 2')
  expect(shown.stdout).toContain('Salle des fêtes (n° ')
  expect((await run('show', satellite)).stdout).toContain(`Groupe : ${name} (n° ${kitchen})`)
  const again = await run('convert-to-group', kitchen, '--yes')
  expect(again.exitCode).toBe(1)
  expect(again.stderr).toContain('est déjà un groupe')

  const undone = await runJson('undo-group', kitchen, '--yes')
  expect(undone).toMatchObject({ ok: true, canteen: { id: Number(kitchen), productionType: 'central_serving' } })
  expect((await run('undo-group', kitchen, '--yes')).exitCode).toBe(1)
})

test('a canteen leaves its group, and only a kitchen is converted', async () => {
  await runJson('convert-to-group', kitchen, '--yes')
  const plan = await run('leave-group', satellite, '--dry-run')
  expect(plan.stdout).toContain('Elle quitte le groupe')
  const left = await runJson('leave-group', satellite, '--yes')
  expect(left).toMatchObject({ ok: true, canteen: { id: Number(satellite), groupe: null } })
  const refused = await run('leave-group', satellite, '--yes')
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain('ne fait partie d’aucun groupe')
  const obstacle = await run('convert-to-group', satellite, '--dry-run')
  expect(obstacle.exitCode).toBe(1)
  expect(obstacle.stderr).toContain('Seul un livreur de repas peut être converti en groupe.')
  expect(await run('convert-to-group', '999999', '--yes')).toMatchObject({ exitCode: 2 })
})
