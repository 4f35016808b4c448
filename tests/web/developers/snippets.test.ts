import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages, snippets } from '../../../web/developers/snippets/languages.ts'
import type { Program } from '../../../web/developers/snippets/snippet.ts'
import { freePort } from '../../server/support/free-port.ts'
import { tilleuls } from '../../server/support/sirets.ts'
import { startTestServer, type TestServer } from '../../server/support/test-server.ts'
import { file } from '../../support/files.ts'

let server: TestServer
let url: string
let token: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  server = await startTestServer({ PUBLIC_URL: url })
  await server.app.listen({ host: '127.0.0.1', port })
  const person = await server.addPerson()
  await server.addCanteen(tilleuls, [person], { name: 'Les Tilleuls' })
  token = person.headers.authorization.replace('Bearer ', '')
})
afterAll(() => server.close())

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-snippets-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Run {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Does what the page says: saves the lines and runs their file, or pastes them in a terminal. */
function follow({ file: saved, code }: Program, MA_CANTINE_TOKEN = token): Promise<Run> {
  if (saved) writeFileSync(join(folder, saved.name), code(url))
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`
  return new Promise(resolve => {
    const command = saved ? saved.run : code(url)
    const child = execFile(
      'sh',
      ['-c', command],
      { cwd: folder, env: { ...process.env, PATH, MA_CANTINE_TOKEN } },
      (_, stdout, stderr) => resolve({ exitCode: child.exitCode, stdout, stderr }),
    )
  })
}

describe.each(languages)('a newcomer who copies the lines of %s', language => {
  const { canteens, dryRun } = snippets[language]

  test('gets the list of their canteens', async () => {
    const { exitCode, stdout, stderr } = await follow(canteens)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toContain('Les Tilleuls')
  })

  test('learns what an import would do, and nothing is stored', async () => {
    writeFileSync(join(folder, 'achats.csv'), file('achats', [{}, {}]))
    const { exitCode, stdout, stderr } = await follow(dryRun)
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(stdout).toMatch(/created"?: ?2\b/)
    expect(await server.count('purchases')).toBe(0)
  })

  test('learns what to correct in the example file, whose canteens are imaginary', async () => {
    const { rawPayload } = await server.app.inject({ url: '/static/documents/achats_fichier_exemple_ma_cantine.csv' })
    writeFileSync(join(folder, 'achats.csv'), rawPayload)
    const { exitCode, stdout } = await follow(dryRun)
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/created"?: ?0\b/)
    expect(stdout).toContain('cantine')
  })

  test.each(['canteens', 'dryRun'] as const)('learns that a wrong token is refused (%s)', async step => {
    const { exitCode, stdout, stderr } = await follow(snippets[language][step], 'mc_copie-de-travers')
    expect(exitCode).not.toBe(0)
    expect(stdout + stderr).toContain('403')
  })
})
