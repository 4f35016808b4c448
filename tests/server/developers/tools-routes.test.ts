import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { developerRefusals } from '@ma-cantine/lib/developers/developer-refusals'
import type { ToolsIndex } from '@ma-cantine/lib/developers/tools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const content = 'console.log("bonjour")\n'
const sha256 = createHash('sha256').update(content).digest('hex')
const index: ToolsIndex = {
  tools: [
    {
      kind: 'commandFile',
      name: '@ma-cantine/cli',
      version: '1.2.3',
      file: 'ma-cantine-1.2.3.mjs',
      latest: 'ma-cantine.mjs',
      bytes: content.length,
      sha256,
      node: '>=22.19.0',
    },
  ],
}
const digests = `${sha256}  ma-cantine-1.2.3.mjs\n${sha256}  ma-cantine.mjs\n`

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-tools-'))
let server: TestServer
beforeAll(async () => {
  writeFileSync(join(folder, 'index.json'), JSON.stringify(index))
  writeFileSync(join(folder, 'SHA256SUMS'), digests)
  writeFileSync(join(folder, 'ma-cantine-1.2.3.mjs'), content)
  writeFileSync(join(folder, 'autre.txt'), 'not listed')
  server = await startTestServer({}, { toolsFolder: folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (name: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/outils/${name}`, headers })

describe('the tools of a server', () => {
  test('are listed, for programs and for sha256sum', async () => {
    const list = await get('index.json')
    expect(list.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    })
    expect(list.json()).toEqual(index)
    const sums = await get('SHA256SUMS')
    expect(sums.headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
    expect(sums.body).toBe(digests)
  })

  test('keep their bytes under a name with a version', async () => {
    const { statusCode, headers, body } = await get('ma-cantine-1.2.3.mjs')
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: content })
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(content.length),
      'content-disposition': 'attachment; filename="ma-cantine-1.2.3.mjs"',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  })

  test('are asked for again under a name without one', async () => {
    const { headers, body } = await get('ma-cantine.mjs')
    expect(body).toBe(content)
    expect(headers).toMatchObject({
      'content-disposition': 'attachment; filename="ma-cantine.mjs"',
      'cache-control': 'no-cache',
    })
    const unchanged = await get('ma-cantine.mjs', { 'if-none-match': String(headers.etag) })
    expect([unchanged.statusCode, unchanged.body]).toEqual([304, ''])
  })

  test('are read by HEAD and by parts', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/outils/ma-cantine.mjs' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', String(content.length)])
    const part = await get('ma-cantine.mjs', { range: 'bytes=0-6' })
    expect([part.statusCode, part.body]).toEqual([206, 'console'])
    const post = await server.app.inject({ method: 'POST', url: '/outils/ma-cantine.mjs' })
    expect([post.statusCode, post.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test.each(['ma-cantine-1.0.0.mjs', 'autre.txt', '..%2Findex.json'])(
    'are the listed ones alone: not %s',
    async name => {
      const { statusCode, body } = await get(name, { accept: 'text/html' })
      expect(statusCode).toBe(404)
      expect(JSON.parse(body)).toEqual({ detail: developerRefusals('unknown-tool', 'ma-cantine.mjs').in('fr') })
    },
  )

  test.each(['/outils', '/outils/'])('are presented by the developer page, where %s leads', async url => {
    const { statusCode, headers } = await server.app.inject({ url })
    expect([statusCode, headers.location]).toEqual([302, '/v2/developpement-et-apis#outils'])
  })

  test('are missing, in words, when the server was not built', async () => {
    const unbuilt = await startTestServer({}, { toolsFolder: join(folder, 'none') })
    for (const name of ['index.json', 'ma-cantine.mjs']) {
      const { statusCode, body } = await unbuilt.app.inject({
        url: `/outils/${name}`,
        headers: { 'accept-language': 'en' },
      })
      expect(statusCode).toBe(404)
      expect(JSON.parse(body)).toEqual({ detail: developerRefusals('tools-not-built').in('en') })
    }
    await unbuilt.close()
  })
})
