/** @module-tag long */
import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { referenceFile } from '@ma-cantine/lib/certification/reference-file'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { expect, onTestFinished, test } from 'vitest'
import { folder, type Run } from '../cli/support/run-cli.ts'
import { fakeClone } from '../cli/support/server-clone.ts'

const readme = readFileSync(new URL('../../examples/certify/README.md', import.meta.url), 'utf8')

/** The blocks of a part of the page, by its heading, as a person would copy them. */
const blocksOf = (heading: string): string[] => {
  const part = readme.split(/^## /m).find(text => text.startsWith(heading)) ?? ''
  return [...part.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, lines = '']) => lines.replace(/^ +/gm, ''))
}

/** The machine of a vendor who has the command and exported all cases. */
function vendor() {
  const machine = folder()
  for (const name of ['bin', 'exports']) mkdirSync(join(machine, name))
  const main = fileURLToPath(new URL('../../cli/ma-cantine.js', import.meta.url))
  writeFileSync(join(machine, 'bin/ma-cantine'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, {
    mode: 0o755,
  })
  writeFileSync(join(machine, 'bin/npx'), '#!/bin/sh\nexec "$@"\n', { mode: 0o755 })
  for (const each of certificationSuite.cases) {
    writeFileSync(join(machine, `exports/${each.name}.csv`), referenceFile(each))
  }
  const path = [join(machine, 'bin'), dirname(process.execPath), process.env.PATH].join(delimiter)
  const env = { PATH: path, HOME: machine }
  const run = (lines: string) =>
    new Promise<Run>(resolve => {
      const child = execFile('sh', ['-ec', lines], { cwd: machine, env }, (_, stdout, stderr) =>
        resolve({ exitCode: child.exitCode, stdout, stderr }),
      )
    })
  return { machine, env, run }
}

test('a vendor who follows the page sees the cases, checks the exports and publishes a certificate that holds', async () => {
  const { machine, run } = vendor()
  const [cases = '', check = ''] = blocksOf('Vérifier')
  const [publish = ''] = blocksOf('Publier un certificat')
  expect((await run(cases)).stdout).toContain('pour 1 234,56 €')
  expect(await run(check)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('sont réussis.') })
  const { exitCode, stdout } = await run(publish)
  expect([exitCode, stdout.match(/certificat\.json — tient/g)?.length]).toEqual([0, 2])
  writeFileSync(join(machine, 'exports/cas-01.csv'), '')
  expect((await run(check)).exitCode).toBe(1)
})

test('a vendor who follows the page goes from nothing to an import, which is taken back, and to another by the API', async () => {
  const { machine, env, run } = vendor()
  const [start = '', walk = '', byApi = ''] = blocksOf('De rien à un import')
  expect(start).toBe('npx ma-cantine serve\n')
  const line = `exec ${start.trim()} --port 0 --clone '${fakeClone(join(machine, 'clone'))}'`
  const server = spawn('sh', ['-c', line], { cwd: machine, env })
  onTestFinished(async () => {
    const ended = new Promise(resolve => server.once('close', resolve))
    server.kill('SIGTERM')
    await ended
  })
  // As a person does, with the line that the server shows.
  let shown = ''
  const settings = await new Promise<string>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown += text
      const found = /export MA_CANTINE_SERVER=\S+ MA_CANTINE_TOKEN=mc_\S+(?=\n)/.exec(shown)?.[0]
      if (found) resolve(found)
    })
    server.once('close', () => reject(new Error(shown)))
  })
  const placeholder = 'export MA_CANTINE_SERVER=http://127.0.0.1:8000 MA_CANTINE_TOKEN=mc_…'
  expect(walk).toContain(placeholder)
  const { exitCode, stdout, stderr } = await run(walk.replace(placeholder, settings))
  expect([exitCode, stderr]).toEqual([0, ''])
  for (const said of ['cas-01.csv — valide', 'enregistré', 'Carottes', 'annulé']) expect(stdout).toContain(said)
  const answer = await run(`${settings}\n${byApi}`)
  expect(JSON.parse(answer.stdout)).toMatchObject({ count: 1, errors: [] })
})
