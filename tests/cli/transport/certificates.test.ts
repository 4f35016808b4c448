import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeCertificate, type TestCertificate } from '../../support/test-certificate.ts'
import { askServer } from '../support/ask-server.ts'
import { cliProcess, createFile } from '../support/run-cli.ts'
import { standInProxy } from '../support/stand-in-proxy.ts'
import { standInServer } from '../support/stand-in-server.ts'

const server = 'https://cantine.example'
const host = 'cantine.example'

/** An https server behind a proxy, under the name of its certificate, which knows no canteen. */
async function secureServer(certificate: TestCertificate) {
  const tokens: (string | undefined)[] = []
  const secure = createServer(certificate, ({ headers }, response) => {
    tokens.push(headers.authorization)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ count: 0, next: null, previous: null, results: [] }))
  })
  await new Promise<void>(resolve => secure.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void secure.close())
  const proxy = await standInProxy({ tunnelTo: (secure.address() as AddressInfo).port })
  return { env: { HTTPS_PROXY: proxy.address }, tokens }
}

const authority = { host: 'Autorité du rectorat', ...makeCertificate({ host: 'Autorité du rectorat' }) }

describe('a certificate', () => {
  test.each([
    ['signs itself', makeCertificate({ host }), 'n’est pas reconnu', 'NODE_EXTRA_CA_CERTS'],
    [
      'is signed by an unknown authority',
      makeCertificate({ host, issuer: authority }),
      'n’est pas reconnu',
      'NODE_EXTRA_CA_CERTS',
    ],
    ['has expired', makeCertificate({ host, notAfter: new Date('2021-01-01') }), '', ''],
  ])('that %s is told with 5, and no token leaves', async (_, certificate, sentence, advice) => {
    const { env, tokens } = await secureServer(certificate)
    const { exitCode, stderr } = await askServer(server, env)
    expect([exitCode, stderr]).toEqual([
      5,
      expect.stringContaining(`Le certificat de sécurité de ${server} ${sentence}`),
    ])
    expect(stderr).toContain(advice)
    expect(tokens).toEqual([])
  })

  test('of an authority that NODE_EXTRA_CA_CERTS gives is trusted, save for another name or when it has expired', async () => {
    const trusted = { NODE_EXTRA_CA_CERTS: createFile(authority.cert, 'autorite.pem') }
    const ask = async (options: Parameters<typeof makeCertificate>[0]) => {
      const { env, tokens } = await secureServer(makeCertificate({ issuer: authority, ...options }))
      const { exitCode, stderr } = await askServer(server, { ...env, ...trusted }, cliProcess)
      return { exitCode, stderr, tokens }
    }
    const [right, other, old] = await Promise.all([
      ask({ host }),
      ask({ host: 'autre.example' }),
      ask({ host, notAfter: new Date('2021-01-01') }),
    ])
    expect(right).toEqual({ exitCode: 0, stderr: '', tokens: ['Bearer secret-token'] })
    expect([other.exitCode, other.stderr, other.tokens]).toEqual([
      5,
      expect.stringContaining('celui d’une autre adresse'),
      [],
    ])
    expect([old.exitCode, old.stderr, old.tokens]).toEqual([
      5,
      expect.stringContaining('n’est pas valable à la date'),
      [],
    ])
  })

  test('cannot come from a server that speaks http', async () => {
    const { url } = await standInServer((_, response) => response.end())
    const { exitCode, stderr } = await askServer(url.replace('http:', 'https:'))
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('La connexion chiffrée')])
  })
})
