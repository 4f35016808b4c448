import { createHash } from 'node:crypto'
import { fileKinds, schemaOf } from '@ma-cantine/lib'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { schemaFileText } from '@ma-cantine/lib/imports/import-schemas'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../server/support/test-server.ts'
import { cli } from '../support/run-cli.ts'
import { html, json, standInServer } from '../support/stand-in-server.ts'

/** What a server lists of a kind that is the same there, with what differs. */
const listed = (kind: (typeof fileKinds)[number], change: object = {}) => ({
  kind,
  format: formatNameOf(kind),
  name: schemaOf(kind).name,
  title: schemaOf(kind).title,
  version: schemaOf(kind).version,
  validFrom: null,
  lastCampaign: null,
  path: `/static/schemas/${kind}.json`,
  size: 10,
  digest: createHash('sha256').update(schemaFileText(kind)).digest('hex'),
  ...change,
})
const otherDigest = { digest: '0'.repeat(64) }

describe('schemas --from', () => {
  test('finds the schemas of a server of the same version the same, without a token', async () => {
    const server = await startTestServer()
    try {
      const url = await server.app.listen({ host: '127.0.0.1', port: 0 })
      const { exitCode, stdout, stderr } = await cli(['schemas', '--from', url])
      expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
      expect(stdout).toContain(`Les ${fileKinds.length} schémas sont les mêmes.`)
      const one = await cli(['schemas', 'achats@2026-id', '--from', url, '--json'])
      expect(JSON.parse(one.stdout)).toEqual({
        server: url,
        same: true,
        schemas: [
          {
            kind: 'achats_2026_id',
            format: 'achats@2026-id',
            standing: 'same',
            version: schemaOf('achats_2026_id').version,
            serverVersion: schemaOf('achats_2026_id').version,
          },
        ],
      })
    } finally {
      await server.close()
    }
  })

  test('tells which are newer, older, altered or unknown, on either side, and exits with 1', async () => {
    const [first, second, third, ...others] = fileKinds
    const { url } = await standInServer(
      json([
        listed(first as 'achats', { ...otherDigest, version: '10.0.0' }),
        listed(second as 'achats', { ...otherDigest, version: '0.9.0' }),
        listed(third as 'achats', otherDigest),
        ...others.slice(1).map(kind => listed(kind)),
        { ...listed('achats'), kind: 'menus', format: 'menus@2027', version: '1.0.0' },
      ]),
    )
    const { exitCode, stdout } = await cli(['schemas', '--from', url, '--json'])
    expect(exitCode).toBe(1)
    const { same, schemas } = JSON.parse(stdout)
    expect(same).toBe(false)
    expect(schemas.map(({ standing }: { standing: string }) => standing)).toEqual([
      'newer',
      'older',
      'altered',
      'command-only',
      ...others.slice(1).map(() => 'same'),
      'server-only',
    ])
    const text = (await cli(['schemas', '--from', url])).stdout
    const version = schemaOf(first as 'achats').version
    expect(text).toContain(`achats@2025 — plus récent sur le serveur (10.0.0, ici ${version})`)
    expect(text).toContain('menus@2027 — inconnu de cette commande')
    expect(text).toContain('Mettez ma-cantine à jour')
  })

  test('refuses a kind that it does not know, and tells a server that is none', async () => {
    expect((await cli(['schemas', 'achat', '--from', 'http://127.0.0.1:9'])).exitCode).toBe(2)
    const { url } = await standInServer(html())
    const { exitCode, stderr } = await cli(['schemas', '--from', url])
    expect(exitCode).not.toBe(0)
    expect(stderr).toContain(url)
  })
})
