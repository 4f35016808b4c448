import { expect, test } from 'vitest'
import { askServer } from '../support/ask-server.ts'
import { cli, createFile, goodFile } from '../support/run-cli.ts'
import { html, standInServer } from '../support/stand-in-server.ts'

const redirectTo = (target: string, status: number) =>
  standInServer((_, response) => void response.writeHead(status, { location: target }).end())

test.each([301, 302, 303, 307, 308])('a redirection (%i) is told, and neither token nor file follows', async status => {
  const elsewhere = await standInServer(html())
  const server = await redirectTo(`${elsewhere.url}/portail`, status)
  const { exitCode, stderr } = await askServer(server.url)
  expect([exitCode, stderr]).toEqual([
    5,
    expect.stringContaining(`${server.url} renvoie vers une autre adresse, ${elsewhere.url}/portail`),
  ])
  const args = ['import', createFile(goodFile), '--server', server.url, '--json']
  const sending = await cli(args, { env: { MA_CANTINE_TOKEN: 'secret-token' } })
  expect([sending.exitCode, sending.stdout]).toEqual([5, expect.stringContaining('"redirected"')])
  expect(server.requests).toHaveLength(2)
  expect(elsewhere.requests).toEqual([])
})

test('a redirection to no address is told as well', async () => {
  const server = await redirectTo('https://', 302)
  expect(await askServer(server.url)).toMatchObject({ exitCode: 5, stderr: expect.stringContaining('renvoie vers') })
})
