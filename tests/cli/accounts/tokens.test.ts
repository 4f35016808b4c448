import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, startInTerminal, type Terminal } from '../support/run-cli.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const inTerminal = (args: readonly string[]) =>
  startInTerminal(['tokens', ...args, '--server', server.url], { env: { XDG_CONFIG_HOME: folder() } })

async function typePassword(terminal: Terminal, password = server.account.password): Promise<number | null> {
  await terminal.until(/Identifiant ou adresse e-mail : /)
  terminal.type(`${server.account.username}\r`)
  await terminal.until(/Mot de passe \(il ne s’affiche pas\) : /)
  terminal.type(`${password}\r`)
  return terminal.exitCode
}

test('a token is created, listed and revoked by who types their password, which is not shown', async () => {
  const creating = inTerminal(['create', 'Envoi de nuit', '--scope', 'canteen:read,user:read', '--days', '30'])
  expect(await typePassword(creating)).toBe(0)
  const [token] = await creating.until(/\bmc_[\w-]{20,}/)
  expect(creating.shown()).not.toContain(server.account.password)
  expect(creating.shown().split(token)).toHaveLength(2)
  const asks = () => cli(['canteens', '--server', server.url], { env: { MA_CANTINE_TOKEN: token } })
  expect((await asks()).exitCode).toBe(0)

  const listing = inTerminal(['list'])
  expect(await typePassword(listing)).toBe(0)
  expect(listing.shown()).not.toContain(token)
  const [, id = ''] = await listing.until(/(\d+) {2}Envoi de nuit/)

  const chosen = inTerminal(['list', '--fields', 'name,id'])
  expect(await typePassword(chosen)).toBe(0)
  await chosen.until(new RegExp(`Envoi de nuit +${id}`))

  expect(await typePassword(inTerminal(['revoke', id]))).toBe(0)
  expect((await asks()).exitCode).toBe(3)
  expect(await typePassword(inTerminal(['revoke', id]))).toBe(1)
})

test('a wrong password is told, with 3', async () => {
  const terminal = inTerminal(['list'])
  expect(await typePassword(terminal, 'wrong')).toBe(3)
  expect(terminal.shown()).not.toContain('wrong')
})

test.each([['list'], ['create', 'CI', '--scope', 'import:write'], ['revoke', '1']])(
  'tokens %s without a terminal ends at once, with 2 and the way out, whatever token there is',
  async (...args) => {
    const { exitCode, stderr } = await cli(['tokens', ...args, '--server', server.url], {
      env: { MA_CANTINE_TOKEN: server.account.token },
    })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('/mon-compte/jetons')])
  },
)

test.each([
  [['create', 'CI'], 'Il manque les droits du jeton.'],
  [['create', 'CI', '--scope', 'all'], 'import:write'],
])('tokens %j is refused, with 2 and the rights to choose from', async (args, sentence) => {
  const { exitCode, stderr } = await cli(['tokens', ...args])
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(sentence)])
})
